/**
 * The directory of a ZIP archive, read from the archive's last bytes; nothing is unpacked
 * (PKWARE's APPNOTE.TXT, sections 4.3.12 to 4.3.16; multi-byte numbers are little-endian).
 */
const END = { signature: 0x06054b50, bytes: 22, maxComment: 0xffff };
const ZIP64_LOCATOR = { signature: 0x07064b50, bytes: 20 };
const ZIP64_END = { signature: 0x06064b50, bytes: 56 };
const ENTRY = { signature: 0x02014b50, bytes: 46 };

/**
 * Whether a file ends as a ZIP archive does: in an end record whose comment reaches to the last byte.
 * Takes the file's last 65,557 bytes or more, or all of a shorter file.
 */
export function endsAsZip(tail: Buffer): boolean {
  return endRecord(tail) !== undefined;
}

/**
 * The names in an archive's directory, in its order. Takes the archive's last bytes and its size; undefined when
 * they do not hold a complete, well-formed directory.
 */
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

/** Where the last end record begins whose comment ends where the file does. */
function endRecord(tail: Buffer): number | undefined {
  const latest = tail.length - END.bytes;
  for (let at = latest; at >= Math.max(0, latest - END.maxComment); at -= 1) {
    if (tail.readUInt32LE(at) !== END.signature) continue;
    if (tail.readUInt16LE(at + 20) === latest - at) return at;
  }
  return undefined;
}

/** The directory's length and its offset in the file; `before` is how many of the file's bytes are not in the tail. */
function locate(
  tail: Buffer,
  end: number,
  before: number,
): { length: number; offset: number } | undefined {
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
  /** The bytes of the stream so far. */
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

  /** A copy of the last bytes. */
  bytes(): Buffer {
    if (this.size <= this.capacity) return Buffer.from(this.ring.subarray(0, this.size));
    const at = this.size % this.capacity;
    return Buffer.concat([this.ring.subarray(at), this.ring.subarray(0, at)]);
  }
}
