import type { IncomingMessage, ServerResponse } from "node:http";
import { discardRest } from "./form-body.server";
import { HttpError, isGetOrHead, type Middleware } from "./middleware";

/** Refuses methods that a page does not support, and all but GET and HEAD where there is no page. */
export const allowedMethods: Middleware = (req, _res, next) => {
  const { page } = req.target!;
  const method = isGetOrHead(req) ? "GET" : req.method;
  if (!page) {
    next(method === "GET" ? undefined : new HttpError(404));
  } else if (page.methods.some((allowed) => allowed === method)) {
    next();
  } else {
    const allow = page.methods.join(", ").replace("GET", "GET, HEAD");
    next(new HttpError(405, { Allow: allow }));
  }
};

export function seeOther(destinationOf: (url: URL) => string | undefined): Middleware {
  return (req, res, next) => {
    const { url } = req.target!;
    const destination = url.search && isGetOrHead(req) ? destinationOf(url) : undefined;
    if (!destination) return next();
    res.writeHead(303, { Location: destination, "Cache-Control": "no-store" }).end();
  };
}

export const canonicalPath: Middleware = (req, res, next) => {
  const { url, page, isCanonical } = req.target!;
  if (!page || isCanonical) return next();
  res.writeHead(308, { Location: page.path + url.search }).end();
};

export const UNSIGNED = "Signature missing, wrong or too old";

const MAX_EVENT_BYTES = 256 * 1024;
/** How old an event may be, by its signature. */
const MAX_EVENT_SECONDS = 300;

const isEvent = ({ target }: IncomingMessage) => target!.page?.path === "/webhooks/stripe";
const answerEvent = (res: ServerResponse, status: 400 | 413, text: string) =>
  res.writeHead(status, { "Content-Type": "text/plain;charset=UTF-8" }).end(text);

/** Refuses webhook events without a well-formed signature, or with one that is too old, before they hold anything. */
export const signedWebhooks: Middleware = (req, res, next) => {
  if (!isEvent(req) || isSigned(req.headers["stripe-signature"])) return next();
  answerEvent(res, 400, UNSIGNED);
};

/** Keeps an event for its route, and says whether Stripe has signed it. */
export type AcceptEvent = (body: Buffer, signature: string) => boolean;

/** Anybody can make up a signature: only events that Stripe has signed keep a place while they wait for their turn. */
export const stripesEvents =
  (accept: AcceptEvent): Middleware =>
  (req, res, next) => {
    if (!isEvent(req)) return next();
    const check = async () => {
      const body = await readBody(req);
      if (!body) return answerEvent(res, 413, "Too large");
      if (accept(body, String(req.headers["stripe-signature"]))) next();
      else answerEvent(res, 400, UNSIGNED);
    };
    check().catch((error: unknown) => (req.errored ? res.destroy() : next(error)));
  };

async function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes <= MAX_EVENT_BYTES) continue;
    discardRest(req);
    return undefined;
  }
  return Buffer.concat(chunks);
}

/** Whether a header is like `t=1492774577,v1=5257a8…` (https://docs.stripe.com/webhooks#verify-manually), and not too old. */
function isSigned(header: string | string[] | undefined): boolean {
  const elements = String(header).split(",");
  const oldest = Math.floor(Date.now() / 1000) - MAX_EVENT_SECONDS;
  return (
    elements.some((element) => /^t=\d+$/.test(element) && Number(element.slice(2)) >= oldest) &&
    elements.some((element) => /^v1=[0-9a-f]{64}$/.test(element))
  );
}
