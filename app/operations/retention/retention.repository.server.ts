import type { Connection } from "~/database/tables";
import { anyOf } from "~/database/statements.server";
import { isUnpaid, orderStates, type OrderState } from "~/ordering/order-states";

/** A payment on its way may still arrive: its order stays until Stripe reports success or failure. */
const abandonedStates = orderStates.filter(
  (state) => (isUnpaid(state) && state !== "payment_pending") || state === "flagged",
);
const endedStates: readonly OrderState[] = ["cancelled", "refunded"];
/** The states of orders whose buyers may still send something through their private link. */
const linkStates: readonly OrderState[] = ["paid", "assets_received", "past_due"];

/**
 * The ids of orders that were abandoned, or have ended, and have not changed since `before`, at most `limit`. An order
 * stays that has a pending email, has files, or has a checkout that is not known to be over.
 */
export async function findAllOldOrders(
  db: Connection,
  kind: "abandoned" | "ended",
  before: string,
  limit: number,
): Promise<string[]> {
  const orders = await db
    .selectFrom("orders")
    .select("id")
    .where("state", "in", kind === "ended" ? endedStates : abandonedStates)
    .where("updated_at", "<", before)
    .where("open_since", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("replaced_checkouts")
            .select("replaced_checkouts.order_id")
            .whereRef("replaced_checkouts.order_id", "=", "orders.id"),
        ),
      ),
    )
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb("state", "in", endedStates),
        // An order that money came in for stays, whatever its state.
        not(
          exists(
            selectFrom("payments")
              .select("payments.order_id")
              .whereRef("payments.order_id", "=", "orders.id")
              .unionAll(
                selectFrom("unexpected_payments")
                  .select("unexpected_payments.order_id")
                  .whereRef("unexpected_payments.order_id", "=", "orders.id"),
              ),
          ),
        ),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox")
            .select("outbox.id")
            .whereRef("outbox.order_id", "=", "orders.id")
            .where("outbox.state", "=", "pending"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("uploads")
            .innerJoin("drafts", "drafts.id", "uploads.draft_id")
            .select("uploads.id")
            .whereRef("drafts.order_id", "=", "orders.id"),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return orders.map(({ id }) => id);
}

/** Deletes orders and every row that refers to them. The files of their drafts must be deleted before. */
export async function deleteOrders(db: Connection, ids: readonly string[]): Promise<void> {
  const inquiries = db.selectFrom("inquiries").select("id").where("order_id", "in", anyOf(ids));
  await db
    .deleteFrom("outbox")
    .where((eb) => eb.or([eb("order_id", "in", anyOf(ids)), eb("inquiry_id", "in", inquiries)]))
    .execute();
  await db.deleteFrom("inquiries").where("order_id", "in", anyOf(ids)).execute();
  await db.deleteFrom("drafts").where("order_id", "in", anyOf(ids)).execute();
  await db.deleteFrom("order_links").where("order_id", "in", anyOf(ids)).execute();
  const sessions = db
    .selectFrom("checkouts")
    .select("stripe_session_id")
    .where("order_id", "in", anyOf(ids))
    .unionAll(
      db.selectFrom("payments").select("stripe_session_id").where("order_id", "in", anyOf(ids)),
    );
  await db.deleteFrom("payment_facts").where("stripe_session_id", "in", sessions).execute();
  await db.deleteFrom("disputes").where("stripe_session_id", "in", sessions).execute();
  await db.deleteFrom("unexpected_payments").where("order_id", "in", anyOf(ids)).execute();
  await db.deleteFrom("checkouts").where("order_id", "in", anyOf(ids)).execute();
  await db.deleteFrom("replaced_checkouts").where("order_id", "in", anyOf(ids)).execute();
  await db.deleteFrom("payments").where("order_id", "in", anyOf(ids)).execute();
  await db.deleteFrom("orders").where("id", "in", anyOf(ids)).execute();
}

/** Deletes inquiries without an order or files from before a moment, and rows that refer to them; returns how many. */
export async function deleteOldInquiries(
  db: Connection,
  before: string,
  limit: number,
): Promise<number> {
  const old = await db
    .selectFrom("inquiries")
    .select(["id", "draft_id"])
    .where("order_id", "is", null)
    .where("created_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("uploads")
            .select("uploads.id")
            .whereRef("uploads.draft_id", "=", "inquiries.draft_id"),
        ),
      ),
    )
    .limit(limit)
    .execute();
  const ids = old.map(({ id }) => id);
  const drafts = old.map(({ draft_id }) => draft_id);
  await db.deleteFrom("outbox").where("inquiry_id", "in", anyOf(ids)).execute();
  await db.deleteFrom("inquiries").where("id", "in", anyOf(ids)).execute();
  await db.deleteFrom("drafts").where("id", "in", anyOf(drafts)).execute();
  return ids.length;
}

/** Deletes Stripe's webhook events from before a moment, at most `limit`; returns how many. */
export async function deleteOldEvents(
  db: Connection,
  before: string,
  limit: number,
): Promise<number> {
  const old = db
    .selectFrom("stripe_events")
    .select("id")
    .where("received_at", "<", before)
    .limit(limit);
  const deleted = await db.deleteFrom("stripe_events").where("id", "in", old).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Deletes private links from before a moment that their orders do not need, at most `limit`; returns how many. */
export async function deleteOldLinks(
  db: Connection,
  before: string,
  limit: number,
): Promise<number> {
  const old = db
    .selectFrom("order_links")
    .innerJoin("orders", "orders.id", "order_links.order_id")
    .select("order_links.token_hash")
    .where("order_links.created_at", "<", before)
    .where("orders.state", "not in", linkStates)
    .limit(limit);
  const deleted = await db
    .deleteFrom("order_links")
    .where("token_hash", "in", old)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Deletes counts of posts that expire before `from` or after `to` in Unix milliseconds, at most `limit`; returns how many. */
export async function deleteRateLimitsOutside(
  db: Connection,
  { from, to }: { from: number; to: number },
  limit: number,
): Promise<number> {
  const expired = db
    .selectFrom("rate_limits")
    .select("key")
    .where(({ eb, or }) => or([eb("expire", "<", from), eb("expire", ">", to)]))
    .limit(limit);
  const deleted = await db.deleteFrom("rate_limits").where("key", "in", expired).executeTakeFirst();
  return Number(deleted.numDeletedRows);
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
