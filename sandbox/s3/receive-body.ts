import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Call } from "../http/provider-server";
import { notImplemented, S3Refusal } from "./errors";

/** A complete body in a temporary file, which the caller moves or removes. */
export interface ReceivedBody {
  file: string;
  size: number;
  md5: Buffer;
}

const largestPut = 5 * 1024 ** 3;

/**
 * Streams the body to a temporary file; one of another length than announced leaves nothing. Hashes and checksums of the
 * body are the official client's work and are not verified.
 */
export async function receiveBody(call: Call, folder: string): Promise<ReceivedBody> {
  const announced = announcedSize(call);
  const md5 = createHash("md5");
  let size = 0;
  const file = path.join(folder, randomUUID());
  try {
    await pipeline(
      count(call),
      async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          size += chunk.length;
          md5.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(file, { flags: "wx" }),
    );
    if (size !== announced) {
      throw new S3Refusal(
        "IncompleteBody",
        400,
        `You did not provide the number of bytes specified: ${size} came, ${announced} were announced.`,
      );
    }
    return { file, size, md5: md5.digest() };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

function announcedSize({ headers }: Call): number {
  const hash = headers["x-amz-content-sha256"];
  if (typeof hash === "string" && hash.startsWith("STREAMING-")) throw notImplemented(hash);
  if (headers["transfer-encoding"]) throw notImplemented("Transfer-Encoding");
  const announced = headers["content-length"];
  if (announced === undefined || !/^\d+$/.test(announced)) {
    throw new S3Refusal("MissingContentLength", 411, "You must provide the Content-Length header.");
  }
  if (Number(announced) > largestPut) {
    throw new S3Refusal(
      "EntityTooLarge",
      400,
      "Your proposed upload exceeds the maximum allowed size.",
    );
  }
  return Number(announced);
}

async function* count({ request, record }: Call): AsyncGenerator<Buffer> {
  // A refusal before the body's end must not destroy the socket that carries it.
  const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    record.bodyBytes += chunk.length;
    yield chunk;
  }
}
