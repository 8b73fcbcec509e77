import { sql } from "kysely";
import type { Connection } from "~/server/database/tables";
import { anyOf, countChanged, hasNoRow, hasRow } from "~/server/database/statements.server";
import { isUnpaid, orderStates, type OrderState } from "~/orders/order-states";
import { BATCH, TEXT_BATCH } from "./in-batches";

/** A payment on its way may still arrive: its order stays until Stripe reports success or failure. */
const abandonedStates = orderStates.filter(
  (state) => (isUnpaid(state) && state !== "payment_pending") || state === "flagged",
);
/** The states of orders whose buyers may still send something through their private link, some once a dispute is won. */
const linkStates: readonly OrderState[] = ["paid", "assets_received", "past_due", "disputed"];

/** When the last of the `kept` newest abandoned orders has changed; undefined where there are fewer. */
export async function findCrowdedTime(db: Connection, kept: number): Promise<string | undefined> {
  const last = await db
    .selectFrom("orders")
    .select("updated_at")
    .where("state", "in", abandonedStates)
    .where("open_since", "is", null)
    .orderBy("updated_at", "desc")
    .offset(kept - 1)
    .limit(1)
    .executeTakeFirst();
  return last?.updated_at;
}

/** `crowding` are the abandoned orders whose buyers have no private link, and whose payment has not failed. */
export type OldOrders = "abandoned" | "crowding" | "ended";

const statesOf: Record<OldOrders, readonly OrderState[]> = {
  abandoned: abandonedStates,
  crowding: abandonedStates.filter((state) => state !== "payment_failed"),
  ended: ["cancelled", "refunded"],
};

/**
 * An order stays that has a pending email, has files, or has a checkout that is not known to be over. Of crowding ones, the
 * hour's limit may have postponed an email for as long as the spam lasts: that goes with its order.
 */
export async function findAllOldOrders(db: Connection, kind: OldOrders, before: string) {
  const isAwaited = kind === "crowding" ? sql` and rate_limited = 0` : sql``;
  const orders = await db
    .selectFrom("orders")
    .select("id")
    .where("state", "in", statesOf[kind])
    .where("updated_at", "<", before)
    .where("open_since", "is", null)
    .where(hasNoRow("superseded_checkouts", "order_id", "orders.id"))
    .where(({ eb, and, or }) =>
      and([
        // An order that money came in for stays, whatever its state.
        or([
          eb("state", "in", statesOf.ended),
          and([
            hasNoRow("payments", "order_id", "orders.id"),
            hasNoRow("unexpected_payments", "order_id", "orders.id"),
          ]),
        ]),
        ...(kind === "crowding" ? [hasNoRow("order_links", "order_id", "orders.id")] : []),
        hasNoRow("outbox", "order_id", "orders.id", sql`outbox.state = 'pending'${isAwaited}`),
        hasNoRow("drafts", "order_id", "orders.id", hasRow("uploads", "draft_id", "drafts.id")),
      ]),
    )
    .limit(TEXT_BATCH)
    .execute();
  return orders.map(({ id }) => id);
}

export const tablesOfOrders = [
  ...(["inquiries", "drafts", "order_links", "unexpected_payments"] as const),
  ...(["checkouts", "superseded_checkouts", "payments", "ledger"] as const),
  ...(["order_events", "order_requests"] as const),
] as const;

/** Deletes orders and every row that refers to them. The files of their drafts must be deleted before. */
export async function deleteOrders(db: Connection, ids: readonly string[]): Promise<void> {
  const inquiries = db.selectFrom("inquiries").select("id").where("order_id", "in", anyOf(ids));
  await db
    .deleteFrom("outbox")
    .where((eb) => eb.or([eb("order_id", "in", anyOf(ids)), eb("inquiry_id", "in", inquiries)]))
    .execute();
  for (const table of tablesOfOrders) {
    await db.deleteFrom(table).where("order_id", "in", anyOf(ids)).execute();
  }
  await db.deleteFrom("orders").where("id", "in", anyOf(ids)).execute();
}

/** Deletes some inquiries without an order or files, and rows that refer to them; returns how many. */
export async function deleteOldInquiries(db: Connection, before: string): Promise<number> {
  const old = await db
    .selectFrom("inquiries")
    .select(["id", "draft_id"])
    .where("order_id", "is", null)
    .where("created_at", "<", before)
    .where(hasNoRow("uploads", "draft_id", "inquiries.draft_id"))
    .limit(TEXT_BATCH)
    .execute();
  const ids = old.map(({ id }) => id);
  const drafts = old.map(({ draft_id }) => draft_id);
  await db.deleteFrom("outbox").where("inquiry_id", "in", anyOf(ids)).execute();
  await db.deleteFrom("inquiries").where("id", "in", anyOf(ids)).execute();
  await db.deleteFrom("drafts").where("id", "in", anyOf(drafts)).execute();
  return ids.length;
}

export function deleteOldEvents(db: Connection, before: string): Promise<number> {
  const old = db
    .selectFrom("stripe_events")
    .select("id")
    .where("received_at", "<", before)
    .limit(BATCH);
  return countChanged(db.deleteFrom("stripe_events").where("id", "in", old));
}

export function deleteOldLinks(db: Connection, before: string): Promise<number> {
  const old = db
    .selectFrom("order_links")
    .innerJoin("orders", "orders.id", "order_links.order_id")
    .select("order_links.token_hash")
    .where("order_links.created_at", "<", before)
    .where("orders.state", "not in", linkStates)
    .limit(BATCH);
  return countChanged(db.deleteFrom("order_links").where("token_hash", "in", old));
}

/** Deletes links that signed nobody in, sessions that have ended, and those of addresses that may not sign in any more. */
export async function deleteOldSignIns(
  db: Connection,
  before: Record<"linked" | "used" | "signedIn", string>,
  team: readonly string[],
): Promise<number> {
  const links = db.deleteFrom("desk_links").where("created_at", "<", before.linked);
  const sessions = db
    .deleteFrom("desk_sessions")
    .where(({ eb, or }) =>
      or([
        eb("used_at", "<", before.used),
        eb("created_at", "<", before.signedIn),
        eb("email", "not in", anyOf(team)),
      ]),
    );
  return (await countChanged(links)) + (await countChanged(sessions));
}

/** Deletes some counts of posts that expire before `from` or after `to` in Unix milliseconds; returns how many. */
export function deleteRateLimitsOutside(db: Connection, from: number, to: number) {
  const expired = db
    .selectFrom("rate_limits")
    .select("key")
    .where(({ eb, or }) => or([eb("expire", "<", from), eb("expire", ">", to)]))
    .limit(BATCH);
  return countChanged(db.deleteFrom("rate_limits").where("key", "in", expired));
}

/** The newest time in the tables to which every order adds a row; undefined while they are empty. */
export async function findNewestTime(db: Connection): Promise<string | undefined> {
  const { time } = await db
    .selectFrom("stripe_events")
    .select(({ fn }) => fn.max<string | null>("received_at").as("time"))
    .executeTakeFirstOrThrow();
  const emails = await Promise.all(
    (["pending", "sent", "failed"] as const).map((state) =>
      db
        .selectFrom("outbox")
        .select("created_at")
        .where("state", "=", state)
        .orderBy("created_at", "desc")
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return [time, ...emails.map((email) => email?.created_at)]
    .flatMap((one) => one ?? [])
    .sort()
    .at(-1);
}
