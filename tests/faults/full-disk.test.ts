import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  fieldValues,
  filledIn,
  openedClient,
  read,
  type Answer,
} from "../support/assets/onboarding-client";
import { draftRow, insertion } from "../support/database/sample-rows";
import { UNSAVED } from "../support/faults/broken-database";
import { textOf } from "../support/http/http-client";
import { backupEnv } from "../support/operations/backups";
import { spawnDesk } from "../support/operations/desk";
import {
  openForm,
  orderOf,
  ordersOf,
  paidOrder,
  placeOrder,
  validOrder,
} from "../support/orders/order-visitor";
import { startSite, type Site } from "../support/site";
import { until } from "../support/until";

const MEGABYTE = 1024 * 1024;

const succeeds = (command: string) =>
  spawnSync("sh", ["-c", command], { stdio: "ignore" }).status === 0;
const mountDisk = (folder: string, megabytes: number) =>
  succeeds(`mount -t tmpfs -o size=${megabytes}m tmpfs ${folder}`);
/** Even while it is in use. */
const unmountDisk = (folder: string) => succeeds(`umount -l ${folder}`);

/** Mounting needs Linux and its root user. */
function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-disk-"));
  const mounted = mountDisk(folder, 1) && unmountDisk(folder);
  rmSync(folder, { recursive: true });
  return mounted;
}

const filler = (folder: string) => join(folder, "something-else");
const emptyDisk = (folder: string) => rmSync(filler(folder), { force: true });

async function fillDisk(folder: string, but: number): Promise<void> {
  const { bavail, bsize } = statfsSync(folder);
  // In the background: meanwhile the client of the tests must notice that the site closes idle connections.
  await writeFile(filler(folder), Buffer.alloc(bavail * bsize - but));
}

describe.runIf(canMount())("on a disk of 256 MB", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({
      env: { ...backupEnv, JOBS_EVERY_MS: "300" },
      prepare: (dataDir) => mountDisk(dataDir, 256),
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
  async function fill() {
    const database = new Sqlite(join(site.dataDir, "site.db"));
    database.pragma("wal_checkpoint(truncate)");
    await fillDisk(site.dataDir, 0);
    database.close();
  }

  function expectRefused(answer: Answer) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("60");
    expect(textOf(answer.body)).toContain(UNSAVED);
  }

  test("that is almost full the site refuses drafts without a paid order, then orders and their changes, and keeps their forms", async () => {
    await isWhole();
    const stranger = await openedClient(site);
    const { link } = await paidOrder(site);
    const { visitor, fields } = await placeOrder(site);
    await fillDisk(site.dataDir, 127 * MEGABYTE);
    const draft = await stranger.send();
    expectRefused(draft);
    expect(fieldValues(draft.body)).toEqual(filledIn);
    expect((await (await openForm(site)).send(validOrder())).status).toBe(303);

    emptyDisk(site.dataDir);
    await fillDisk(site.dataDir, 63 * MEGABYTE);
    const newOrder = validOrder();
    const changedOrder = { ...fields, project: "Something else altogether." };
    for (const [sender, order] of [
      [await openForm(site), newOrder],
      [visitor, changedOrder],
    ] as const) {
      const answer = await read(await sender.send(order));
      expectRefused(answer);
      expect(answer.body).toContain(`value="${order.email}"`);
      expect(textOf(answer.body)).toContain(order.project);
    }
    const flagged = { ...(await openForm(site)).hidden, ...newOrder, homepage: "spam" };
    expectRefused(await read(await visitor.post("/contact", flagged)));
    expect(ordersOf(site, newOrder.email)).toEqual([]);
    expect(orderOf(site, fields).project).toBe(fields.project);

    // An unchanged order is still led to its payment, and a paid one takes assets.
    const unchanged = await visitor.send(fields);
    expect(unchanged.headers.get("Location")).toContain("/sandbox/");
    const buyer = await openedClient(site, link);
    expect((await buyer.send([], { ...filledIn, intent: "save" })).status).toBe(303);
    emptyDisk(site.dataDir);
    await fillDisk(site.dataDir, 31 * MEGABYTE);
    expectRefused(await buyer.send([], { ...filledIn, intent: "save" }));
    emptyDisk(site.dataDir);
    expect((await stranger.send()).status).toBe(303);
  });

  test("that has just the room of orders no backup is begun", async () => {
    await isWhole();
    await fillDisk(site.dataDir, 64 * MEGABYTE);
    const refused = await spawnDesk(site, "backup");
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("The disk is full") });
    emptyDisk(site.dataDir);
    expect(await spawnDesk(site, "backup")).toMatchObject({ code: 0 });
  });

  test("that is full the site starts after it was stopped in order", async () => {
    await isWhole();
    await site.kill("SIGTERM");
    await fillDisk(site.dataDir, 0);
    await site.restart();
    expect((await fetch(site.url)).status).toBe(200);
    emptyDisk(site.dataDir);
    await isWhole();
  });

  test("that is full a person's data can still be erased", async () => {
    await isWhole();
    const fields = validOrder();
    expect((await (await openForm(site)).send(fields)).status).toBe(303);
    await fill();
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
    const longAgo = { created_at: "2000-01-01", updated_at: "2000-01-01" };
    for (let count = 0; count < 300; count += 1) {
      const draft = { id: `old ${count}`, text_content: text, ...longAgo };
      site.execute(...insertion("drafts", draftRow(draft)));
    }
    await fill();
    site.signal("SIGCONT");
    const old = () => site.rows("select id from drafts where id like 'old %'");
    await until("they are deleted", () => old().length === 0);
    await until("an order is accepted", async () => {
      return (await (await openForm(site)).send(validOrder())).status === 303;
    });
  });
});
