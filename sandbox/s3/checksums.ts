import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { notImplemented, S3Refusal } from "./errors";

interface Running {
  update(chunk: Buffer): void;
  base64(): string;
}

const castagnoli = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value >>> 0;
});

function crc32c(chunk: Buffer, previous: number) {
  let value = ~previous;
  for (const byte of chunk) value = (castagnoli[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

function runningCrc(step: (chunk: Buffer, previous: number) => number): Running {
  let value = 0;
  return {
    update: (chunk) => {
      value = step(chunk, value);
    },
    base64: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes.toString("base64");
    },
  };
}

function runningHash(algorithm: string): Running {
  const hash = createHash(algorithm);
  return { update: (chunk) => void hash.update(chunk), base64: () => hash.digest("base64") };
}

const algorithms: Record<string, { bytes: number; start(): Running }> = {
  "x-amz-checksum-crc32": {
    bytes: 4,
    start: () => runningCrc((chunk, value) => crc32(chunk, value)),
  },
  "x-amz-checksum-crc32c": { bytes: 4, start: () => runningCrc(crc32c) },
  "x-amz-checksum-sha1": { bytes: 20, start: () => runningHash("sha1") },
  "x-amz-checksum-sha256": { bytes: 32, start: () => runningHash("sha256") },
  "content-md5": { bytes: 16, start: () => runningHash("md5") },
};

/** Computes one checksum over the bytes that pass, by the name of its header. */
export class Checksum {
  readonly #running: Running;
  readonly #bytes: number;

  constructor(readonly header: string) {
    const algorithm = algorithms[header];
    if (!algorithm) throw notImplemented(header);
    this.#running = algorithm.start();
    this.#bytes = algorithm.bytes;
  }

  update(chunk: Buffer) {
    this.#running.update(chunk);
  }

  /** Gives the value when it is the one that was promised; InvalidDigest when that is none, BadDigest when it differs. */
  verify(expected: string): string {
    const decoded = Buffer.from(expected, "base64");
    if (decoded.length !== this.#bytes || decoded.toString("base64") !== expected) {
      throw new S3Refusal("InvalidDigest", 400, `The ${this.header} you specified is not valid.`);
    }
    const actual = this.#running.base64();
    if (actual !== expected) {
      throw new S3Refusal(
        "BadDigest",
        400,
        `The ${this.header} you specified did not match the calculated checksum.`,
      );
    }
    return actual;
  }
}
