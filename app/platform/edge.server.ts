import { randomBytes, randomUUID } from "node:crypto";
import { channel } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { RefusalStatus } from "~/content/refusals";
import { pageAt } from "~/content/pages";
import { networkOf } from "./client-network";
import { config } from "./config.server";
import { Drain } from "./drain.server";
import { log } from "./log.server";
import { proxyTo } from "./proxy.server";
import { isSameSite } from "./same-site";
import { securityHeaders } from "./security-headers";
import { announcesBody, limitTimes } from "./slow-clients.server";
import { answerUnread } from "./unread-requests.server";
import { isWellFormed } from "./well-formed.server";

/** Request headers of ours, from the edge to the routes; the same names from outside are dropped. */
export const CLIENT_ADDRESS_HEADER = "x-sitewright-client";
export const NONCE_HEADER = "x-sitewright-nonce";
/** Set when the scripts ask; the framework takes their mark, `_data`, out of the address. */
export const SCRIPTS_HEADER = "x-sitewright-scripts";

interface EdgeOptions {
  /** The page a refused visitor reads. */
  refusalPage: (status: RefusalStatus) => string;
  /** Called once the server is known. */
  onServer: () => void;
}

/** The listener in front of remix-serve's. */
export interface Edge {
  /** Takes no further connection; resolves when every request in flight is answered. */
  drain: () => Promise<void>;
}

/** Without them every file is answered whole: what they ask for in vain, Express answers in words of its own. */
const PARTIAL_HEADERS = ["range", "if-range", "if-match", "if-unmodified-since"];

/**
 * Puts one listener in front of remix-serve's. remix-serve imports the application before it makes its server,
 * so the only handle on that server is Node's own announcement of its first connection, which comes before any
 * byte of it is read (https://nodejs.org/api/diagnostics_channel.html#net).
 */
export function attachEdge({ refusalPage, onServer }: EdgeOptions): Edge {
  const drain = new Drain();
  const sockets = channel("net.server.socket");
  const onSocket = (message: unknown) => {
    const { server } = (message as { socket: Socket & { server: Server } }).socket;
    const address = server.address();
    if (typeof address !== "object" || address?.port !== config.port) return;
    sockets.unsubscribe(onSocket);
    const inner = server.listeners("request") as RequestListener[];
    server.removeAllListeners("request");
    limitTimes(server);
    drain.serve(server);
    server.on("request", (req, res) => {
      drain.add(res);
      answer(req, res, refusalPage, () => inner.forEach((next) => next.call(server, req, res)));
    });
    // Node would answer a request without a Host, or with an expectation it does not know, by an empty page.
    Object.assign(server, { requireHostHeader: false });
    server.on("checkExpectation", (req, res) => server.emit("request", req, res));
    answerUnread(server, (status) => ({
      html: refusalPage(status),
      headers: headersWith(randomUUID(), newNonce()),
    }));
    onServer();
  };
  sockets.subscribe(onSocket);
  return { drain: () => drain.begin() };
}

function answer(
  req: IncomingMessage,
  res: ServerResponse,
  refusalPage: EdgeOptions["refusalPage"],
  next: () => void,
): void {
  const started = performance.now();
  const id = randomUUID();
  const nonce = newNonce();
  const url = parse(req.url ?? "/");
  const page = url && pageAt(url.pathname);
  res.on("close", () => {
    log.info({
      id,
      method: req.method,
      route: routeName(url, page?.path),
      status: res.statusCode,
      ms: Math.round(performance.now() - started),
    });
  });

  for (const [name, value] of Object.entries(headersWith(id, nonce))) res.setHeader(name, value);
  const headers = req.headers;
  headers[CLIENT_ADDRESS_HEADER] = networkOf(clientAddress(req));
  headers[NONCE_HEADER] = nonce;
  const scripts = url?.searchParams.has("_data") ?? false;
  headers[SCRIPTS_HEADER] = scripts ? "1" : "";

  if (url?.pathname.startsWith("/sandbox/") && config.sandbox.url) {
    proxyTo(config.sandbox.url, req, res);
    return;
  }
  const refusal = refuse(req, url, page?.methods);
  if (refusal) {
    if (page) res.setHeader("Allow", allowed(page.methods));
    sendRefusal(req, res, refusal, refusalPage(refusal), scripts);
    return;
  }
  // The edge has judged where a post comes from. Remix would judge again, by the Host a proxy may have changed.
  delete headers.origin;
  delete headers["x-forwarded-host"];
  for (const name of PARTIAL_HEADERS) headers[name] = undefined;
  // As it was judged: Express reads backslashes and dots in code in its own way, and leads to folders by them.
  if (url) req.url = url.pathname + url.search;
  next();
}

/** The headers of every answer. */
function headersWith(id: string, nonce: string): Record<string, string> {
  return { "X-Request-Id": id, ...securityHeaders({ ...policy, nonce }) };
}

function newNonce(): string {
  return randomBytes(16).toString("base64");
}

function refuse(
  req: IncomingMessage,
  url: URL | undefined,
  methods: readonly string[] | undefined,
): RefusalStatus | undefined {
  const { origin, host, "sec-fetch-site": fetchSite } = req.headers;
  if (!url || !isWellFormed(req)) return 400;
  const method = req.method === "HEAD" ? "GET" : (req.method ?? "GET");
  if (method === "GET" && announcesBody(req)) return 400;
  if (!methods) return method === "GET" ? undefined : 404;
  if (!methods.includes(method)) return 405;
  if (method !== "POST" || url.pathname.startsWith("/webhooks/")) return undefined;
  const post = { origin, host, fetchSite: typeof fetchSite === "string" ? fetchSite : undefined };
  return isSameSite(post, config.siteUrl, anyHost) ? undefined : 403;
}

const anyHost = config.development || config.sandbox.banner;

const policy = {
  formTargets: [
    "https://checkout.stripe.com",
    config.stripe.apiUrl && new URL(config.stripe.apiUrl).origin,
    config.stripe.checkoutOrigin,
  ].filter((origin) => origin !== undefined),
  secure: config.secure,
  development: config.development,
};

function sendRefusal(
  req: IncomingMessage,
  res: ServerResponse,
  status: RefusalStatus,
  html: string,
  scripts: boolean,
): void {
  res.statusCode = status;
  res.setHeader("Cache-Control", "no-store");
  // Where a broken request ends nobody knows for certain.
  if (status === 400) res.setHeader("Connection", "close");
  const body = scripts ? JSON.stringify({ refused: status }) : html;
  res.setHeader("Content-Type", `${scripts ? "application/json" : "text/html"}; charset=utf-8`);
  // Without it Remix's scripts drop the form and show their error screen.
  if (scripts) res.setHeader("X-Remix-Response", "yes");
  res.setHeader("Content-Length", Buffer.byteLength(body));
  res.end(req.method === "HEAD" ? undefined : body);
}

/** The request's address, or undefined when it cannot be read: a bad percent-escape, a NUL. */
function parse(target: string): URL | undefined {
  if (!target.startsWith("/")) return undefined;
  try {
    const url = new URL(config.siteUrl + target);
    return decodeURIComponent(url.pathname).includes("\0") ? undefined : url;
  } catch {
    return undefined;
  }
}

/** What the log calls a request: never its query, never a path somebody made up. */
function routeName(url: URL | undefined, page: string | undefined): string {
  if (page) return page;
  if (!url) return "unreadable";
  const folder = /^\/(build|images|sandbox)\//.exec(url.pathname)?.[1];
  return folder ? `/${folder}/*` : "other";
}

function allowed(methods: readonly string[]): string {
  return methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
}

function clientAddress(req: IncomingMessage): string {
  const told = config.clientIpHeader ? req.headers[config.clientIpHeader] : undefined;
  return (typeof told === "string" && told) || (req.socket.remoteAddress ?? "unknown");
}
