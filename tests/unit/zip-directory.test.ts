import { describe, expect, test } from "vitest";
import { endsAsZip, namesInDirectory, TailBuffer } from "~/assets/file-contents.server";
import { Random } from "../support/random";
import { bytesOf, docx, gif, png } from "../support/assets/upload-samples";
import { zipOf } from "../support/assets/zip-archive";

const names = (archive: Uint8Array, lastBytes = archive.length) =>
  namesInDirectory(Buffer.from(archive.slice(-lastBytes)), archive.length);

/** Overwrites bytes of an archive, counted from its end. */
function changed(archive: Uint8Array, fromEnd: number, ...bytes: number[]) {
  const copy = archive.slice();
  copy.set(bytes, copy.length - fromEnd);
  return copy;
}

test("file names are read from a ZIP's central directory, in its order", () => {
  expect(names(zipOf({ "b.txt": "1", "a.txt": "2" }))).toEqual(["b.txt", "a.txt"]);
  expect(names(zipOf({}))).toEqual([]);
});

test("file names are read for any number of entries, comments, ZIP64 records, chunks and tail lengths", () => {
  const random = new Random(7);
  for (let round = 0; round < 300; round += 1) {
    const entries = Object.fromEntries(
      Array.from({ length: random.below(30) }, (_, i) => [
        `${"folder/".repeat(random.below(4))}${i}.xml`,
        "x".repeat(random.below(200)),
      ]),
    );
    const archive = zipOf(entries, {
      zip64: random.chance(0.5),
      comment: random.chance(0.5) ? "PK\x05\x06".repeat(random.below(200)) : "",
      entryExtra: random.bytes(random.below(40)),
      entryComment: "c".repeat(random.below(20)),
    });
    const directory = Buffer.from(archive).indexOf("PK\x01\x02");
    const needed = directory < 0 ? archive.length : archive.length - directory;
    const end = new TailBuffer(needed + random.below(500));
    for (let at = 0; at < archive.length;) {
      const chunk = archive.subarray(at, at + 1 + random.below(300));
      end.push(chunk);
      at += chunk.length;
    }
    const read = namesInDirectory(end.bytes(), end.size);
    expect(read, `round ${round}`).toEqual(Object.keys(entries));
  }
});

test("a central directory with one byte missing is not read", () => {
  const archive = zipOf({ "a.txt": "1", "b.txt": "2" });
  const directory = archive.length - Buffer.from(archive).indexOf("PK\x01\x02");
  expect(names(archive, directory)).toEqual(["a.txt", "b.txt"]);
  expect(names(archive, directory - 1)).toBeUndefined();
  expect(names(archive, 22)).toBeUndefined();
});

test("a ZIP64 end record outside the bytes held in memory is not read", () => {
  const archive = zipOf({ "a.txt": "1" }, { zip64: true });
  expect(names(archive, 22 + 20 + 55)).toBeUndefined();
  expect(names(archive, 22)).toBeUndefined();
});

describe("a damaged archive or another file", () => {
  const archive = zipOf({ "a.txt": "1", "b.txt": "2" });
  const zip64 = zipOf({ "a.txt": "1" }, { zip64: true });
  test.each([
    ["no bytes", bytesOf()],
    ["a picture", png],
    ["an archive cut short", archive.subarray(0, archive.length - 1)],
    ["an archive with bytes behind it", bytesOf([...archive], "x")],
    ["an archive with bytes before it", bytesOf("x", [...archive])],
    ["a directory with too small a size field", changed(archive, 10, 10)],
    ["a directory with an offset of 4 GB", changed(archive, 6, 0, 0, 0, 0xf0)],
    ["a ZIP64 record without its locator", changed(zip64, 42, 0)],
    ["a ZIP64 record with a wrong offset", changed(zip64, 34, 0)],
    ["a ZIP64 directory with an offset beyond any file", changed(zip64, 43, 0xff)],
  ])("gives no file names: %s", (_, bytes) => expect(names(bytes)).toBeUndefined());

  test("with random bytes changed gives no extra names and never makes the reader throw", () => {
    const random = new Random(3);
    for (let round = 0; round < 2000; round += 1) {
      const archive = zipOf({ "a.txt": "1", "b.txt": "2" }, { zip64: random.chance(0.5) });
      for (let i = 0; i < 3; i += 1) archive[random.below(archive.length)] = random.below(256);
      const read = names(archive, random.below(archive.length + 1));
      expect(read === undefined || read.length <= 2).toBe(true);
    }
  });
});

describe("a file counts as ending like a ZIP archive", () => {
  const ends = (bytes: Uint8Array) => endsAsZip(Buffer.from(bytes));
  test.each([
    ["an archive", docx],
    ["one with the longest comment", zipOf({}, { comment: "c".repeat(0xffff) })],
    ["a picture with an archive behind it", bytesOf([...gif], [...docx])],
  ])("when it is %s", (_, bytes) => expect(ends(bytes)).toBe(true));

  test.each([
    ["a picture", png],
    ["an archive that holds one more byte than its comment", bytesOf([...docx], "x")],
    ["a file with an end record in the middle", bytesOf([...docx], "%%EOF\n")],
  ])("not when it is %s", (_, bytes) => expect(ends(bytes)).toBe(false));
});

test("the tail holds a stream's last bytes, whatever its length and chunks", () => {
  const random = new Random(11);
  for (let round = 0; round < 500; round += 1) {
    const capacity = random.below(40);
    const stream = random.bytes(random.below(120));
    const end = new TailBuffer(capacity);
    expect([end.size, end.bytes().length]).toEqual([0, 0]);
    for (let at = 0; at < stream.length;) {
      const chunk = stream.subarray(at, at + random.below(60));
      end.push(chunk);
      at += chunk.length;
      const seen = stream.subarray(0, at);
      expect(end.bytes(), `round ${round}`).toEqual(
        Buffer.from(seen.slice(Math.max(0, at - capacity))),
      );
      expect(end.size).toBe(at);
    }
  }
});

test("later chunks do not change a tail that was read before", () => {
  const end = new TailBuffer(2);
  end.push(Buffer.from("ab"));
  const before = end.bytes();
  end.push(Buffer.from("cd"));
  expect(before.toString()).toBe("ab");
  expect(end.bytes().toString()).toBe("cd");
});
