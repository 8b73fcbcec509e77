import { existsSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openedClient } from "../support/assets/onboarding-client";
import { png } from "../support/assets/upload-samples";
import { freePort } from "../support/free-port";
import { desk, runNode } from "../support/operations/desk";
import { emptyBucket, restartedSite } from "../support/operations/backups";
import { orderOf, paidOrder, placeOrder } from "../support/orders/order-visitor";
import { allMailsSent } from "../support/orders/person";
import type { Site } from "../support/site";
import { ofThisRun } from "../support/this-run";

let site: Site;
beforeAll(async () => {
  site = await restartedSite();
});
afterEach(() => rmSync(join(site.dataDir, "staged"), { recursive: true, force: true }));
afterAll(() => emptyBucket(site));

/** Starts another process on the folder of the running site, and waits until it has exited. */
async function startAgain(change: Record<string, string> = {}) {
  const ran = await runNode({ ...site.env, ...change }, ["build/start.js"]);
  const lines = ran.out.split("\n").filter(Boolean);
  return { code: ran.code, last: JSON.parse(lines.at(-1) ?? "{}") as Record<string, unknown> };
}

const inProgress = () => ({
  uploads: site.rows("select id from uploads where state = 'receiving' order by id"),
  leases: site.rows("select id, leased_until from outbox where leased_until is not null"),
  // Restores of earlier tests may have set databases aside.
  setAside: readdirSync(site.dataDir).filter((name) => name.startsWith("before-")),
});

/** Marks an email as leased and an upload, not one that a sweep may end, as being received, as a serving process does. */
function begin(): void {
  const soon = new Date(Date.now() + 600_000).toISOString();
  site.execute(
    "update outbox set state = 'pending', leased_until = ?, next_attempt_at = ? where id in (select id from outbox limit 1)",
    soon,
    soon,
  );
  site.execute(
    "update uploads set state = 'receiving' where id in (select id from uploads order by created_at desc limit 1)",
  );
}

const ports: [which: string, change: () => Promise<Record<string, string>>][] = [
  ["the same port", () => Promise.resolve({})],
  ["another port", async () => ({ PORT: String(await freePort()) })],
];

test.each(ofThisRun(ports, ([which]) => which === "the same port"))(
  "a second process on the same data folder and %s exits, names the running process and changes nothing",
  async (_, change) => {
    const client = await openedClient(site);
    await client.send([{ name: "logo.png", bytes: png }], { intent: "upload" });
    expect((await desk(site, "backup")).code).toBe(0);
    expect((await desk(site, "restore", "--yes")).code).toBe(0);
    const { fields } = await paidOrder(site);
    await allMailsSent(site);
    begin();
    const before = inProgress();

    const { code, last } = await startAgain(await change());
    expect(code).toBe(1);
    expect(last).toMatchObject({
      msg: "another process serves DATA_DIR",
      servedBy: expect.stringMatching(new RegExp(`^process ${site.pid()} on .`)) as string,
    });
    expect(inProgress()).toEqual(before);
    expect(existsSync(join(site.dataDir, "staged", "about.json"))).toBe(true);
    expect(orderOf(site, fields).state).toBe("paid");
    expect((await placeOrder(site)).order.state).toBe("checkout_open");
  },
);

test("a start whose port another program uses takes over no leases or uploads", async () => {
  await paidOrder(site);
  await site.kill("SIGKILL");
  begin();
  const before = inProgress();
  const other = createServer().listen(Number(site.env.PORT), "127.0.0.1");
  await once(other, "listening");
  try {
    const { code } = await startAgain();
    expect(code).toBe(1);
    expect(inProgress()).toEqual(before);
  } finally {
    other.close();
  }
  await site.restart();
  expect(inProgress()).not.toEqual(before);
});
