import { afterAll, beforeAll, expect, test } from "vitest";
import { handlesAreTold, reportsUsage, usageOf, type Usage } from "../support/faults/usage";
import { startSite, type Site } from "../support/site";
import { until } from "../support/until";
import { exchange } from "../support/hostile/exchange";
import { tables } from "./tables";

const PATIENCE_MS = 180_000;
const CLIENTS = 6;
const MEGABYTE = 1024 * 1024;

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: reportsUsage });
});
afterAll(() => site.stop());

/** Sends every request of every table; what they are answered is looked at elsewhere. */
async function sendAll(): Promise<void> {
  const rows = Object.values(tables).flat();
  const sendSome = async () => {
    for (let row = rows.pop(); row; row = rows.pop()) {
      const [, send, { cut }] = row;
      const bytes = typeof send === "function" ? send() : send;
      await exchange(site.url, [bytes], cut ? 0 : undefined);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, sendSome));
}

const held = ({ heapUsed, external }: Usage) => heapUsed + external;

test(
  "after all of them the site holds no more memory than before, and no connection",
  async () => {
    // Once for what is compiled and kept at its first use.
    await sendAll();
    const before = await usageOf(site);
    await sendAll();
    let after = await usageOf(site);
    const settled = async () => {
      after = await usageOf(site);
      return held(after) < held(before) * 1.2 && (after.handles ?? 0) <= (before.handles ?? 0) + 5;
    };
    await until("what they took is given back", settled, 30_000).catch(() => undefined);
    const megabytes = (usage: Usage) =>
      `${(held(usage) / MEGABYTE).toFixed(1)} MB held, ${(usage.rss / MEGABYTE).toFixed(0)} MB resident`;
    console.log(`before: ${megabytes(before)}; after: ${megabytes(after)}`);
    expect(held(after) / held(before)).toBeLessThan(1.2);
    if (handlesAreTold) expect(after.handles).toBeLessThanOrEqual(before.handles! + 5);
  },
  PATIENCE_MS,
);
