import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** A response as a value, so that a planned fault can replace it after the effect. */
export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer | Readable;
}

/** A JSON response. */
export function jsonReply(
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): Reply {
  return {
    status,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(value),
  };
}

/** Closes the stream of a response that is not sent. */
export function dropBody({ body }: Reply) {
  if (body instanceof Readable) body.destroy();
}

/** Sends a response; a client that has disconnected is no error. */
export async function sendReply(response: ServerResponse, reply: Reply, method = "GET") {
  const { body = "" } = reply;
  response.statusCode = reply.status;
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
  if (body instanceof Readable) {
    if (method === "HEAD") {
      body.destroy();
      response.end();
      return;
    }
    await pipeline(body, response).catch(() => response.destroy());
    return;
  }
  const bodyless = reply.status === 204 || reply.status === 304;
  if (!bodyless && !response.hasHeader("content-length")) {
    response.setHeader("content-length", Buffer.byteLength(body));
  }
  response.end(bodyless || method === "HEAD" ? undefined : body);
}
