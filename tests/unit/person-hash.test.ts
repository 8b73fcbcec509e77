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
});

test("the hash of an email address depends on the key", async () => {
  const [hash] = await hashesUnder("key", "ann@example.test");
  expect(await hashesUnder("another", "ann@example.test")).not.toContain(hash);
  expect(createHash("sha256").update("ann@example.test").digest("hex")).not.toBe(hash);
});

test("after a key rotation an email address is hashed with every key, the newest first, and without a key not at all", async () => {
  const [former] = await hashesUnder("former", "ann@example.test");
  const [latter] = await hashesUnder("latter", "ann@example.test");
  expect(await hashesUnder("latter,former", "ann@example.test")).toEqual([latter, former]);
  expect(await hashesUnder("", "ann@example.test")).toEqual([]);
});
