import { Readable } from "node:stream";
import { expect, test, vi } from "vitest";
import type { Upload } from "~/assets/uploads.repository.server";
import { png } from "../support/assets/upload-samples";
import { stranger } from "../support/assets/upload-senders";
import { rows } from "../support/database/application";
import { draft } from "../support/database/retention-fixture";

const { receiveFile } = await import("~/assets/receive-file.server");
const { zipFiles } = await import("~/assets/zip-files.server");

const WINDOW_MS = 30_000;

/** Begins zips of a large file for networks; `take` reads that many bytes of one. */
async function zips() {
  const bytes = Buffer.concat([png.subarray(0, 33), Buffer.alloc(2 ** 20), png.subarray(33)]);
  const about = { name: "logo.png", sender: stranger("ann"), size: bytes.length };
  const file = { ...about, reopenDraft: () => Promise.resolve(undefined) };
  await receiveFile({ id: draft(0), network: null }, file, Readable.from([bytes]));
  const files = rows<Upload>("select * from uploads");
  const leaving = new AbortController();
  const begin = async (owner: string) => {
    const zip = await zipFiles(files, owner, leaving.signal);
    if (zip === "busy") return zip;
    const chunks = zip[Symbol.asyncIterator]();
    return async (most: number) => {
      let size = 0;
      for (let next; size < most && !(next = await chunks.next()).done;) size += next.value.length;
      return size;
    };
  };
  const readers = await Promise.all(["a", "a", "b", "c"].map(begin));
  const take = (reader: Awaited<ReturnType<typeof begin>>, most: number) =>
    reader === "busy" ? reader : reader(most);
  return { begin, take, readers, leave: () => leaving.abort() };
}

test("a network has two zips at most, so that other networks have theirs, and one that leaves makes room", async () => {
  const { begin, readers, leave } = await zips();
  expect(readers).not.toContain("busy");
  expect([await begin("a"), await begin("d")]).toEqual(["busy", "busy"]);
  leave();
  const next = await zips();
  expect(next.readers).not.toContain("busy");
  next.leave();
});

test("a zip that is read too slowly gives way to another's, however fast it began, and a faster one goes on", async () => {
  const { begin, take, readers, leave } = await zips();
  const [fast, slow] = [readers[0]!, readers[1]!];
  const begun = performance.now();
  await take(slow, 2 ** 19);
  expect(await begin("d")).toBe("busy");
  const clock = vi.spyOn(performance, "now").mockReturnValue(begun + WINDOW_MS / 2);
  await take(fast, 2 ** 19);
  clock.mockReturnValue(begun + WINDOW_MS * 1.2);
  const next = await begin("d");
  expect(await begin("a")).toBe("busy");
  expect(await take(next, Infinity)).toBeGreaterThan(2 ** 20);
  await expect(take(slow, Infinity)).rejects.toThrow();
  expect(await take(fast, Infinity)).toBeGreaterThan(0);
  clock.mockRestore();
  leave();
});
