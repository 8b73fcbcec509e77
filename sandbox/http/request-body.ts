import type { IncomingMessage } from "node:http";

/** The body as text, or undefined when it is longer than `limit` bytes; it is read to its end either way. */
export async function readText(
  request: IncomingMessage,
  limit: number,
): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= limit) chunks.push(chunk);
  }
  return bytes > limit ? undefined : Buffer.concat(chunks).toString("utf8");
}

/** Reads the rest of the body and drops it, so that the client can hear the answer. */
export async function drain(request: IncomingMessage, count: (bytes: number) => void) {
  if (request.readableEnded || request.destroyed) return;
  for await (const chunk of request as AsyncIterable<Buffer>) count(chunk.length);
}
