import { sql, type ExpressionBuilder, type SelectQueryBuilder } from "kysely";
import type { Connection, Database } from "~/database/tables";
import { parseEmail } from "~/email/email";
import type { OrderState } from "~/ordering/order-states";
import type { Cursor } from "./arguments";

/** What the desk shows of an order: columns that only the site needs are left out. */
export const orderColumns = [
  "id",
  "reference",
  "state",
  "name",
  "email",
  "project",
  "assets",
  "timeline",
  "budget",
  "package_type",
  "stripe_session_id",
  "created_at",
  "updated_at",
  "paid_at",
  "assets_received_at",
  "preview_url",
  "ready_at",
  "launched_at",
  "terms_version",
] as const;

export const inquiryColumns = [
  "id",
  "order_id",
  "name",
  "email",
  "package_type",
  "project_description",
  "assets_description",
  "file_urls",
  "timeline",
  "payment_status",
  "created_at",
] as const;

/** What the desk shows of an email; of `mail` the subject alone, for its text holds its recipient's private link. */
const emailColumns = [
  "id",
  "state",
  "recipient",
  "mail",
  "attempts",
  "next_attempt_at",
  "last_error",
  "order_id",
  "inquiry_id",
  "created_at",
  "sent_at",
  "message_id",
] as const;

/** Sorts after every stored row. */
const AFTER_ALL: Cursor = { created_at: "~", id: "" };

/** Rows not older than `since`, after the row `before`, the newest first: `limit` rows, and one more if it exists. */
export interface Page {
  since?: string;
  before?: Cursor | undefined;
  limit: number;
  state?: OrderState;
}

export function findAllOrders(db: Connection, page: Page) {
  const orders = db.selectFrom("orders").select(orderColumns);
  return pageOf(ofState(orders, page.state), page);
}

/** The inquiries of a page; with a state, only those of orders in it. */
export function findAllInquiries(db: Connection, page: Page) {
  const inquiries = db.selectFrom("inquiries").select(inquiryColumns);
  return pageOf(ofOrdersIn(inquiries, page.state), page);
}

export async function findAllEmails(db: Connection, page: Page & { failed?: boolean }) {
  const emails = db
    .selectFrom("outbox")
    .select(emailColumns)
    .$if(page.failed === true, (query) => query.where("state", "=", "failed"));
  return (await pageOf(emails, page)).map(withSubject);
}

/** The oldest orders after a row, at most `limit`. */
export function findAllOrdersAfter(
  db: Connection,
  after: Cursor,
  state: OrderState | undefined,
  limit: number,
) {
  return ofState(db.selectFrom("orders").select(orderColumns).where(isAfter(after)), state)
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** The oldest inquiries after a row, at most `limit`; with a state, only those of orders in it. */
export function findAllInquiriesAfter(
  db: Connection,
  after: Cursor,
  state: OrderState | undefined,
  limit: number,
) {
  return ofOrdersIn(db.selectFrom("inquiries").select(inquiryColumns).where(isAfter(after)), state)
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export function findOrderById(db: Connection, id: string) {
  return db
    .selectFrom("orders")
    .select([...orderColumns, "reminders_stopped_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export function findAllInquiriesBy(db: Connection, column: "order_id" | "id", id: string) {
  return db
    .selectFrom("inquiries")
    .select(inquiryColumns)
    .select((eb) => [
      "draft_id",
      eb
        .selectFrom("orders")
        .select("orders.reference")
        .whereRef("orders.id", "=", "inquiries.order_id")
        .as("order_reference"),
    ])
    .where(column, "=", id)
    .orderBy("created_at")
    .execute();
}

export function findAllOpenDrafts(db: Connection, orderId: string) {
  return db
    .selectFrom("drafts")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("state", "=", "open")
    .execute();
}

export async function findAllEmailsBy(
  db: Connection,
  column: "order_id" | "inquiry_id",
  id: string,
) {
  const emails = await db
    .selectFrom("outbox")
    .select(emailColumns)
    .where(column, "=", id)
    .orderBy("created_at")
    .execute();
  return emails.map(withSubject);
}

function withSubject<Row extends { id: string; mail: string }>({ id, mail, ...row }: Row) {
  return { id, subject: parseEmail(mail)?.subject ?? null, ...row };
}

/** The ids that begin with `prefix`, two at most. */
export async function findAllIds(
  db: Connection,
  table: "orders" | "inquiries" | "outbox",
  prefix: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select("id")
    .where("id", ">=", prefix)
    // The tilde sorts after every character of an id.
    .where("id", "<", `${prefix}~`)
    .limit(2)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findAllIdsByReference(db: Connection, reference: string): Promise<string[]> {
  const rows = await db
    .selectFrom("orders")
    .select("id")
    .where("reference", "=", reference)
    .execute();
  return rows.map(({ id }) => id);
}

/** An inquiry with the URLs of its files as a list, which are stored as JSON. */
export function withFileUrls<Row extends { file_urls: string }>(row: Row) {
  return { ...row, file_urls: JSON.parse(row.file_urls) as string[] };
}

function pageOf<Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  { since = "", before = AFTER_ALL, limit }: Page,
): Promise<Row[]> {
  const { created_at, id } = before;
  return query
    .where(sql<boolean>`created_at >= ${since} and (created_at, id) < (${created_at}, ${id})`)
    .orderBy(sql`created_at`, "desc")
    .orderBy(sql`id`, "desc")
    .limit(limit + 1)
    .execute();
}

function isAfter({ created_at, id }: Cursor) {
  return sql<boolean>`(created_at, id) > (${created_at}, ${id})`;
}

function ofState<Row>(
  query: SelectQueryBuilder<Database, "orders", Row>,
  state: OrderState | undefined,
) {
  return state === undefined ? query : query.where("state", "=", state);
}

function ofOrdersIn<Row>(
  query: SelectQueryBuilder<Database, "inquiries", Row>,
  state: OrderState | undefined,
) {
  if (state === undefined) return query;
  return query.where(({ exists, selectFrom }: ExpressionBuilder<Database, "inquiries">) =>
    exists(
      selectFrom("orders")
        .select("orders.id")
        .whereRef("orders.id", "=", "inquiries.order_id")
        .where("orders.state", "=", state),
    ),
  );
}
