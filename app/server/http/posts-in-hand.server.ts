import type { IncomingMessage } from "node:http";
import { FairSemaphore } from "~/server/concurrency/fair-semaphore";
import type { Slot } from "~/server/concurrency/slot";
import { config } from "~/server/config/config.server";
import { log } from "~/server/log/log.server";
import { giveWay } from "./client-errors.server";
import { networksAround } from "./client-network";
import { type FindPaidSender, linkOf, networkOfClient } from "./request-context.server";
import { HttpError, type Middleware } from "./middleware";

/** How many posts may be in hand at once, to these pages and to all others: some 0.5 MB each while a file waits. */
export const POSTS_IN_HAND = { "/onboarding": 160, "/webhooks/stripe": 40, others: 100 };
/** The part of them that is for paid orders; none for webhooks, because Stripe sends no cookies. */
const reservedPart = (path: string) => (path === "/webhooks/stripe" ? 0 : 0.2);
const RETRY_SECONDS = 30;
/** How long a refused client may go on sending: without that a browser would show a connection error. */
const DISCARD_MS = 60_000;

interface PostInHand {
  req: IncomingMessage;
  slot: Slot;
  /** Whether its cookies and its link were read: a slot is first taken without a look at them. */
  known: boolean;
}

interface Pool {
  semaphore: FairSemaphore;
  inHand: Set<PostInHand>;
  reserves: boolean;
  hasFiles: boolean;
}

/**
 * Limits how many posts of a network are in hand until their responses begin. Only for one more are cookies and link
 * read: a paid order has room of its own. Another post takes the slot of a stranger's that is still arriving, of a network with
 * more of them, or among posts without files the oldest of a network with as many; or it is answered 429.
 */
export function postsInHand(findPaidSender: FindPaidSender): Middleware {
  const pools = new Map(
    Object.entries(POSTS_IN_HAND).map(([path, size]): [string, Pool] => {
      const reserved = size * reservedPart(path);
      const semaphore = new FairSemaphore(size, reserved);
      const hasFiles = path === "/onboarding";
      return [path, { semaphore, inHand: new Set(), reserves: reserved > 0, hasFiles }];
    }),
  );
  return (req, res, next) => {
    if (req.method !== "POST" || !config.rateLimit) return next();
    const pool = pools.get(req.target!.page?.path ?? "") ?? pools.get("others")!;
    const { semaphore, inHand } = pool;
    const paidSenderOf = async (post: IncomingMessage) =>
      pool.reserves ? findPaidSender(post.headers.cookie ?? "", linkOf(post)) : undefined;
    const hold = (slot: Slot | undefined) => {
      if (!slot) return false;
      const post = { req, slot, known: slot.sender.paid };
      inHand.add(post);
      const release = () => {
        inHand.delete(post);
        post.slot.release();
      };
      res.once("close", release);
      // Not held until its response was sent: some clients never read it.
      const { writeHead } = res;
      Object.assign(res, {
        writeHead(...head: Parameters<typeof writeHead>) {
          release();
          return writeHead.apply(res, head);
        },
      });
      return true;
    };
    const stranger = { paid: false, owners: networksAround(networkOfClient(req)) };
    if (hold(semaphore.tryToAcquire(stranger))) return next();

    const admitLate = async () => {
      const paid = await paidSenderOf(req);
      // When the client has left meanwhile, no `close` would follow, and release the slot.
      while (!res.destroyed) {
        const free = (paid && semaphore.tryToAcquire(paid)) ?? semaphore.tryToAcquire(stranger);
        if (free) return hold(free);
        const post = replaceable();
        if (!post) return false;
        if (post.known) {
          inHand.delete(post);
          giveWay(post.req.socket);
          return hold(semaphore.replace(post.slot, stranger));
        }
        // Looked up while others go on: then one is chosen anew.
        const owner = await paidSenderOf(post.req);
        post.known = true;
        // An order that holds its share has no further slot: its others are like those of strangers.
        const own = owner && inHand.has(post) && semaphore.transfer(post.slot, owner);
        if (own) post.slot = own;
      }
      return false;
    };
    const replaceable = () => {
      const arriving = [...inHand].filter(({ slot, req }) => !slot.sender.paid && !req.complete);
      const slots = arriving.map(({ slot }) => slot);
      const chosen = arriving[slots.indexOf(semaphore.replaceable(stranger, slots)!)];
      if (chosen || pool.hasFiles) return chosen;
      return arriving.find(({ slot }) => semaphore.holdsAsMany(slot.sender, stranger));
    };
    admitLate()
      .catch((error: unknown) => {
        log.warn({ err: error }, "a paid order was not looked up");
        return false;
      })
      .then((admitted) => {
        if (admitted) return next();
        if (res.destroyed) return;
        endLater(req);
        next(new HttpError(429, { "Retry-After": String(RETRY_SECONDS) }));
      })
      .catch(next);
  };
}

/** Node would read the rest of a refused body, however slowly it comes. */
export function endLater(req: IncomingMessage): void {
  const timer = setTimeout(() => req.destroy(), DISCARD_MS).unref();
  req.once("close", () => clearTimeout(timer));
}
