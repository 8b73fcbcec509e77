import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { config } from "~/config/config.server";

/** A head that is not complete by then is answered 408. */
const HEAD_MS = 30_000;
/** A connection on which nothing moves for so long is closed, unless it waits for us: two minutes. */
const SILENT_MS = 4 * config.bodyWindowMs;
/** So much a body has to bring in each window: 0.3 kB/s, a tenth of the slowest mobile line. */
const BODY_WINDOW_BYTES = (8 * 1024 * config.bodyWindowMs) / 30_000;

/**
 * Sets a server's time-outs. Bodies have none as a whole, because a large upload on a slow line takes its time:
 * see {@link watchBody}. Node itself would end every request after 300 s.
 */
export function setTimeouts(server: Server): void {
  server.headersTimeout = HEAD_MS;
  server.requestTimeout = 0;
  server.setTimeout(SILENT_MS);
}

/**
 * Closes a connection on which nothing moved, for its last response; not while its client waits for us, for instance
 * in line for a connection to the bucket.
 */
export function endSilence(socket: Socket, res: ServerResponse | undefined): void {
  if (res && waitsForUs(res)) socket.setTimeout(SILENT_MS);
  else socket.destroy();
}

function waitsForUs({ req, headersSent }: ServerResponse): boolean {
  return !headersSent && (req.complete || req.readableLength > 0);
}

/** Calls `onStalled` when a request's body all but stops coming, unless it is we who do not read it. */
export function watchBody(req: IncomingMessage, onStalled: () => void): void {
  const { socket } = req;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    const came = socket.bytesRead - seen;
    seen = socket.bytesRead;
    const unread = req.readableLength > 0;
    if (req.complete || unread || came >= BODY_WINDOW_BYTES) return;
    clearInterval(timer);
    onStalled();
  }, config.bodyWindowMs);
  timer.unref();
  req.once("close", () => clearInterval(timer));
}
