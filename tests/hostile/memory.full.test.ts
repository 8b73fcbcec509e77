import { afterAll, beforeAll, expect, test } from "vitest";
import { handlesAreReported, reportsUsage, usageOf, type Usage } from "../support/faults/usage";
import { startSite, type Site } from "../support/site";
import { until } from "../support/until";
import { exchange } from "../support/hostile/exchange";
import { tables } from "./tables";

const TIMEOUT_MS = 180_000;
const CLIENTS = 6;
const MEGABYTE = 1024 * 1024;

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: reportsUsage });
});
afterAll(() => site.stop());

/** Sends every request of every table; other tests check the responses. */
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

const memoryOf = ({ heapUsed, external }: Usage) => heapUsed + external;

test(
  "all hostile requests together leave no more memory in use and no connections open",
  async () => {
    // Once before, for what is compiled and cached at its first use.
    await sendAll();
    const before = await usageOf(site);
    await sendAll();
    let after = await usageOf(site);
    const released = async () => {
      after = await usageOf(site);
      return (
        memoryOf(after) < memoryOf(before) * 1.2 &&
        (after.handles ?? 0) <= (before.handles ?? 0) + 5
      );
    };
    await until("memory and connections are released", released, 30_000).catch(() => undefined);
    const megabytes = (usage: Usage) =>
      `${(memoryOf(usage) / MEGABYTE).toFixed(1)} MB held, ${(usage.rss / MEGABYTE).toFixed(0)} MB resident`;
    console.log(`before: ${megabytes(before)}; after: ${megabytes(after)}`);
    expect(memoryOf(after) / memoryOf(before)).toBeLessThan(1.2);
    if (handlesAreReported) expect(after.handles).toBeLessThanOrEqual(before.handles! + 5);
  },
  TIMEOUT_MS,
);
