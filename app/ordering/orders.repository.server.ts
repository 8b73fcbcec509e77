import { randomInt, randomUUID } from "node:crypto";
import { sql, type Selectable, type Updateable } from "kysely";
import { legalTextsUpdated, packageType } from "~/content/site";
import type { OrderState } from "~/database/states";
import type { Connection, OrderLinksTable, OrdersTable } from "~/database/tables";
import { timestamp } from "~/time/time";
import type { OrderDetails } from "./order-schema";

/* The statements on `orders`, and on `order_links`, the private links to them. */

export type Order = Omit<Selectable<OrdersTable>, "open_since">;

/** An order and its current checkout session. */
export interface OpenOrder {
  id: string;
  sessionId: string;
}

/** The columns of an order without a checkout that can be paid. */
export const noOpenCheckout = { checkout_url: null, checkout_expires_at: null } as const;

/** Letters and digits that are not mistaken for one another on the telephone. */
const REFERENCE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

export function findById(on: Connection, id: string): Promise<Order | undefined> {
  return on.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The order that a rendered form made. */
export function findByForm(on: Connection, formId: string): Promise<Order | undefined> {
  return on.selectFrom("orders").selectAll().where("form_id", "=", formId).executeTakeFirst();
}

/** The order whose first onboarding draft this is. */
export function findByDraft(on: Connection, draftId: string): Promise<Order | undefined> {
  return on.selectFrom("orders").selectAll().where("draft_id", "=", draftId).executeTakeFirst();
}

/** The order that a checkout session was opened for, or has paid, or named without paying it. */
export function findBySession(on: Connection, sessionId: string): Promise<Order | undefined> {
  const orderIn = (table: "checkouts" | "payments" | "unexpected_payments") =>
    on.selectFrom(table).select("order_id").where("stripe_session_id", "=", sessionId);
  const all = orderIn("checkouts")
    .unionAll(orderIn("payments"))
    .unionAll(orderIn("unexpected_payments"));
  return on.selectFrom("orders").selectAll().where("id", "in", all).executeTakeFirst();
}

/** The order that a private link leads to, by the hash of the link's token. */
export function findByLink(on: Connection, tokenHash: string): Promise<Order | undefined> {
  return on
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", (eb) =>
      eb.selectFrom("order_links").select("order_id").where("token_hash", "=", tokenHash),
    )
    .executeTakeFirst();
}

/**
 * At most `limit` orders with an unfinished checkout, neither changed nor asked about at Stripe since `before`. `first`
 * says which come first: those whose buyers returned last, the newest, or those that have waited longest.
 */
export function findAllToReconcile(
  on: Connection,
  before: string,
  first: "returned" | "newest" | "longest",
  limit: number,
): Promise<OpenOrder[]> {
  const open = on
    .selectFrom("orders")
    .select(["id", "stripe_session_id as sessionId"])
    .where("open_since", "is not", null)
    .$narrowType<{ sessionId: string }>()
    .limit(limit);
  if (first === "longest") {
    return open.where("open_since", "<=", before).orderBy("open_since").execute();
  }
  // An expression, lest the index on `open_since` be used: the rows would then have to be sorted.
  const waiting = open.where(sql<boolean>`open_since || '' <= ${before}`);
  return first === "newest"
    ? waiting.orderBy("created_at", "desc").execute()
    : waiting.where("returned_at", "is not", null).orderBy("returned_at", "desc").execute();
}

/** Paid orders whose current session is not one that paid, the longest unchanged first. */
export function findAllPaidWithOpenSession(on: Connection, limit: number): Promise<OpenOrder[]> {
  return on
    .selectFrom("orders")
    .leftJoin("payments", "payments.stripe_session_id", "orders.stripe_session_id")
    .select(["orders.id", "orders.stripe_session_id as sessionId"])
    .where("orders.paid_at", "is not", null)
    .where("orders.checkout_expires_at", "is not", null)
    .where("orders.stripe_session_id", "is not", null)
    .where("payments.order_id", "is", null)
    .orderBy("orders.updated_at")
    .limit(limit)
    .$narrowType<{ sessionId: string }>()
    .execute();
}

const abandonable = ["received", "checkout_open"] as const satisfies OrderState[];

/** Unpaid orders with a checkout session that are unchanged since `before`. */
export function findAllAbandoned(
  on: Connection,
  before: string,
  limit: number,
): Promise<OpenOrder[]> {
  return on
    .selectFrom("orders")
    .select(["id", "stripe_session_id as sessionId"])
    .where("state", "in", abandonable)
    .where("updated_at", "<", before)
    .where("stripe_session_id", "is not", null)
    .limit(limit)
    .$narrowType<{ sessionId: string }>()
    .execute();
}

export async function insert(
  on: Connection,
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
    terms_version: legalTextsUpdated,
    attempt: 1,
    attempt_failed: 0,
    stripe_session_id: null,
    ...noOpenCheckout,
    draft_id: randomUUID(),
    paid_at: null,
    assets_received_at: null,
    preview_url: null,
    ready_at: null,
    launched_at: null,
    reminders_stopped_at: null,
    reconciled_at: null,
    returned_at: null,
    created_at: now,
    updated_at: now,
  };
  await on.insertInto("orders").values(row).execute();
  return row;
}

/** Changes columns of an order and returns the changed row. */
export function update(
  on: Connection,
  id: string,
  changes: Omit<Updateable<OrdersTable>, "id" | "form_id" | "state">,
): Promise<Order> {
  return on
    .updateTable("orders")
    .set({ ...changes, updated_at: timestamp() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores an order's state; the same state again leaves `updated_at` as it is. */
export async function updateState(on: Connection, id: string, state: OrderState): Promise<void> {
  await on
    .updateTable("orders")
    .set({ state, updated_at: timestamp() })
    .where("id", "=", id)
    .where("state", "<>", state)
    .execute();
}

/** Clears an order's open checkout if its current session is this one. */
export async function updateClosedCheckout(
  on: Connection,
  id: string,
  sessionId: string,
): Promise<void> {
  await on
    .updateTable("orders")
    .set(noOpenCheckout)
    .where("id", "=", id)
    .where("stripe_session_id", "=", sessionId)
    .execute();
}

/** Marks an abandoned order's checkout as expired. Leaves `updated_at`: retention counts from it. */
export async function updateAbandoned(
  on: Connection,
  { id, sessionId }: OpenOrder,
): Promise<boolean> {
  const { numUpdatedRows } = await on
    .updateTable("orders")
    .set({ state: "checkout_expired" })
    .where("id", "=", id)
    .where("stripe_session_id", "=", sessionId)
    .where("state", "in", abandonable)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores when Stripe was asked about an order. Leaves `updated_at`: retention counts from it. */
export async function updateStripeQueried(
  on: Connection,
  id: string,
  asked: Pick<Updateable<OrdersTable>, "reconciled_at" | "returned_at">,
): Promise<void> {
  await on.updateTable("orders").set(asked).where("id", "=", id).execute();
}

export async function insertLink(
  on: Connection,
  orderId: string,
  token: { token_hash: string; encrypted_token: string },
): Promise<void> {
  await on
    .insertInto("order_links")
    .values({ ...token, order_id: orderId, created_at: timestamp() })
    .execute();
}

/** An order's newest private link. */
export function findNewestLink(
  on: Connection,
  orderId: string,
): Promise<Selectable<OrderLinksTable> | undefined> {
  return on
    .selectFrom("order_links")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
}

export async function deleteLinks(on: Connection, orderId: string): Promise<void> {
  await on.deleteFrom("order_links").where("order_id", "=", orderId).execute();
}

/** The columns of an order that its buyer typed. */
export function detailColumns(details: OrderDetails) {
  const { name, email, project, assets, timeline, budget } = details;
  return { name, email, project, assets, timeline, budget: budget ?? null };
}

function newReference(): string {
  const characters = Array.from(
    { length: 8 },
    () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)],
  );
  return `SW-${characters.join("")}`;
}
