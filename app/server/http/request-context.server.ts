import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { wouldWaitForConnection } from "~/server/concurrency/shared-connections";
import { PAID_OWNER, type Sender } from "~/server/concurrency/slot";
import { nextEventLoopTurn, wouldWait } from "~/server/concurrency/turns.server";
import { config } from "~/server/config/config.server";
import { requestContext } from "~/server/log/log.server";
import { cookiesIn } from "~/server/security/cookies.server";
import { networkOf, networksAround } from "./client-network";
import { HttpError, isGetOrHead, type Middleware } from "./middleware";
import { asksForData } from "./request-target.server";
import { contentPolicy, FRAMED_HEADERS } from "./security-headers.server";

/** Headers that ask for a part of a file, or set a condition: the site always sends complete files. */
const PARTIAL_HEADERS = ["range", "if-range", "if-match", "if-unmodified-since"];

/** The paid order that a browser works on, by its cookies, or that it opens by a private link's token. */
export type FindPaidSender = (cookies: string, link?: string) => Promise<Sender | undefined>;

/** Makes the request's context. After the cached responses, because AsyncLocalStorage takes time. */
export const withContext =
  (findPaidSender: FindPaidSender): Middleware =>
  (req, res, next) => {
    const context = {
      id: req.id,
      network: networkOfClient(req),
      nonce: req.forCache ? undefined : randomBytes(16).toString("base64"),
      fromScripts: asksForData(req.target),
      owner: widestNetwork(req),
      findOwner: () => findOwner(req, findPaidSender),
      awaitReader: () => awaitReader(res),
    };
    requestContext.run(context, next);
  };

async function awaitReader(res: ServerResponse): Promise<boolean> {
  if (res.writableNeedDrain && !res.destroyed) {
    await new Promise<void>((resolve) => {
      const done = () => {
        res.off("drain", done).off("close", done);
        resolve();
      };
      res.on("drain", done).on("close", done);
    });
  }
  return !res.destroyed;
}

/** More than browsers and proxies send, and links have: the framework takes up to a second to copy thousands. */
const MAX_HEADERS = 100;
const MAX_PARAMETERS = 100;

export function isTooLong({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.length > 2 * MAX_HEADERS;
}

/** Prepares a request for the framework, or refuses it, and lets inline scripts with its nonce run in the response. */
export const toFramework: Middleware = (req, res, next) => {
  const nonce = requestContext.getStore()?.nonce;
  if (nonce === undefined) return next();
  const { url, page } = req.target!;
  const { headers } = req;
  if (isTooLong(req)) return next(new HttpError(431));
  if (url.searchParams.size > MAX_PARAMETERS) return next(new HttpError(400));
  const policy = page?.team
    ? contentPolicy([`'nonce-${nonce}'`], [], "'self'")
    : contentPolicy([`'nonce-${nonce}'`]);
  const own = page?.framed ? FRAMED_HEADERS : { "Content-Security-Policy": policy };
  for (const [name, value] of Object.entries(own)) res.setHeader(name, value);
  // `sameSite` has checked the origin of a post. Remix would check it again, by a Host that a proxy may have changed.
  delete headers.origin;
  delete headers["x-forwarded-host"];
  for (const name of PARTIAL_HEADERS) headers[name] = undefined;
  // Express would parse the query as nested objects, which nothing reads.
  Object.assign(req, { query: {} });
  // The URL as `requestTarget` parsed it: Express would read backslashes and encoded dots differently, and redirect.
  // And Remix takes seconds for thousands of slashes.
  req.url = url.pathname.replace(/\/{2,}/g, "/") + url.search;
  // Hundreds of pages take seconds, those of one connection too, and so do posts: others are answered between two of them.
  void awaitTurn(!isGetOrHead(req)).then(() => res.destroyed || next());
};

/** Resolves when the current request may do work that blocks: see {@link nextEventLoopTurn}. */
export async function awaitTurn(isPost = false): Promise<void> {
  const context = requestContext.getStore();
  if (context && !context.owner.startsWith(PAID_OWNER)) context.owner = await context.findOwner();
  await nextEventLoopTurn(context?.owner ?? "unknown", isPost, clientNetwork());
}

/** A paid order waits for its own turns and queries only, however many others of its network ask. */
async function findOwner(req: IncomingMessage, findPaidSender: FindPaidSender): Promise<string> {
  const network = widestNetwork(req);
  const waits = wouldWait(network) || wouldWaitForConnection(network);
  return (waits && (await paidOwnerOf(req, findPaidSender))) || network;
}

/** The paid order that a request's cookies or its private link name. Never throws. */
export async function paidOwnerOf(req: IncomingMessage, findPaidSender: FindPaidSender) {
  const link = linkOf(req);
  const known = cookiesIn(req.headers.cookie ?? "")
    .filter((pair) => WORK.test(pair))
    .join("; ");
  if (!known && !link) return undefined;
  // Cookies can be 16 kB long.
  const key = createHash("sha256").update(`${known} ${link}`).digest("base64");
  const found = lookups.get(key) ?? lookUp(key, widestNetwork(req), findPaidSender, known, link);
  return (await found)?.owners[0];
}

function lookUp(
  key: string,
  network: string,
  findPaidSender: FindPaidSender,
  ...of: Parameters<FindPaidSender>
) {
  const before = recentLookups.get(network) ?? 0;
  if (before >= MAX_LOOKUPS) return undefined;
  recentLookups.set(network, before + 1);
  setTimeout(() => {
    const left = recentLookups.get(network)! - 1;
    if (left > 0) recentLookups.set(network, left);
    else recentLookups.delete(network);
  }, REMEMBERED_MS).unref();
  const context = requestContext.getStore();
  const find = () => findPaidSender(...of).catch(() => undefined);
  // A buyer's look-up waits for none of its network's queries.
  const found = context
    ? requestContext.run({ ...context, owner: `look-ups of ${network}` }, find)
    : find();
  lookups.set(key, found);
  void found.then((paid) =>
    setTimeout(() => lookups.delete(key), paid ? KNOWN_MS : REMEMBERED_MS).unref(),
  );
  return found;
}

/** The private link's token in a request's URL; empty where there is none. */
export function linkOf({ target }: IncomingMessage): string {
  const { url, page } = target!;
  // Of /order/<token> and its pictures.
  if (page?.secret) return page.path.split("/")[2] ?? "";
  return url.searchParams.get("link") ?? "";
}

/** Cookies that name an order or a draft. */
const WORK = /^(?:__Host-)?(?:order|draft)=/;

/** Hundreds of requests of one browser at once cost one look-up. */
const lookups = new Map<string, Promise<Sender | undefined>>();
const REMEMBERED_MS = 2_000;
/** A paid order stays known while others of its network use up its look-ups. */
const KNOWN_MS = 60_000;
/** How many a network has within {@link REMEMBERED_MS}: each may read ten orders, and cookies can be made up. Beyond, it counts as the network. */
const MAX_LOOKUPS = 20;
const recentLookups = new Map<string, number>();

/** A turn for a page that is made for no paid order: the networks within one share its turns. */
export function turnOf(req: IncomingMessage): Promise<void> {
  return nextEventLoopTurn(widestNetwork(req), false, networkOfClient(req));
}

/** Who waits for its own pages only. */
export function widestNetwork(req: IncomingMessage): string {
  return networksAround(networkOfClient(req))[0]!;
}

/** The paid order or the widest network for whose work the current request counts. */
export function currentOwner(): string {
  return requestContext.getStore()?.owner ?? "unknown";
}

export function clientNetwork(): string {
  return requestContext.getStore()?.network ?? "unknown";
}

export function clientNetworks(): string[] {
  return networksAround(clientNetwork());
}

/** Kept, because the cache of responses takes a request's headers away. */
const networks = new WeakMap<IncomingMessage, string>();

export function networkOfClient(req: IncomingMessage): string {
  const known = networks.get(req);
  if (known !== undefined) return known;
  const fromProxy = config.clientIpHeader ? req.headers[config.clientIpHeader] : undefined;
  const network = networkOf(
    (typeof fromProxy === "string" && fromProxy) || (req.socket.remoteAddress ?? "unknown"),
  );
  networks.set(req, network);
  return network;
}
