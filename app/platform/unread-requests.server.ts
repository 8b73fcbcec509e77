import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { RefusalStatus } from "~/content/refusals";
import { log } from "./log.server";
import { countRequest } from "./request-metrics.server";
import { announcesBody, endSilence, watchBody } from "./slow-clients.server";

/** What Node says of a request it could not read, where that is not simply 400. */
const STATUS: Record<string, RefusalStatus> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

interface Refusal {
  html: string;
  headers: Record<string, string>;
}

/**
 * Answers, in words of ours, what never becomes a request: what Node cannot parse or waits for in vain, tunnels, and
 * bodies that stop coming. The connection is closed after it.
 */
export function answerUnread(server: Server, refusal: (status: RefusalStatus) => Refusal): void {
  const answering = new WeakMap<Duplex, ServerResponse>();

  const refuse = (socket: Duplex, status: RefusalStatus) => {
    const answer = answering.get(socket);
    const busy = answer !== undefined && !answer.writableFinished;
    if (!socket.writable || (busy && answer.headersSent)) {
      socket.destroy();
      return;
    }
    // The log line of a request that had begun is written when its answer closes.
    if (busy) answer.statusCode = status;
    else noteUnread(status);
    socket.end(asText(status, refusal(status)), () => socket.destroy());
  };

  server.on("request", (req, res) => {
    answering.set(req.socket, res);
    if (announcesBody(req)) watchBody(req, () => refuse(req.socket, 408));
  });
  server.on("timeout", (socket) => endSilence(socket, answering.get(socket)));
  server.on("connect", (_req, socket) => {
    // Node hands it over without a listener of its own: whoever hangs up now must not end the process.
    socket.on("error", () => socket.destroy());
    refuse(socket, 405);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const answer = answering.get(socket);
    if (error.code === "ECONNRESET") {
      socket.destroy();
    } else if (answer?.writableFinished && !(answer.req.complete && answer.shouldKeepAlive)) {
      // What cannot be read is the rest of a request that was answered, or comes after the last one.
      socket.end(() => socket.destroy());
    } else if (answer?.req.complete && !answer.writableFinished) {
      // What cannot be read came after a whole request: that one is answered first.
      answer.once("close", () => socket.destroy());
    } else {
      refuse(socket, STATUS[error.code ?? ""] ?? 400);
    }
  });
}

function noteUnread(status: RefusalStatus): void {
  const route = "unreadable";
  log.info({ route, status });
  countRequest?.(route, "", status);
}

function asText(status: RefusalStatus, { html, headers }: Refusal): string {
  const lines = Object.entries({
    ...headers,
    Date: new Date().toUTCString(),
    "Cache-Control": "no-store",
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(html)),
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${html}`;
}
