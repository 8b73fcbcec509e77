import { connect, type Socket } from "node:net";
import { until } from "../until";

/** A connection that sends what a test writes; `answer` is everything received until it was closed. */
export interface SlowClient {
  socket: Socket;
  answer: Promise<string>;
}

export function openClient(url: string, text: string | Uint8Array = ""): SlowClient {
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

/** Writes the pieces as fast as the server reads them, until it ends the connection. */
export async function writeAll(
  { socket, answer }: SlowClient,
  pieces: Iterable<Uint8Array | string>,
): Promise<void> {
  for (const piece of pieces) {
    if (socket.destroyed) return;
    if (socket.write(piece)) continue;
    await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), answer]);
  }
}

export function drip(socket: Socket, everyMs: number): void {
  const timer = setInterval(() => socket.write("a"), everyMs);
  socket.on("close", () => clearInterval(timer));
}

export function trickle(socket: Socket, body: Buffer, piece: number, everyMs: number): void {
  let at = 0;
  const timer = setInterval(() => {
    socket.write(body.subarray(at, at + piece));
    at += piece;
    if (at >= body.length) clearInterval(timer);
  }, everyMs);
  socket.on("close", () => clearInterval(timer));
}

export const SLOW_MULTIPART = "multipart/form-data; boundary=slow";

/** A signature that is refused only after its event has arrived. */
export const FORGED_SIGNATURE = `Stripe-Signature: t=1,v1=${"0".repeat(64)}\r\n`;

export const postHead = (
  url: string,
  path: string,
  type: string,
  length: number,
  moreHeaders = "",
): string =>
  `POST ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n${moreHeaders}\r\n`;

export async function slowClients(url: string, count: number): Promise<SlowClient[]> {
  const beginnings = [
    "GET / HTTP/1.1\r\nX: ",
    postHead(url, "/contact", "application/x-www-form-urlencoded", 60_000) + "name=",
    postHead(url, "/onboarding", SLOW_MULTIPART, 9_000_000) + "--slow\r\n",
    postHead(url, "/webhooks/stripe", "application/json", 60_000, FORGED_SIGNATURE) + "{",
  ];
  const clients = Array.from({ length: count }, (_, i) =>
    openClient(url, beginnings[i % beginnings.length]!),
  );
  for (const { socket } of clients) drip(socket, 1_000);
  await until("all are connected", () => clients.every(({ socket }) => !socket.connecting));
  return clients;
}
