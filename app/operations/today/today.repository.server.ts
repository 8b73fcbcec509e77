import { sql } from "kysely";
import type { RequestKind, WaitsFor } from "~/server/database/states";
import { hasNoRow } from "~/server/database/statements.server";
import type { Connection } from "~/server/database/tables";
import { isNotDropped } from "~/server/email/outbox.repository.server";
import { isRunning, orderStates } from "~/orders/order-states";

/* What waits, kind by kind: the earliest first, by an index, and at most `limit` rows. `target` is the id of what is acted on. */

const order = [
  "orders.id as orderId",
  "orders.reference",
  "orders.name",
  "orders.assignee",
] as const;

/** The paid orders that wait for it, since before that moment. */
export function findAllWaiting(
  db: Connection,
  { waitsFor, before }: { waitsFor: Exclude<WaitsFor, "answer">; before: string },
  limit: number,
) {
  return waiting(db, waitsFor, before, limit).execute();
}

/** The previews that their buyers have said nothing about since that moment. */
export function findAllUnanswered(db: Connection, before: string, limit: number) {
  const heard = sql`(answered_at is null or answered_at > ${before})`;
  return waiting(db, "answer", before, limit)
    .where(hasNoRow("order_requests", "order_id", "orders.id", heard))
    .execute();
}

function waiting(db: Connection, waitsFor: WaitsFor, before: string, limit: number) {
  return db
    .selectFrom("orders")
    .select([...order, "waiting_since as since"])
    .where("waits_for", "=", waitsFor)
    .where("waiting_since", "<=", before)
    .orderBy("waiting_since")
    .limit(limit)
    .$narrowType<{ since: string }>();
}

/** What buyers asked for and nobody has answered, by words or by a later preview. */
export function findAllRequests(db: Connection, kind: RequestKind, limit: number) {
  return db
    .selectFrom("order_requests")
    .innerJoin("orders", "orders.id", "order_requests.order_id")
    .select([...order, "requested_at as since"])
    .where("order_requests.kind", "=", kind)
    .where("answered_at", "is", null)
    .$if(kind === "changes", (query) =>
      query.where("waits_for", "=", "answer").whereRef("ready_at", "<", "requested_at"),
    )
    .$if(kind === "edit", (query) =>
      query.where("launched_at", "is not", null).where("orders.state", "in", runningStates),
    )
    .where("orders.email", "!=", "")
    .orderBy("requested_at")
    .limit(limit)
    .execute();
}

const runningStates = orderStates.filter(isRunning);

export function findAllUnexpectedPayments(db: Connection, limit: number) {
  return db
    .selectFrom("unexpected_payments")
    .innerJoin("orders", "orders.id", "unexpected_payments.order_id")
    .select([...order, "found_at as since"])
    .where("resolved_at", "is", null)
    .orderBy("found_at")
    .limit(limit)
    .execute();
}

/** The disputes whose evidence Stripe takes after `now`, the earliest deadline first. */
export function findAllDisputes(db: Connection, now: string, limit: number) {
  return db
    .selectFrom("ledger")
    .innerJoin("orders", "orders.id", "ledger.order_id")
    .select([...order, "ledger.id as target", "ledger.created_at as since", "due_at"])
    .where("kind", "=", "dispute")
    .where("reverses", "is not", null)
    .where("ledger.state", "in", ["open", "inquiry"])
    .where("due_at", ">", now)
    .orderBy("due_at")
    .limit(limit)
    .$narrowType<{ due_at: string; target: string }>()
    .execute();
}

/** The refunds of orders that are over, whose payment's subscription goes on. */
export function findAllStillCharged(db: Connection, limit: number) {
  return db
    .selectFrom("ledger")
    .innerJoin("payments", "payments.stripe_session_id", "ledger.stripe_session_id")
    .innerJoin("orders", "orders.id", "ledger.order_id")
    .select([...order, "payments.stripe_subscription_id as target", "ledger.created_at as since"])
    .where("kind", "=", "refund")
    .where("reverses", "is not", null)
    .where("due_at", "is", null)
    .where("ended_at", "is", null)
    .where("stripe_subscription_id", "is not", null)
    .where("orders.state", "in", ["refunded", "cancelled"])
    .orderBy("ledger.created_at")
    .limit(limit)
    .$narrowType<{ target: string }>()
    .execute();
}

/** The emails that failed and were neither dropped nor sent back. */
export function findAllFailedEmails(db: Connection, limit: number) {
  return db
    .selectFrom("outbox")
    .leftJoin("orders", "orders.id", "outbox.order_id")
    .leftJoin("inquiries", "inquiries.id", "outbox.inquiry_id")
    .select(["orders.id as orderId", "reference", "assignee", "outbox.id as target"])
    .select(({ fn, val }) =>
      fn.coalesce("orders.name", "inquiries.name", val("")).$castTo<string>().as("name"),
    )
    .select("outbox.created_at as since")
    .where("outbox.state", "=", "failed")
    .where("bounced_at", "is", null)
    .where(isNotDropped)
    .orderBy("outbox.created_at")
    .limit(limit)
    .execute();
}

export function findAllFlagged(db: Connection, limit: number) {
  return db
    .selectFrom("orders")
    .select([...order, "created_at as since"])
    .where("state", "=", "flagged")
    .orderBy("created_at")
    .limit(limit)
    .execute();
}

export function findAllPastDue(db: Connection, limit: number) {
  return db
    .selectFrom("orders")
    .select([...order, "updated_at"])
    .select(({ selectFrom }) =>
      selectFrom("ledger")
        .select("ledger.created_at")
        .whereRef("ledger.order_id", "=", "orders.id")
        .where("kind", "=", "renewal")
        .where("ledger.state", "=", "failed")
        .orderBy("ledger.created_at", "desc")
        .limit(1)
        .as("failed_at"),
    )
    .where("state", "=", "past_due")
    .orderBy("updated_at")
    .limit(limit)
    .execute();
}
