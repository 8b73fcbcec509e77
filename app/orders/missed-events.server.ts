import { db } from "~/server/database/connection.server";
import { log } from "~/server/log/log.server";
import { fetchAnew, findEvents } from "~/server/stripe/events.server";
import { StripeUnreachable } from "~/server/stripe/stripe-queries.server";
import type { WebhookEvent } from "~/server/stripe/stripe.server";
import { DAY_MS, daysAgo } from "~/server/time/time";
import * as Payments from "./payments.repository.server";
import { applyEvent, type EventOutcome } from "./stripe-events.server";

/** As long as Stripe has them, so that a site that was down or restored misses none. */
const FIRST_DAYS = 30;
/** How much one pass does at most, of a hundred events a page. */
const MOST_PAGES = 50;
const MOST_NEW = 200;
/** After so many events that could not be applied, a pass ends: Stripe is away, or the database cannot write. */
const MOST_FAILED = 5;

/** Where a pass ended, from which the next one goes on. */
export interface EventsSeen {
  /** When the newest list was begun of which every event was applied. */
  completeAt?: Date;
  /** A list that was too long for one pass. */
  rest?: List;
}

interface List {
  begunAt: Date;
  since: Date;
  after?: string;
  failed: number;
}

/** What a pass did with events that the site did not know; `unknown`: of orders that it does not know, or not yet as paid. */
export interface MissedEvents {
  applied: number;
  ignored: number;
  unknown: number;
  failed: number;
}

/**
 * Applies Stripe's events whose webhooks did not arrive, as if they did: those of 30 days in the first pass of a process,
 * later those since the last complete list less a day. Does not throw for Stripe.
 */
export async function applyMissedEvents(
  now: Date,
  { completeAt, rest }: EventsSeen = {},
  stopping?: AbortSignal,
): Promise<{ seen: EventsSeen; found: MissedEvents }> {
  const found = { applied: 0, ignored: 0, unknown: 0, failed: 0 };
  const list: List = rest ?? { begunAt: now, since: sinceOf(now, completeAt), failed: 0 };
  try {
    for (let page = 0; page < MOST_PAGES && sum(found) < MOST_NEW; page += 1) {
      const { events, last } = await findEvents(list.since, list.after);
      // The oldest first, as their emails are to be read.
      for (const event of events.reverse()) {
        if (stopping?.aborted || found.failed >= MOST_FAILED)
          return { seen: { completeAt }, found };
        const outcome = await applyMissed(event);
        if (outcome) found[outcome] += 1;
      }
      list.after = last;
      if (!last) {
        const isComplete = list.failed + found.failed === 0;
        return { seen: { completeAt: isComplete ? list.begunAt : completeAt }, found };
      }
    }
    list.failed += found.failed;
    return { seen: { completeAt, rest: list }, found };
  } catch (error) {
    if (!(error instanceof StripeUnreachable)) throw error;
    log.warn({ err: error }, "Stripe did not tell which events were missed");
    found.failed += 1;
    return { seen: { completeAt }, found };
  }
}

const outcomes = {
  ...{ applied: "applied", ignored: "ignored", duplicate: undefined },
  ...{ unknown_order: "unknown", not_yet: "unknown" },
} as const satisfies Record<EventOutcome, keyof MissedEvents | undefined>;

/** Undefined for a known event. One that fails holds up no other. */
async function applyMissed(event: WebhookEvent): Promise<keyof MissedEvents | undefined> {
  try {
    if (await Payments.existsEvent(db, event.id)) return undefined;
    return outcomes[await applyEvent(await fetchAnew(event))];
  } catch (error) {
    const { id: eventId, type } = event;
    log.error({ err: error, eventId, type }, "a missed event could not be applied yet");
    return "failed";
  }
}

/** A list dated later than now was asked for while the clock was ahead. */
function sinceOf(now: Date, completeAt?: Date): Date {
  if (!completeAt || completeAt > now) return new Date(daysAgo(FIRST_DAYS, now));
  return new Date(completeAt.getTime() - DAY_MS);
}

function sum(found: MissedEvents): number {
  return Object.values(found).reduce((all, count) => all + count, 0);
}
