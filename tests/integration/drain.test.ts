import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { Drain } from "~/server/http/drain.server";

/** More than the operating system buffers between a server and a client. */
const HALF = Buffer.alloc(20_000_000);

/** A drained server with a client that has asked for all of the body, and reads nothing of it. */
async function unreadResponse(send: RequestListener) {
  const drain = new Drain();
  const server = createServer((req, res) => {
    res.writeHead(200, { "Content-Length": 2 * HALF.length });
    drain.middleware(req, res, () => send(req, res));
  }).listen(0, "127.0.0.1");
  drain.serve(server);
  await once(server, "listening");
  const asked = once(server, "request");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1").pause();
  client.on("error", () => undefined);
  client.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  onTestFinished(() => void client.destroy());
  await asked;
  return { drain, client };
}

test("a response that a client is still reading arrives in full when the server stops", async () => {
  const { drain, client } = await unreadResponse((_req, res) =>
    res.end(Buffer.concat([HALF, HALF])),
  );
  const stopped = drain.begin();
  let received = 0;
  client.on("data", (chunk: Buffer) => (received += chunk.length)).resume();
  await stopped;
  client.end();
  await once(client, "close");
  expect(received).toBeGreaterThan(2 * HALF.length);
});

test("a response that a client does not read keeps the server from stopping for 10 s at most", async () => {
  const { drain, client } = await unreadResponse((_req, res) => {
    res.write(HALF, () => res.end(HALF));
  });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const stopped = drain.begin();
  await vi.advanceTimersByTimeAsync(10_000);
  await stopped;
  client.resume();
  await once(client, "close");
  expect(client.bytesRead).toBeLessThan(2 * HALF.length);
});
