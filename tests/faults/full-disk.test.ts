import { statSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { fieldValues, filledIn, OnboardingClient } from "../support/assets/onboarding-client";
import {
  canMount,
  emptyDisk,
  fillDisk,
  mountDisk,
  unmountDisk,
} from "../support/faults/small-disk";
import { UNSAVED } from "../support/faults/broken-database";
import { textOf } from "../support/http/http-client";
import { spawnDesk } from "../support/operations/desk";
import { openForm, ordersOf, validOrder } from "../support/orders/order-visitor";
import { startSite, type Site } from "../support/site";
import { until } from "../support/until";

const MEGABYTE = 1024 * 1024;

describe.runIf(canMount())("on a disk of 64 MB", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({
      env: { JOBS_EVERY_MS: "300" },
      prepare: (dataDir) => mountDisk(dataDir, 64),
    });
  });
  afterEach(() => emptyDisk(site.dataDir));
  afterAll(async () => {
    await site.kill();
    unmountDisk(site.dataDir);
    await site.stop();
  });

  const reserve = () => {
    const found = statSync(join(site.dataDir, "reserve"), { throwIfNoEntry: false });
    return found ? Math.min(found.size, found.blocks * 512) : 0;
  };
  const isWhole = () => until("the reserve is complete", () => reserve() === 16 * MEGABYTE);

  /** Fills the disk to the last byte, with an empty write-ahead log. */
  function fill() {
    const database = new Sqlite(join(site.dataDir, "site.db"));
    database.pragma("wal_checkpoint(truncate)");
    fillDisk(site.dataDir, 0);
    database.close();
  }

  test("the site reserves 16 MB with real bytes", isWhole);

  test("that is almost full the site refuses drafts and keeps their form, but accepts orders", async () => {
    await isWhole();
    const client = new OnboardingClient(site);
    await client.open();
    fillDisk(site.dataDir, 31 * MEGABYTE);
    const answer = await client.send();
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("60");
    expect(textOf(answer.body)).toContain(UNSAVED);
    expect(fieldValues(answer.body)).toEqual(filledIn);
    expect((await (await openForm(site)).send(validOrder())).status).toBe(303);
    emptyDisk(site.dataDir);
    expect((await client.send()).status).toBe(303);
  });

  test("that is full a person's data can still be erased", async () => {
    await isWhole();
    const fields = validOrder();
    expect((await (await openForm(site)).send(fields)).status).toBe(303);
    fill();
    expect((await (await openForm(site)).send(validOrder())).status).toBe(503);
    const { code, out } = await spawnDesk(site, "forget", fields.email, "--yes");
    expect(out).toContain("orders erased      1");
    expect(code).toBe(0);
    expect(ordersOf(site, fields.email)).toEqual([]);
    emptyDisk(site.dataDir);
    await isWhole();
  });

  test("that is full retention makes room, and orders are accepted again", async () => {
    await isWhole();
    // Retention must not run before the disk is full.
    site.signal("SIGSTOP");
    const text = "x".repeat(280_000);
    for (let count = 0; count < 40; count += 1) {
      site.execute(
        `insert into drafts (id, state, business_name, email, website_url, brand_colors, text_content, social_links, created_at, updated_at)
        values (?, 'open', '', '', '', '', ?, '', ?, ?)`,
        ...[`old ${count}`, text, "2000-01-01", "2000-01-01"],
      );
    }
    fill();
    site.signal("SIGCONT");
    const old = () => site.rows("select id from drafts where id like 'old %'");
    await until("they are deleted", () => old().length === 0);
    await until("an order is accepted", async () => {
      return (await (await openForm(site)).send(validOrder())).status === 303;
    });
  });
});
