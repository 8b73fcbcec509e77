import { openClient, writeAll, type SlowClient } from "./slow-client";

/** Sends a request's head, and then the chunks as fast as the server reads them. */
export async function rawPost(
  url: string,
  headers: Record<string, string>,
  chunks: Iterable<Uint8Array | string> = [],
): Promise<SlowClient> {
  const { pathname, search, host } = new URL(url);
  const head = Object.entries({ Host: host, Connection: "close", ...headers });
  const lines = [`POST ${pathname}${search} HTTP/1.1`, ...head.map((pair) => pair.join(": "))];
  const client = openClient(url, `${lines.join("\r\n")}\r\n\r\n`);
  await writeAll(client, chunks);
  return client;
}
