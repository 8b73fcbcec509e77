import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { config } from "~/server/config/config.server";

const HEAD_MS = 30_000;
/** A connection that is idle for two minutes is closed, unless its client waits for the server. */
const IDLE_MS = 4 * config.bodyWindowMs;
/** How much of a body must arrive in each window: 0.3 kB/s, a tenth of the slowest mobile line. */
const BODY_WINDOW_BYTES = (8 * 1024 * config.bodyWindowMs) / 30_000;
/** While the server stops and visitors are turned away, a body must bring 8 kB/s. */
const LAST_WINDOW_MS = 5000;
const LAST_WINDOW_BYTES = 8 * LAST_WINDOW_MS;

/** In which time a form without files must arrive: 64 kB take 8 s on a slow mobile line. */
const FORM_MS = config.bodyWindowMs / 2;
/** In which time a webhook event must arrive: anybody can forge the signature that lets it take a slot. */
const EVENT_MS = config.bodyWindowMs / 6;
/** In which time all of these must arrive while the server stops. */
const LAST_MS = 2000;

/** Node would end every request after 300 s; a large upload takes longer: {@link watchBody} limits its speed instead. */
export function setTimeouts(server: Server): void {
  server.headersTimeout = HEAD_MS;
  server.requestTimeout = 0;
  server.setTimeout(IDLE_MS);
}

export function closeIdle(socket: Socket, res: ServerResponse | undefined): void {
  const waits = res && !res.headersSent && (res.req.complete || res.req.readableLength > 0);
  if (waits) socket.setTimeout(IDLE_MS);
  else socket.destroy();
}

/** Calls `onStalled` when a body arrives too slowly, or, without files, not in time; not when it is the server that waits. */
export function watchBody(req: IncomingMessage, onStalled: () => void): void {
  watch(req, config.bodyWindowMs, BODY_WINDOW_BYTES, longestBodyMs(req), onStalled);
}

/** As {@link watchBody}, with less patience: for a server that stops, which one slow body would hold up. */
export function hurryBody(req: IncomingMessage, onStalled: () => void): void {
  const longestMs = longestBodyMs(req) && LAST_MS;
  watch(req, LAST_WINDOW_MS, LAST_WINDOW_BYTES, longestMs, onStalled);
}

/** Closes the connection of a client that, while the server stops, does not read its response to the end in 5 to 10 s. */
export function hurryReader(res: ServerResponse): void {
  let wasUnread = false;
  const timer = setInterval(() => {
    const isUnread = res.writableLength > 0;
    if (wasUnread && isUnread) res.req.socket.destroy();
    wasUnread = isUnread;
  }, LAST_WINDOW_MS).unref();
  res.once("close", () => clearInterval(timer));
}

function watch(
  req: IncomingMessage,
  windowMs: number,
  leastBytes: number,
  longestMs: number | undefined,
  onStalled: () => void,
): void {
  const { socket } = req;
  let seen = socket.bytesRead;
  const speed = setInterval(() => {
    const arrived = socket.bytesRead - seen;
    seen = socket.bytesRead;
    const unread = req.readableLength > 0;
    if (!req.complete && !unread && arrived < leastBytes) stall();
  }, windowMs).unref();
  const end = longestMs && setTimeout(() => !req.complete && stall(), longestMs).unref();
  const stopWatching = () => {
    clearInterval(speed);
    clearTimeout(end);
  };
  const stall = () => {
    stopWatching();
    onStalled();
  };
  req.once("close", stopWatching);
}

function longestBodyMs({ target }: IncomingMessage): number | undefined {
  if (target?.page?.takesFiles) return undefined;
  return target?.page?.path === "/webhooks/stripe" ? EVENT_MS : FORM_MS;
}
