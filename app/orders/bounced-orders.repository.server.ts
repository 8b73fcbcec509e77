import type { Connection } from "~/server/database/tables";
import { isRunning, orderStates } from "./order-states";

const runningStates = orderStates.filter(isRunning);

/** Postmark refuses later emails to an address that bounced: one accepted since shows that the address works again. */
function bouncedEmails(db: Connection) {
  return db
    .selectFrom("outbox as bounced")
    .innerJoin("orders", "orders.id", "bounced.order_id")
    .where("bounced.bounced_at", "is not", null)
    .whereRef("bounced.recipient", "=", "orders.email")
    .where("orders.state", "in", runningStates)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox as later")
            .select("later.id")
            .whereRef("later.order_id", "=", "bounced.order_id")
            .whereRef("later.recipient", "=", "bounced.recipient")
            .where("later.state", "=", "sent")
            .where("later.bounced_at", "is", null)
            .whereRef("later.sent_at", ">", "bounced.bounced_at"),
        ),
      ),
    );
}

/** When the site learned that an order's buyer gets no email; undefined where nothing came back. */
export async function findTime(db: Connection, orderId: string) {
  const bounced = await bouncedEmails(db)
    .select("bounced.bounced_at")
    .where("orders.id", "=", orderId)
    .orderBy("bounced.bounced_at")
    .executeTakeFirst();
  return bounced?.bounced_at ?? undefined;
}

/** The orders whose buyers get no email, the first to bounce first. */
export function findAll(db: Connection, limit: number) {
  return bouncedEmails(db)
    .select(["orders.id as orderId", "orders.reference", "orders.name", "orders.assignee"])
    .select(({ fn }) => fn.min<string>("bounced.bounced_at").as("since"))
    .groupBy(["orders.id", "orders.reference", "orders.name", "orders.assignee"])
    .orderBy("since")
    .limit(limit)
    .execute();
}

export async function count(db: Connection) {
  const { orders } = await bouncedEmails(db)
    .select((eb) => eb.fn.count<number>("orders.id").distinct().as("orders"))
    .executeTakeFirstOrThrow();
  return orders;
}
