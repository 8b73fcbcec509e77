import { randomUUID } from "node:crypto";
import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { RefusalStatus } from "~/content/refusals";
import { log } from "~/server/log/log.server";
import { REQUEST_ID_HEADER } from "./middleware";
import { countResponse } from "./request-log.server";
import { headersFor, SECURITY_HEADERS } from "./security-headers.server";
import { closeIdle, watchBody } from "./timeouts.server";
import { announcesBody } from "./request-target.server";

/** Browsers and proxies wait for each response; Node would read on for as long as a client sends without waiting. */
const MAX_UNANSWERED = 10;

const CROWDED = "ERR_CROWDED";
const UNREADABLE = "unreadable";

/** The statuses for Node's errors on requests that it could not read; for all others it is 400. */
const STATUS: Record<string, RefusalStatus> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  [CROWDED]: 429,
};

/** Answers what never reaches the middleware: what Node cannot parse or times out on, CONNECT, and bodies that stop. */
export function answerClientErrors(server: Server, render: (status: RefusalStatus) => string) {
  const responses = new WeakMap<Duplex, ServerResponse>();
  const unanswered = new WeakMap<Duplex, number>();

  const limitUnanswered = (socket: Duplex, res: ServerResponse) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    res.once("close", () => unanswered.set(socket, unanswered.get(socket)! - 1));
    if (count > MAX_UNANSWERED) socket.destroy();
  };

  const refuse = (socket: Duplex, status: RefusalStatus) => {
    const res = responses.get(socket);
    const busy = res !== undefined && !res.writableFinished;
    if (!socket.writable || (busy && res.headersSent)) {
      socket.destroy();
      return;
    }
    // `requestLog` logs a request that had begun when its response closes.
    if (busy) res.statusCode = status;
    else {
      log.info({ route: UNREADABLE, status });
      countResponse(UNREADABLE, undefined, status);
    }
    const headers = res ? headersFor(res.req) : SECURITY_HEADERS;
    socket.end(responseText(status, headers, render(status)), () => socket.destroy());
  };

  // Node would answer a request without a Host, or with an expectation it does not know, with an empty page.
  Object.assign(server, { requireHostHeader: false });
  server.on("checkExpectation", (req, res) => server.emit("request", req, res));
  server.on("request", (req, res) => {
    responses.set(req.socket, res);
    limitUnanswered(req.socket, res);
    if (announcesBody(req)) watchBody(req, () => timeOut(server, req.socket));
  });
  server.on("timeout", (socket) => closeIdle(socket, responses.get(socket)));
  server.on("connect", (_req, socket) => {
    // Node removes its own error listener from this socket: a client that hangs up must not end the process.
    socket.on("error", () => socket.destroy());
    refuse(socket, 405);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const res = responses.get(socket);
    if (error.code === "ECONNRESET") {
      socket.destroy();
    } else if (res?.writableFinished && !(res.req.complete && res.shouldKeepAlive)) {
      // The unreadable bytes are the rest of a request that was answered, or follow the connection's last one.
      socket.end(() => socket.destroy());
    } else if (res?.req.complete && !res.writableFinished) {
      // The unreadable bytes follow a complete request: that one is answered first.
      res.once("close", () => socket.destroy());
    } else {
      refuse(socket, STATUS[error.code ?? ""] ?? 400);
    }
  });
}

/** Ends a request whose body is late, as Node does when its head is late. */
export function timeOut(server: Server, socket: Socket): void {
  const error = Object.assign(new Error("Body too slow"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  server.emit("clientError", error, socket);
}

/** Ends a request whose body has not arrived yet, because others need its room. */
export function giveWay(socket: Socket): void {
  // Node passes it on to the server as a client's error.
  socket.emit("error", Object.assign(new Error("Crowded"), { code: CROWDED }));
}

function responseText(
  status: RefusalStatus,
  headers: Readonly<Record<string, string>>,
  html: string,
): string {
  const lines = Object.entries({
    [REQUEST_ID_HEADER]: randomUUID(),
    ...headers,
    Date: new Date().toUTCString(),
    "Cache-Control": "no-store",
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(html)),
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${html}`;
}
