import type { IncomingMessage, ServerResponse } from "node:http";
import { config } from "~/server/config/config.server";
import { HttpError, isGetOrHead, type Middleware } from "./middleware";
import { endLater } from "./posts-in-hand.server";
import { type FindPaidSender, paidOwnerOf, widestNetwork } from "./request-context.server";

/** Some 45 kB each while a page waits for its turn, or its response is not read. */
export const REQUESTS_IN_HAND = 2_000;
/** Those of them that are for paid orders. */
export const RESERVED_FOR_PAID = 400;
/** A page may be ten times as long as most. */
export const UNREAD_BYTES = 32 * 1024 * 1024;
/** A response that is not read for so long gives way to a network that has fewer. */
const UNREAD_MS = 2_000;
const retryLater = { "Retry-After": "10" };

interface Owner {
  paid: boolean;
  /** The responses that are not sent yet, the oldest first, and when they began. */
  responses: Map<ServerResponse, number>;
}

/**
 * What each network has in hand until its responses are sent: another request while more are free than it holds, so that a
 * single one takes half of all; where none is free, in place of the oldest response that the network with most does not read.
 * Only for one more is a paid order looked for, which has as many of its own, and some that nobody else takes. Or it is
 * answered 429. A proxy's limit would make the requests of all wait, and so would a limit on what Stripe and health checks ask.
 */
export class RequestsInHand {
  private readonly owners = new Map<string, Owner>();
  private held = 0;

  constructor(private readonly findPaidSender: FindPaidSender) {}

  readonly admit: Middleware = (req, res, next) => {
    if (!config.rateLimit || isSmall(req)) return next();
    const network = widestNetwork(req);
    if (this.hold(network, res, false) || this.holdInstead(network, res)) return next();
    void paidOwnerOf(req, this.findPaidSender).then((order) => {
      if (order && this.hold(order, res, true)) return next();
      endLater(req);
      next(new HttpError(429, retryLater));
    });
  };

  /** Before a page is made: where too much is not read, refuses it to those that leave more unread than the average. */
  readonly refuseUnread: Middleware = (req, res, next) => {
    if (!isGetOrHead(req)) return next();
    const owner = [...this.owners.values()].find(({ responses }) => responses.has(res));
    const own = owner ? unreadBytes(owner) : 0;
    if (own === 0) return next();
    const unread = [...this.owners.values()].map(unreadBytes).filter((bytes) => bytes > 0);
    const all = unread.reduce((sum, bytes) => sum + bytes, 0);
    if (all < UNREAD_BYTES || own < all / unread.length) return next();
    next(new HttpError(429, retryLater));
  };

  private hold(name: string, res: ServerResponse, paid: boolean): boolean {
    const free = REQUESTS_IN_HAND - this.held - (paid ? 0 : RESERVED_FOR_PAID);
    const owner = this.owners.get(name) ?? { paid, responses: new Map() };
    if (res.destroyed || owner.responses.size >= free) return false;
    this.owners.set(name, owner);
    owner.responses.set(res, performance.now());
    this.held += 1;
    res.once("close", () => this.release(name, owner, res));
    return true;
  }

  private release(name: string, owner: Owner, res: ServerResponse): void {
    if (!owner.responses.delete(res)) return;
    this.held -= 1;
    if (owner.responses.size === 0) this.owners.delete(name);
  }

  private holdInstead(name: string, res: ServerResponse): boolean {
    const strangers = [...this.owners].filter(([, { paid }]) => !paid);
    const [most] = strangers.sort(([, a], [, b]) => b.responses.size - a.responses.size);
    const own = this.owners.get(name)?.responses.size ?? 0;
    if (!most || most[1].responses.size <= own + 1) return false;
    const before = performance.now() - UNREAD_MS;
    for (const [other, since] of most[1].responses) {
      if (since > before) return false;
      if (other.writableLength === 0) continue;
      this.release(most[0], most[1], other);
      other.destroy();
      return this.hold(name, res, false);
    }
    return false;
  }
}

const unreadBytes = ({ responses }: Owner) =>
  [...responses.keys()].reduce((sum, res) => sum + res.writableLength, 0);

/** What has limits of its own, and an answer of a few bytes: an event, and a health check. */
const isSmall = ({ method, target }: IncomingMessage) => {
  const path = target?.page?.path;
  return path === "/healthz" || (method === "POST" && path === "/webhooks/stripe");
};
