import { randomInt, randomUUID } from "node:crypto";
import { sql, type Selectable, type Updateable } from "kysely";
import { legalTextsUpdated, packageType, site } from "~/content/site";
import type { OrderState } from "~/server/database/states";
import type { Connection, OrdersTable } from "~/server/database/tables";
import { timestamp } from "~/server/time/time";
import type { OrderDetails } from "./order-schema";
import { wordsOf } from "./order-words";

/* The statements on `orders`, and on `order_links`, the private links to them. */

export type Order = Omit<
  Selectable<OrdersTable>,
  "number" | "open_since" | "waits_for" | "waiting_since" | "words"
>;

/** An order and its current checkout session. */
export type OpenOrder = { id: string; sessionId: string };

export const noOpenCheckout = { checkout_url: null, checkout_expires_at: null } as const;

/** Letters and digits that are not mistaken for one another on the telephone. */
const REFERENCE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

export function findById(on: Connection, id: string): Promise<Order | undefined> {
  return on.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findByForm(on: Connection, formId: string): Promise<Order | undefined> {
  return on.selectFrom("orders").selectAll().where("form_id", "=", formId).executeTakeFirst();
}

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

export function findByLink(on: Connection, tokenHash: string): Promise<Order | undefined> {
  return on
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", (eb) =>
      eb.selectFrom("order_links").select("order_id").where("token_hash", "=", tokenHash),
    )
    .executeTakeFirst();
}

/** A clock that was ahead has noted it: the order would not be asked about until then. */
export async function clearReconciledAfter(on: Connection, moment: string): Promise<void> {
  await on
    .updateTable("orders")
    .set({ reconciled_at: null })
    .where("open_since", ">", moment)
    .where("reconciled_at", ">", moment)
    .execute();
}

/** Orders with an unfinished checkout, neither changed nor asked about at Stripe since `before`, in one of three orders. */
export function findAllToReconcile(
  on: Connection,
  before: string,
  first: "returned" | "newest" | "longest",
  limit: number,
) {
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

/** Paid ones of an address in any case, the newest first. */
export function findAllPaidByEmail(on: Connection, email: string, limit: number) {
  const wanted = email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return on
    .selectFrom("orders")
    .select("id")
    .where(sql<boolean>`lower(trim(email)) = ${wanted}`)
    .where("paid_at", "is not", null)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}

/** The orders launched before or after that period whose buyers were not told of it, the earliest first: few. */
export function findAllUntoldLaunches(on: Connection, { from, to }: { from: string; to: string }) {
  return on
    .selectFrom("orders")
    .selectAll()
    .where("launched_at", "is not", null)
    .where("launch_told_at", "is", null)
    .where(sql<boolean>`launched_at not between ${from} and ${to}`)
    .orderBy("launched_at")
    .execute();
}

const abandonable = ["received", "checkout_open"] as const satisfies OrderState[];

export function findAllAbandoned(on: Connection, before: string, limit: number) {
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

export function insert(
  on: Connection,
  formId: string,
  details: OrderDetails,
  state: "received" | "flagged" = "received",
): Promise<Order> {
  const now = timestamp();
  const reference = newReference();
  return on
    .insertInto("orders")
    .values({
      id: randomUUID(),
      form_id: formId,
      reference,
      state,
      ...detailColumns(details),
      words: wordsOf({ ...details, reference }),
      package_type: packageType,
      terms_version: legalTextsUpdated,
      attempt: 1,
      attempt_failed: 0,
      draft_id: randomUUID(),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const nextVersion = sql<number>`version + 1`;

/** Counts a change of what people decide by that is not in the order's own row. */
export async function updateVersion(on: Connection, id: string) {
  await on.updateTable("orders").set({ version: nextVersion }).where("id", "=", id).execute();
}

export async function update(
  on: Connection,
  id: string,
  changes: Omit<Updateable<OrdersTable>, "id" | "form_id" | "state" | "version" | "words">,
): Promise<Order> {
  const known =
    changes.name !== undefined || changes.email !== undefined ? await findById(on, id) : undefined;
  return on
    .updateTable("orders")
    .set({ ...changes, version: nextVersion, updated_at: timestamp() })
    .$if(known !== undefined, (query) => query.set({ words: wordsOf({ ...known!, ...changes }) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores an order's state; the same state again leaves `updated_at` as it is. */
export async function updateState(on: Connection, id: string, state: OrderState) {
  await on
    .updateTable("orders")
    .set({ state, version: nextVersion, updated_at: timestamp() })
    .where("id", "=", id)
    .where("state", "<>", state)
    .execute();
}

/** Stores that Stripe has answered an attempt with a failure, unless another attempt has begun. */
export async function updateAttemptFailed(on: Connection, { id, attempt }: Order) {
  await on
    .updateTable("orders")
    .set({ attempt_failed: 1, updated_at: timestamp() })
    .where("id", "=", id)
    .where("attempt", "=", attempt)
    .execute();
}

/** Marks an abandoned order's checkout as expired. Leaves `updated_at`: retention counts from it. */
export async function updateAbandoned(on: Connection, { id, sessionId }: OpenOrder) {
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
) {
  await on.updateTable("orders").set(asked).where("id", "=", id).execute();
}

export async function insertLink(
  on: Connection,
  orderId: string,
  token: { token_hash: string; encrypted_token: string },
) {
  await on
    .insertInto("order_links")
    .values({ ...token, order_id: orderId, created_at: timestamp() })
    .execute();
}

export function findNewestLink(on: Connection, orderId: string) {
  return on
    .selectFrom("order_links")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
}

export async function deleteLinks(on: Connection, orderId: string) {
  await on.deleteFrom("order_links").where("order_id", "=", orderId).execute();
}

export function detailColumns(details: OrderDetails) {
  const { name, email, project, assets, timeline, budget = null, industry = null } = details;
  return { name, email, project, assets, timeline, budget, industry };
}

function newReference(): string {
  const character = () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)];
  return `${site.referencePrefix}-${Array.from({ length: 8 }, character).join("")}`;
}
