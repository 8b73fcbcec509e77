import type { Transaction } from "kysely";
import { retention } from "~/content/retention";
import { anyOf } from "~/database/statements.server";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { isUnpaid, orderStates } from "~/ordering/order-states";
import { inBatches, TEXT_BATCH } from "./in-batches";
import { daysAgo, yearsAgo } from "~/time/time";

/** Money that is on its way may still arrive: such an order stays until Stripe has said yes or no. */
const abandonedStates = orderStates.filter(
  (state) => (isUnpaid(state) && state !== "payment_pending") || state === "flagged",
);
const endedStates = ["cancelled", "refunded"];

/**
 * Deletes orders that nobody paid, with their mails; those that were set aside as spam, too. One that may still be paid
 * stays, whatever the time.
 */
export function deleteUnpaidOrders(now: Date, stopping: AbortSignal): Promise<number> {
  const before = daysAgo(retention.unpaidOrderDays, now);
  return inBatches(stopping, () => deleteOrders(abandonedStates, before), TEXT_BATCH);
}

/** Deletes paid orders that have ended, with everything that belongs to them. */
export function deleteEndedOrders(now: Date, stopping: AbortSignal): Promise<number> {
  const before = yearsAgo(retention.orderYears, now);
  return inBatches(stopping, () => deleteOrders(endedStates, before), TEXT_BATCH);
}

/** Deletes submissions that belong to no order, as long after they came as those that do. */
export function deleteOldInquiries(now: Date, stopping: AbortSignal): Promise<number> {
  const before = yearsAgo(retention.orderYears, now);
  const deleteSome = () =>
    db.transaction().execute(async (trx) => {
      const old = await trx
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
        .limit(TEXT_BATCH)
        .execute();
      const ids = old.map(({ id }) => id);
      const drafts = old.map(({ draft_id }) => draft_id);
      await trx.deleteFrom("outbox").where("inquiry_id", "in", anyOf(ids)).execute();
      await trx.deleteFrom("inquiries").where("id", "in", anyOf(ids)).execute();
      await trx.deleteFrom("drafts").where("id", "in", anyOf(drafts)).execute();
      return ids.length;
    });
  return inBatches(stopping, deleteSome, TEXT_BATCH);
}

/**
 * Deletes orders in these states that have not changed since; one that still owes a mail, has files, or has a checkout
 * that is not known to be over, stays.
 */
function deleteOrders(states: readonly string[], before: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const orders = await trx
      .selectFrom("orders")
      .select("id")
      .where("state", "in", states)
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
          // Whatever its state says, money came in.
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
      .limit(TEXT_BATCH)
      .execute();
    await eraseOrders(
      trx,
      orders.map(({ id }) => id),
    );
    return orders.length;
  });
}

/** Deletes orders and every row that names them. Their drafts must not have files any more. */
export async function eraseOrders(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  const inquiries = trx.selectFrom("inquiries").select("id").where("order_id", "in", anyOf(ids));
  await trx
    .deleteFrom("outbox")
    .where((eb) => eb.or([eb("order_id", "in", anyOf(ids)), eb("inquiry_id", "in", inquiries)]))
    .execute();
  await trx.deleteFrom("inquiries").where("order_id", "in", anyOf(ids)).execute();
  await trx.deleteFrom("drafts").where("order_id", "in", anyOf(ids)).execute();
  await trx.deleteFrom("order_links").where("order_id", "in", anyOf(ids)).execute();
  const sessions = trx
    .selectFrom("checkouts")
    .select("stripe_session_id")
    .where("order_id", "in", anyOf(ids))
    .unionAll(
      trx.selectFrom("payments").select("stripe_session_id").where("order_id", "in", anyOf(ids)),
    );
  await trx.deleteFrom("payment_facts").where("stripe_session_id", "in", sessions).execute();
  await trx.deleteFrom("disputes").where("stripe_session_id", "in", sessions).execute();
  await trx.deleteFrom("unexpected_payments").where("order_id", "in", anyOf(ids)).execute();
  await trx.deleteFrom("checkouts").where("order_id", "in", anyOf(ids)).execute();
  await trx.deleteFrom("replaced_checkouts").where("order_id", "in", anyOf(ids)).execute();
  await trx.deleteFrom("payments").where("order_id", "in", anyOf(ids)).execute();
  await trx.deleteFrom("orders").where("id", "in", anyOf(ids)).execute();
}
