import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { config } from "~/config/config.server";

/** A request whose headers are not complete by then is answered 408. */
const HEAD_MS = 30_000;
/** A connection that is idle for two minutes is closed, unless its client waits for the server. */
const IDLE_MS = 4 * config.bodyWindowMs;
/** How much of a body must arrive in each window: 0.3 kB/s, a tenth of the slowest mobile line. */
const BODY_WINDOW_BYTES = (8 * 1024 * config.bodyWindowMs) / 30_000;

/**
 * Sets a server's time-outs. The duration of a body is not limited, because a large upload on a slow line takes long;
 * {@link watchBody} limits its speed instead. Node itself would end every request after 300 s.
 */
export function setTimeouts(server: Server): void {
  server.headersTimeout = HEAD_MS;
  server.requestTimeout = 0;
  server.setTimeout(IDLE_MS);
}

/**
 * Closes an idle connection; not while its client waits for the server, for instance until a connection to the bucket
 * is free.
 */
export function closeIdle(socket: Socket, res: ServerResponse | undefined): void {
  if (res && waitsForServer(res)) socket.setTimeout(IDLE_MS);
  else socket.destroy();
}

function waitsForServer({ req, headersSent }: ServerResponse): boolean {
  return !headersSent && (req.complete || req.readableLength > 0);
}

/** Calls `onStalled` when a request's body arrives too slowly, unless it is the server that does not read it. */
export function watchBody(req: IncomingMessage, onStalled: () => void): void {
  const { socket } = req;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - seen;
    seen = socket.bytesRead;
    const unread = req.readableLength > 0;
    if (req.complete || unread || arrived >= BODY_WINDOW_BYTES) return;
    clearInterval(timer);
    onStalled();
  }, config.bodyWindowMs);
  timer.unref();
  req.once("close", () => clearInterval(timer));
}
