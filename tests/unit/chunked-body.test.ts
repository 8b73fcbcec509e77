import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { joinChunks } from "~/server/http/chunked-body";

/** A chunked request whose reader takes everything, or of whose stream it has `room` for no more. */
function chunkedRequest(room = true) {
  const passed: (string | null)[] = [];
  const req = {
    headers: { "transfer-encoding": "chunked" },
    socket: { pause: vi.fn() },
    push: (chunk: Buffer | null) => (passed.push(chunk && chunk.toString()), room),
    _read: vi.fn(),
  };
  joinChunks(req as unknown as IncomingMessage, {} as ServerResponse, () => undefined);
  return { req, passed };
}

test("chunks that arrive at once are passed on as one, before the end of the body", async () => {
  const { req, passed } = chunkedRequest();
  for (const letter of "boilers") expect(req.push(Buffer.from(letter))).toBe(true);
  await nextTurn();
  expect(req.push(Buffer.from("!"))).toBe(true);
  req.push(null);
  expect(passed).toEqual(["boilers", "!", null]);
  expect(req._read).not.toHaveBeenCalled();
});

test.each([
  ["thousands of chunks", 20_000, 1],
  ["large chunks", 20, 64 * 1024],
])("%s stop the socket until they are passed on", async (_, count, size) => {
  const { req, passed } = chunkedRequest();
  const taken = Array.from({ length: count }, () => req.push(Buffer.alloc(size)));
  expect(taken.at(-1)).toBe(false);
  expect(req._read).not.toHaveBeenCalled();
  await nextTurn();
  expect(req._read).toHaveBeenCalledTimes(1);
  expect(passed.join("")).toHaveLength(count * size);
});

test("a stream that has no room keeps the socket stopped", async () => {
  const { req } = chunkedRequest(false);
  while (req.push(Buffer.alloc(1000)));
  await nextTurn();
  expect(req.socket.pause).toHaveBeenCalledTimes(1);
  expect(req._read).not.toHaveBeenCalled();
});
