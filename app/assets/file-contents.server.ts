import type { FileType } from "./file-rules";

export const HEAD_BYTES = 4096;
/** A ZIP archive's longest comment and its end record. */
const ARCHIVE_END_BYTES = 65_557;
const DIRECTORY_BYTES = 1024 * 1024;

interface Contents {
  begins: (head: Buffer) => boolean;
  ends?: { bytes: number; matches: (tail: Buffer, size: number) => boolean };
}

const startsWith =
  (...signatures: string[]) =>
  (head: Buffer) =>
    signatures.some((signature) => head.toString("latin1", 0, signature.length) === signature);

const isZip = startsWith("PK\x03\x04", "PK\x05\x06");

const MARKUP_BYTES = 1024;
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)[\s/>]/i;

/** Headers that are a script as well: what follows the signature, as a number, opens a comment or is code. */
const SCRIPT =
  /^(?:GIF8[79]a(?:[\t-\r -~]{0,5}\/[*/]|[\t-\r -~]{7})|\xff\xd8\xff\xe0\/[*/]|RIFF=?\/[*/])/;

function only(matches: (head: Buffer) => boolean): Contents {
  return {
    begins: (head) =>
      matches(head) &&
      !MARKUP.test(head.toString("latin1", 0, MARKUP_BYTES)) &&
      !SCRIPT.test(head.toString("latin1", 0, 16)),
    ends: { bytes: ARCHIVE_END_BYTES, matches: (tail) => !endsAsZip(tail) },
  };
}

function office(folder: string): Contents {
  return {
    begins: isZip,
    ends: {
      bytes: DIRECTORY_BYTES,
      matches: (tail, size) => {
        // Parts are named without regard to case, and by some writers with backslashes.
        const names = (namesInDirectory(tail, size) ?? []).map((name) =>
          name.toLowerCase().replaceAll("\\", "/"),
        );
        return (
          names.includes("[content_types].xml") && names.some((name) => name.startsWith(folder))
        );
      },
    },
  };
}

/** A tag, a comment, a declaration or an instruction; not "<https://…>" and not "<ann@…>". */
const OPENS_MARKUP = /^\s*<(?:[!?%]|\/?[a-z][\w-]*[\s/>])/i;
const OTHER_SIGNATURE = /^\s*(?:%PDF-|GIF8[79]a)/;

/** No control characters but TAB, LF, FF and CR, no markup, no other type's beginning; Windows-1252 is fine. */
function isText(head: Buffer): boolean {
  const text = new TextDecoder(encodingOf(head)).decode(head);
  return (
    [...text].every((character) => character >= " " || "\t\n\f\r".includes(character)) &&
    !OPENS_MARKUP.test(text) &&
    !OTHER_SIGNATURE.test(text)
  );
}

function encodingOf(head: Buffer): string {
  if (startsWith("\xef\xbb\xbf")(head)) return "utf-8";
  if (startsWith("\xff\xfe")(head)) return "utf-16le";
  return startsWith("\xfe\xff")(head) ? "utf-16be" : "windows-1252";
}

const contents: Record<FileType["contentType"], Contents> = {
  "image/jpeg": only(startsWith("\xff\xd8\xff")),
  "image/png": only(startsWith("\x89PNG\r\n\x1a\n")),
  "image/webp": only((head) => startsWith("RIFF")(head) && startsWith("WEBP")(head.subarray(8))),
  "image/gif": only(startsWith("GIF87a", "GIF89a")),
  "application/pdf": only(startsWith("%PDF-")),
  "application/msword": { begins: startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") },
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": office("word/"),
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": office("xl/"),
  "application/zip": { begins: isZip },
  "text/plain": { begins: isText },
};

/** Whether a file begins as its type does; takes its first {@link HEAD_BYTES}, or all of a shorter file. */
export function beginsAs({ contentType }: FileType, head: Buffer): boolean {
  return contents[contentType].begins(head.subarray(0, HEAD_BYTES));
}

/** A buffer for as many of a file's last bytes as {@link endsAs} needs of its type. */
export function tailBufferFor({ contentType }: FileType): TailBuffer {
  return new TailBuffer(contents[contentType].ends?.bytes ?? 0);
}

/** Whether a file also ended as its type; `end`, of {@link tailBufferFor}, was given all of its bytes. */
export function endsAs({ contentType }: FileType, end: TailBuffer): boolean {
  return contents[contentType].ends?.matches(end.bytes(), end.size) ?? true;
}

// The directory of a ZIP archive: PKWARE's APPNOTE.TXT, sections 4.3.12 to 4.3.16; multi-byte numbers are little-endian.

const END = { signature: 0x06054b50, bytes: 22, maxComment: 0xffff };
const ZIP64_LOCATOR = { signature: 0x07064b50, bytes: 20 };
const ZIP64_END = { signature: 0x06064b50, bytes: 56 };
const ENTRY = { signature: 0x02014b50, bytes: 46 };

export function endsAsZip(tail: Buffer): boolean {
  return endRecord(tail) !== undefined;
}

/** The names in the directory of an archive of `size` bytes; undefined where `tail` lacks a part of it. */
export function namesInDirectory(tail: Buffer, size: number): string[] | undefined {
  const end = endRecord(tail);
  if (end === undefined) return undefined;
  const before = size - tail.length;
  const directory = locate(tail, end, before);
  if (!directory) return undefined;
  let at = directory.offset - before;
  const last = at + directory.length;
  if (at < 0 || last > end) return undefined;
  const names: string[] = [];
  while (at + ENTRY.bytes <= last && tail.readUInt32LE(at) === ENTRY.signature) {
    const name = at + ENTRY.bytes;
    const extra = name + tail.readUInt16LE(at + 28);
    const next = extra + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
    if (next > last) return undefined;
    names.push(tail.toString("latin1", name, extra));
    at = next;
  }
  return at === last ? names : undefined;
}

function endRecord(tail: Buffer): number | undefined {
  const latest = tail.length - END.bytes;
  for (let at = latest; at >= Math.max(0, latest - END.maxComment); at -= 1) {
    if (tail.readUInt32LE(at) !== END.signature) continue;
    if (tail.readUInt16LE(at + 20) === latest - at) return at;
  }
  return undefined;
}

/** The directory's length and its offset in the file, of which `before` bytes are not in the tail. */
function locate(tail: Buffer, end: number, before: number) {
  const entries = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (entries < 0xffff && length < 0xffffffff && offset < 0xffffffff) return { length, offset };

  const locator = end - ZIP64_LOCATOR.bytes;
  if (locator < 0 || tail.readUInt32LE(locator) !== ZIP64_LOCATOR.signature) return undefined;
  const at = Number(tail.readBigUInt64LE(locator + 8)) - before;
  if (at < 0 || at + ZIP64_END.bytes > locator) return undefined;
  if (tail.readUInt32LE(at) !== ZIP64_END.signature) return undefined;
  return {
    length: Number(tail.readBigUInt64LE(at + 40)),
    offset: Number(tail.readBigUInt64LE(at + 48)),
  };
}

/** Keeps the last bytes of a stream, at most `capacity` of them, however it is cut into chunks. */
export class TailBuffer {
  size = 0;
  private readonly ring: Buffer;

  constructor(private readonly capacity: number) {
    this.ring = Buffer.allocUnsafe(capacity);
  }

  push(chunk: Uint8Array): void {
    if (this.capacity === 0) {
      this.size += chunk.length;
      return;
    }
    const skipped = Math.max(0, chunk.length - this.capacity);
    const at = (this.size + skipped) % this.capacity;
    const copied = Math.min(chunk.length - skipped, this.capacity - at);
    this.ring.set(chunk.subarray(skipped, skipped + copied), at);
    this.ring.set(chunk.subarray(skipped + copied));
    this.size += chunk.length;
  }

  bytes(): Buffer {
    if (this.size <= this.capacity) return Buffer.from(this.ring.subarray(0, this.size));
    const at = this.size % this.capacity;
    return Buffer.concat([this.ring.subarray(at), this.ring.subarray(0, at)]);
  }
}
