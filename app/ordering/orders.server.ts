import { randomInt, randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import { packageType } from "~/content/site";
import { db } from "~/database/connection.server";
import type { Connection, Database, OrdersTable } from "~/database/tables";
import { timestamp } from "~/time/time";
import { stateAfter, type OrderEvent, type OrderState } from "./order-states";
import type { OrderDetails } from "./order-schema";

export type Order = Omit<Selectable<OrdersTable>, "open_since"> & { state: OrderState };

/** Letters and digits that are not mistaken for one another on the telephone. */
const REFERENCE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

export async function findOrder(id: string, on: Connection = db): Promise<Order | undefined> {
  return asOrder(await on.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst());
}

/** The order that a rendered form made. */
export async function findOrderByForm(
  formId: string,
  on: Connection = db,
): Promise<Order | undefined> {
  return asOrder(
    await on.selectFrom("orders").selectAll().where("form_id", "=", formId).executeTakeFirst(),
  );
}

/** The order that a checkout session was opened for, or has paid, or was to pay and did not. */
export async function findOrderBySession(sessionId: string): Promise<Order | undefined> {
  const opened = db
    .selectFrom("checkouts")
    .select("order_id")
    .where("stripe_session_id", "=", sessionId);
  const paid = db
    .selectFrom("payments")
    .select("order_id")
    .where("stripe_session_id", "=", sessionId);
  const refused = db
    .selectFrom("unexpected_payments")
    .select("order_id")
    .where("stripe_session_id", "=", sessionId);
  return asOrder(
    await db
      .selectFrom("orders")
      .selectAll()
      .where("id", "in", opened.unionAll(paid).unionAll(refused))
      .executeTakeFirst(),
  );
}

/** The order whose buyer's onboarding draft this is. */
export async function findOrderByDraft(
  draftId: string,
  on: Connection = db,
): Promise<Order | undefined> {
  return asOrder(
    await on.selectFrom("orders").selectAll().where("draft_id", "=", draftId).executeTakeFirst(),
  );
}

export async function insertOrder(
  trx: Transaction<Database>,
  formId: string,
  details: OrderDetails,
  state: "received" | "flagged" = "received",
): Promise<Order> {
  const now = timestamp();
  const row = {
    id: randomUUID(),
    form_id: formId,
    reference: newReference(),
    state,
    ...detailColumns(details),
    package_type: packageType,
    attempt: 1,
    attempt_failed: 0,
    stripe_session_id: null,
    ...noOpenCheckout,
    draft_id: randomUUID(),
    paid_at: null,
    assets_received_at: null,
    reminders_stopped_at: null,
    reconciled_at: null,
    returned_at: null,
    created_at: now,
    updated_at: now,
  };
  await trx.insertInto("orders").values(row).execute();
  return row;
}

/** What an order says of its checkout while there is none that could be paid. */
export const noOpenCheckout = { checkout_url: null, checkout_expires_at: null } as const;

/** Changes columns of an order and returns it as it is now. */
export async function updateOrder(
  on: Connection,
  id: string,
  changes: Partial<Omit<OrdersTable, "id" | "form_id" | "state" | "open_since">>,
): Promise<Order> {
  const row = await on
    .updateTable("orders")
    .set({ ...changes, updated_at: timestamp() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as Order;
}

/** Moves an order by the state table; an event that does not apply changes nothing. */
export async function moveOrder(
  trx: Transaction<Database>,
  order: Order,
  event: OrderEvent,
): Promise<void> {
  await setState(trx, order.id, stateAfter(order.state, event));
}

/** Stores an order's state; the same state again is no change of the order. */
export async function setState(
  trx: Transaction<Database>,
  id: string,
  state: OrderState,
): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ state, updated_at: timestamp() })
    .where("id", "=", id)
    .where("state", "<>", state)
    .execute();
}

/** Whether a form's values are those the order already has. */
export function sameDetails(order: Order, details: OrderDetails): boolean {
  const wanted = detailColumns(details);
  return (Object.keys(wanted) as (keyof typeof wanted)[]).every(
    (name) => order[name] === wanted[name],
  );
}

/** The columns of an order that its buyer typed. */
export function detailColumns(details: OrderDetails) {
  const { name, email, project, assets, timeline, budget } = details;
  return { name, email, project, assets, timeline, budget: budget ?? null };
}

/** What the buyer of an order typed. */
export function detailsOf(order: Order): OrderDetails {
  const { name, email, project, assets, timeline, budget } = order;
  return { name, email, project, assets, timeline, budget: budget ?? undefined };
}

function newReference(): string {
  const characters = Array.from(
    { length: 8 },
    () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)],
  );
  return `SW-${characters.join("")}`;
}

function asOrder(row: Selectable<OrdersTable> | undefined): Order | undefined {
  return row as Order | undefined;
}
