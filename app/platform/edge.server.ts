import { randomBytes, randomUUID } from "node:crypto";
import { channel } from "node:diagnostics_channel";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Page } from "~/content/pages";
import type { RefusalStatus } from "~/content/refusals";
import { addressOf, routeName, type Address } from "./address.server";
import { answerHeaders } from "./answer-headers.server";
import { networkOf } from "./client-network";
import { config } from "./config.server";
import { Drain } from "./drain.server";
import { sendKept } from "./kept-answer.server";
import { log, requestLog } from "./log.server";
import { gauge } from "./metrics.server";
import type { PageCache, Variant } from "./page-cache.server";
import { proxyTo } from "./proxy.server";
import { forRequest } from "./request-id.server";
import { countRequest } from "./request-metrics.server";
import { isSameSite } from "./same-site";
import { announcesBody, limitTimes } from "./slow-clients.server";
import { loadFiles } from "./static-files.server";
import { answerUnread } from "./unread-requests.server";
import { isWellFormed, toOriginForm } from "./well-formed.server";

/** Request headers of ours, from the edge to the routes; the same names from outside are dropped. */
export const CLIENT_ADDRESS_HEADER = "x-sitewright-client";
export const NONCE_HEADER = "x-sitewright-nonce";
/** Set when the scripts ask; the framework takes their mark, `_data`, out of the address. */
export const SCRIPTS_HEADER = "x-sitewright-scripts";

interface EdgeOptions {
  /** The page a refused visitor reads. */
  refusalPage: (status: RefusalStatus) => string;
  /** The pages that are the same for many. */
  pages: PageCache;
  /** Which form of a page answers a GET; undefined where it must be rendered for this request alone. */
  variantOf: (page: Page, url: URL, cookies: string | undefined) => Variant | undefined;
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

/** What nobody's inline script runs in. */
const plainHeaders = answerHeaders();

/** While developing they change, and the framework reads them anew. */
const files = config.development ? undefined : loadFiles(plainHeaders);

/**
 * Puts one listener in front of remix-serve's. remix-serve imports the application before it makes its server,
 * so the only handle on that server is Node's own announcement of its first connection, which comes before any
 * byte of it is read (https://nodejs.org/api/diagnostics_channel.html#net).
 */
export function attachEdge(options: EdgeOptions): Edge {
  const drain = new Drain();
  const help = "Requests whose answers have not ended.";
  gauge("sitewright_http_requests_in_flight", help, [], (own) => own.set(drain.size));
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
      answer(req, res, options, () => inner.forEach((next) => next.call(server, req, res)));
    });
    // Node would answer a request without a Host, or with an expectation it does not know, by an empty page.
    Object.assign(server, { requireHostHeader: false });
    server.on("checkExpectation", (req, res) => server.emit("request", req, res));
    answerUnread(server, (status) => ({
      html: options.refusalPage(status),
      headers: { "X-Request-Id": randomUUID(), ...plainHeaders },
    }));
    options.onServer();
  };
  sockets.subscribe(onSocket);
  return { drain: () => drain.begin() };
}

function answer(
  req: IncomingMessage,
  res: ServerResponse,
  { refusalPage, pages, variantOf }: EdgeOptions,
  next: () => void,
): void {
  const started = performance.now();
  const id = randomUUID();
  toOriginForm(req);
  const address = addressOf(req.url ?? "/");
  res.on("close", () => {
    const { method = "" } = req;
    const { statusCode: status } = res;
    const route = routeName(address);
    const ms = performance.now() - started;
    requestLog.info({ id, method, route, status, ms: Math.round(ms) });
    countRequest?.(route, method, status, ms);
  });

  if (address?.url.pathname.startsWith("/sandbox/") && config.sandbox.url) {
    dress(res, id, plainHeaders);
    // As it was judged: `//host/../../sandbox/` would be asked of that host.
    req.url = address.url.pathname + address.url.search;
    proxyTo(config.sandbox.url, req, res);
    return;
  }
  const refusal = refuse(req, address);
  if (!address || refusal) {
    dress(res, id, plainHeaders);
    if (address?.page) res.setHeader("Allow", allowed(address.page.methods));
    sendRefusal(req, res, refusal ?? 400, refusalPage, address);
    return;
  }
  const { url, page } = address;
  const variant = page && variantOf(page, url, req.headers.cookie);
  const kept = variant ? pages.find(variant) : files?.get(url.pathname);
  if (kept) {
    sendKept(req, res, kept, id);
    return;
  }
  const passOn = () => {
    toFramework(req, res, address, id);
    next();
  };
  // Not for what is kept: following a request through all it does is not free.
  forRequest(id, () => {
    if (!variant) {
      passOn();
      return;
    }
    pages
      .fetch(variant)
      .then((made) => (made ? sendKept(req, res, made, id) : passOn()))
      .catch((error: unknown) => {
        log.error({ err: error }, "request failed");
        res.destroy();
      });
  });
}

/** Prepares a request and its answer for what stands behind the edge. */
function toFramework(req: IncomingMessage, res: ServerResponse, { url }: Address, id: string) {
  const nonce = randomBytes(16).toString("base64");
  dress(res, id, answerHeaders(`'nonce-${nonce}'`));
  const { headers } = req;
  headers[CLIENT_ADDRESS_HEADER] = networkOf(clientAddress(req));
  headers[NONCE_HEADER] = nonce;
  headers[SCRIPTS_HEADER] = asksForData(url) ? "1" : "";
  // The edge has judged where a post comes from. Remix would judge again, by the Host a proxy may have changed.
  delete headers.origin;
  delete headers["x-forwarded-host"];
  for (const name of PARTIAL_HEADERS) headers[name] = undefined;
  // As it was judged: Express reads backslashes and dots in code in its own way, and leads to folders by them.
  req.url = url.pathname + url.search;
}

function dress(res: ServerResponse, id: string, headers: Record<string, string>): void {
  res.setHeader("X-Request-Id", id);
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

function refuse(req: IncomingMessage, address: Address | undefined): RefusalStatus | undefined {
  if (!address || !isWellFormed(req)) return 400;
  const { url, page } = address;
  const method = req.method === "HEAD" ? "GET" : (req.method ?? "GET");
  if (method === "GET" && announcesBody(req)) return 400;
  if (!page) return method === "GET" ? undefined : 404;
  if (!page.methods.some((allowed) => allowed === method)) return 405;
  if (method !== "POST" || url.pathname.startsWith("/webhooks/")) return undefined;
  const { origin, host, "sec-fetch-site": fetchSite } = req.headers;
  const post = { origin, host, fetchSite: typeof fetchSite === "string" ? fetchSite : undefined };
  return isSameSite(post, config.siteUrl, anyHost) ? undefined : 403;
}

const anyHost = config.development || config.sandbox.banner;

function sendRefusal(
  req: IncomingMessage,
  res: ServerResponse,
  status: RefusalStatus,
  refusalPage: EdgeOptions["refusalPage"],
  address: Address | undefined,
): void {
  const scripts = address !== undefined && asksForData(address.url);
  res.statusCode = status;
  res.setHeader("Cache-Control", "no-store");
  // Where a broken request ends nobody knows for certain.
  if (status === 400) res.setHeader("Connection", "close");
  const body = scripts ? JSON.stringify({ refused: status }) : refusalPage(status);
  res.setHeader("Content-Type", `${scripts ? "application/json" : "text/html"}; charset=utf-8`);
  // Without it Remix's scripts drop the form and show their error screen.
  if (scripts) res.setHeader("X-Remix-Response", "yes");
  res.setHeader("Content-Length", Buffer.byteLength(body));
  res.end(req.method === "HEAD" ? undefined : body);
}

/** Whether the framework's scripts ask, for data rather than the page. */
function asksForData(url: URL): boolean {
  return url.searchParams.has("_data");
}

function allowed(methods: readonly string[]): string {
  return methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
}

function clientAddress(req: IncomingMessage): string {
  const told = config.clientIpHeader ? req.headers[config.clientIpHeader] : undefined;
  return (typeof told === "string" && told) || (req.socket.remoteAddress ?? "unknown");
}
