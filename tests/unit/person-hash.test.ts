import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type * as personHash from "~/operations/erasure/person.server";
import { importWith } from "../support/other-environment";

async function hashesUnder(keys: string, address: string): Promise<string[]> {
  const { personHashes } = await importWith<typeof personHash>(
    { BACKUP_KEY: keys },
    "operations/erasure/person.server",
  );
  return personHashes(address);
}

test("an email address has the same hash in any case and with surrounding spaces", async () => {
  const hashes = await hashesUnder("key", "ann@example.test");
  expect(hashes).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(await hashesUnder("key", " Ann@Example.TEST ")).toEqual(hashes);
  expect(await hashesUnder("key", "ben@example.test")).not.toEqual(hashes);
  expect(await hashesUnder("key", "mar\u212A@a.test")).not.toEqual(
    await hashesUnder("key", "mark@a.test"),
  );
});

test("after a key rotation an email address is hashed with every key, the newest first, and without a key not at all", async () => {
  const [former] = await hashesUnder("former", "ann@example.test");
  const [latter] = await hashesUnder("latter", "ann@example.test");
  expect(await hashesUnder("latter,former", "ann@example.test")).toEqual([latter, former]);
  expect(createHash("sha256").update("ann@example.test").digest("hex")).not.toBe(latter);
  expect(await hashesUnder("", "ann@example.test")).toEqual([]);
  expect(latter!.slice(0, 16)).not.toBe(former!.slice(0, 16));
  const [ben] = await hashesUnder("former", "ben@example.test");
  expect(ben!.slice(0, 16)).toBe(former!.slice(0, 16));
});
