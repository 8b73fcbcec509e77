import { connect, type Socket } from "node:net";

/** A post whose bytes the test controls: it may stop in the middle, or disconnect. */
export interface RawPost {
  socket: Socket;
  /** The server's response, once the connection is closed. */
  answer: Promise<string>;
}

/** Opens a connection and sends a request's head, and then the chunks as fast as the server reads them. */
export async function rawPost(
  url: string,
  headers: Record<string, string>,
  chunks: Iterable<Uint8Array | string> = [],
): Promise<RawPost> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
  const answer = new Promise<string>((resolve) => socket.on("close", () => resolve(received)));
  // After a reset, what was received before it is the response.
  socket.on("error", () => undefined);
  const head = Object.entries({ Host: host, Connection: "close", ...headers });
  socket.write(
    `POST ${pathname}${search} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
  );
  for (const chunk of chunks) {
    if (socket.destroyed) break;
    if (!socket.write(chunk)) {
      await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), answer]);
    }
  }
  return { socket, answer };
}
