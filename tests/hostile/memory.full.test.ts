import { expect, test } from "vitest";
import { inWords, memoryOf, reportsUsage, usageOf, usageOnce } from "../support/faults/usage";
import { startSite } from "../support/site";
import { exchange } from "../support/hostile/exchange";
import { tables } from "./tables";

const CLIENTS = 6;

const site = await startSite({ env: reportsUsage });

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

test("all hostile requests together leave no more memory in use and no connections open", async () => {
  // Once before, for what is compiled and cached at its first use.
  await sendAll();
  const before = await usageOf(site);
  const mostHandles = (before.handles ?? 0) + 5;
  await sendAll();
  const after = await usageOnce(
    site,
    (usage) => memoryOf(usage) < memoryOf(before) * 1.2 && (usage.handles ?? 0) <= mostHandles,
  );
  console.log(`before: ${inWords(before)}; after: ${inWords(after)}`);
  expect(memoryOf(after) / memoryOf(before)).toBeLessThan(1.2);
  expect(after.handles ?? 0).toBeLessThanOrEqual(mostHandles);
});
