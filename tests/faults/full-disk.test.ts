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
  const isWhole = () => until("the reserve is whole", () => reserve() === 16 * MEGABYTE);

  /** Leaves no byte, not even in the write-ahead log. */
  function fill() {
    const database = new Sqlite(join(site.dataDir, "site.db"));
    database.pragma("wal_checkpoint(truncate)");
    fillDisk(site.dataDir, 0);
    database.close();
  }

  test("16 MB are set aside, really written", isWhole);

  test("nearly full it takes no draft, and keeps the form; orders go on", async () => {
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

  test("full, a person is forgotten all the same", async () => {
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

  test("full, it heals: what is over its time goes, and orders find its room", async () => {
    await isWhole();
    // Nothing is to be swept before the disk is full.
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
    await until("they are swept", () => old().length === 0);
    await until("an order is taken", async () => {
      return (await (await openForm(site)).send(validOrder())).status === 303;
    });
  });
});
