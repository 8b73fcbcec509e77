import { Readable } from "node:stream";
import { PutObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import { conditionFor } from "./conditional-writes.server";
import type { Target } from "./multipart.server";
import { failedWrite, WriteInDoubt } from "./write-in-doubt";

/**
 * Sends an object of known length in one request, while its body comes. The body holds `size` bytes or throws; then
 * the request is broken off before its last bytes, and there is no object. Nothing is held that could be sent again:
 * a failure is not retried.
 */
export async function putStream(
  client: S3Client,
  target: Target,
  size: number,
  body: AsyncIterable<Uint8Array>,
): Promise<void> {
  const condition = await conditionFor(client, target);
  const breakOff = new AbortController();
  let failure: unknown;
  const stream = Readable.from(lastHeldBack(body), { highWaterMark: 1 });
  // The client only pipes the stream: it would wait for the rest.
  stream.once("error", (error) => {
    failure = error;
    breakOff.abort();
  });
  const put = new PutObjectCommand({
    ...target,
    Body: stream,
    ContentLength: size,
    ...condition,
  });
  try {
    await client.send(put, { abortSignal: breakOff.signal });
  } catch (error) {
    throw failure ?? failedWrite(error);
  } finally {
    stream.destroy();
  }
  if (!stream.readableEnded) throw new WriteInDoubt("answered before the last byte");
}

/** Each chunk once the next one is there, and the last when the body has ended well. */
async function* lastHeldBack(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let held: Uint8Array | undefined;
  for await (const chunk of body) {
    if (held) yield held;
    held = chunk;
  }
  if (held) yield held;
}
