import { crc32 } from "node:zlib";

interface ArchiveShape {
  comment?: string;
  /** An extra field and a comment of each entry of the directory. */
  entryExtra?: Uint8Array;
  entryComment?: string;
  /** Sizes and offsets are in a ZIP64 end record. */
  zip64?: boolean;
}

/** A ZIP archive of uncompressed entries (PKWARE's APPNOTE.TXT, sections 4.3.7 and 4.3.12 to 4.3.16). */
export function zipOf(
  entries: Record<string, string>,
  { comment = "", entryExtra = new Uint8Array(), entryComment = "", zip64 }: ArchiveShape = {},
): Buffer<ArrayBuffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(entries)) {
    const name = Buffer.from(path);
    const data = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    local.push(Buffer.concat([Buffer.from("PK\x03\x04"), common, name, data]));
    common.writeUInt16LE(entryExtra.length, 24);
    const tail = Buffer.alloc(14);
    tail.writeUInt16LE(entryComment.length, 0);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.from("PK\x01\x02\x14\0", "latin1"), common, tail, name);
    central.push(Buffer.from(entryExtra), Buffer.from(entryComment));
    offset += local.at(-1)!.length;
  }
  const directory = Buffer.concat(central);
  const location = { entries: local.length, length: directory.length, offset };
  const end = zip64
    ? [zip64End(location), endRecord({ entries: 0xffff, length: 2 ** 32 - 1, offset: 2 ** 32 - 1 })]
    : [endRecord(location)];
  const commentLength = Buffer.from([comment.length & 255, comment.length >> 8]);
  return Buffer.concat([
    ...local,
    directory,
    ...end,
    commentLength,
    Buffer.from(comment, "latin1"),
  ]);
}

type Location = Record<"entries" | "length" | "offset", number>;

function endRecord({ entries, length, offset }: Location): Buffer {
  const end = Buffer.alloc(16);
  end.writeUInt16LE(entries, 4);
  end.writeUInt16LE(entries, 6);
  end.writeUInt32LE(length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([Buffer.from("PK\x05\x06"), end]);
}

function zip64End({ entries, length, offset }: Location): Buffer {
  const end = Buffer.alloc(52);
  end.writeBigUInt64LE(44n, 0);
  for (const [at, value] of [entries, entries, length, offset].entries()) {
    end.writeBigUInt64LE(BigInt(value), 20 + at * 8);
  }
  const locator = Buffer.alloc(16);
  locator.writeBigUInt64LE(BigInt(offset + length), 4);
  locator.writeUInt32LE(1, 12);
  return Buffer.concat([Buffer.from("PK\x06\x06"), end, Buffer.from("PK\x06\x07"), locator]);
}
