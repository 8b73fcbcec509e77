import type { IncomingMessage } from "node:http";

/** The body as text; undefined above `limit` bytes, after reading all of it. */
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

/** Reads and drops the rest of the body: clients read the response only after sending it. */
export async function drain(request: IncomingMessage, count: (bytes: number) => void) {
  if (request.readableEnded || request.destroyed) return;
  for await (const chunk of request as AsyncIterable<Buffer>) count(chunk.length);
}
