import { connect, type Socket } from "node:net";
import { until } from "../until";

export type SlowClient = ReturnType<typeof openClient>;

/** A connection that sends what a test writes; `answer` is everything received until it was closed. */
export function openClient(url: string, text: string | Uint8Array = "") {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
  // After a reset, what was received before it is the answer.
  socket.on("error", () => undefined);
  const answer = new Promise<string>((resolve) => socket.on("close", () => resolve(received)));
  socket.write(text);
  return { socket, answer };
}

/** Sends the head of a post and the beginning of its body. */
export function beginPost(
  url: string,
  headers: Record<string, string>,
  body: string | Uint8Array = "",
): SlowClient {
  const { pathname, search, host } = new URL(url);
  const head = Object.entries({ Host: host, Connection: "close", ...headers });
  const lines = [`POST ${pathname}${search} HTTP/1.1`, ...head.map((pair) => pair.join(": "))];
  const client = openClient(url, `${lines.join("\r\n")}\r\n\r\n`);
  client.socket.write(body);
  return client;
}

export const BOUNDARY = "slow";

/** The beginning of a multipart body: its fields, and the head of an unfinished file. */
export function multipartOpening(fields: Record<string, string>, fileName?: string): string {
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name=`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `${part}"${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `"files"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return parts.join("") + (fileName === undefined ? "" : part + file);
}

/** A signature that is refused only after its event has arrived. */
export const FORGED = { "Stripe-Signature": `t=9999999999,v1=${"0".repeat(64)}` };

/** The headers of posts whose bodies arrive slowly, or never. */
export const SLOW = {
  form: { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "60000" },
  upload: {
    "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
    "Content-Length": "9000000",
  },
  event: { "Content-Type": "application/json", "Content-Length": "60000", ...FORGED },
};

/** Sends a body, by default one of a form, piece by piece. */
export function trickle(
  socket: Socket,
  piece: number,
  everyMs: number,
  body = Buffer.alloc(60_000, "a"),
): void {
  let at = 0;
  const timer = setInterval(() => {
    socket.write(body.subarray(at, at + piece));
    at += piece;
    if (at >= body.length) clearInterval(timer);
  }, everyMs);
  socket.on("close", () => clearInterval(timer));
}

export async function slowClients(url: string, count: number): Promise<SlowClient[]> {
  const beginnings = [
    () => openClient(url, "GET / HTTP/1.1\r\nX: "),
    () => beginPost(`${url}/contact`, SLOW.form, "name="),
    () => beginPost(`${url}/onboarding`, SLOW.upload, "--slow\r\n"),
    () => beginPost(`${url}/webhooks/stripe`, SLOW.event, "{"),
  ];
  const clients = Array.from({ length: count }, (_, i) => beginnings[i % beginnings.length]!());
  for (const { socket } of clients) trickle(socket, 1, 1_000);
  await until("all are connected", () => clients.every(({ socket }) => !socket.connecting));
  return clients;
}
