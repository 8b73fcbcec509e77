import { once } from "node:events";
import { request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** Requests a response as it comes over the wire, still encoded, on a new connection. */
export async function rawGet(
  url: string,
  headers: Record<string, string> = {},
  method: "GET" | "HEAD" = "GET",
) {
  const answered = once(request(url, { method, headers, agent: false }).end(), "response");
  const [answer] = (await answered) as [IncomingMessage];
  return { status: answer.statusCode!, headers: answer.headers, body: await buffer(answer) };
}

export function decoded({ headers, body }: { headers: IncomingHttpHeaders; body: Buffer }) {
  const coding = headers["content-encoding"];
  if (coding === "br") return brotliDecompressSync(body);
  return coding === "gzip" ? gunzipSync(body) : body;
}
