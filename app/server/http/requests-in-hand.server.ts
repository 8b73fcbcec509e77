import { config } from "~/server/config/config.server";
import { HttpError, type Middleware } from "./middleware";
import { endLater } from "./posts-in-hand.server";
import { type FindPaidSender, paidOwnerOf, widestNetwork } from "./request-context.server";

/** Some 45 kB each while a page waits for its turn, or its response is not read. */
export const REQUESTS_IN_HAND = 2_000;
const RETRY_SECONDS = 10;

/**
 * Limits how many requests a network has in hand until their responses are sent: another one while more are free than it
 * holds, so that a single one takes half of all. Only one more is looked at for a paid order, which has as many of its own;
 * or it is answered 429. A proxy's limit would make the requests of all wait.
 */
export function requestsInHand(findPaidSender: FindPaidSender): Middleware {
  const held = new Map<string, number>();
  let free = REQUESTS_IN_HAND;
  return (req, res, next) => {
    if (!config.rateLimit) return next();
    const count = (owner: string, by: 1 | -1) => {
      free -= by;
      const own = (held.get(owner) ?? 0) + by;
      if (own > 0) held.set(owner, own);
      else held.delete(owner);
    };
    const admit = (owner: string) => {
      if (res.destroyed || (held.get(owner) ?? 0) >= free) return false;
      count(owner, 1);
      res.once("close", () => count(owner, -1));
      return true;
    };
    if (admit(widestNetwork(req))) return next();
    void paidOwnerOf(req, findPaidSender).then((order) => {
      if (order && admit(order)) return next();
      endLater(req);
      next(new HttpError(429, { "Retry-After": String(RETRY_SECONDS) }));
    });
  };
}
