import { sql, type SelectQueryBuilder } from "kysely";
import { countChanged, hasRow } from "~/server/database/statements.server";
import type { Connection, Database, DeskLinksTable } from "~/server/database/tables";
import { parseEmail } from "~/server/email/email";
import type { OrderState } from "~/orders/order-states";
import type { OrderListOptions } from "./arguments";
import type { Cursor } from "./cursor";

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
  "industry",
  "package_type",
  "stripe_session_id",
  "created_at",
  "updated_at",
  "paid_at",
  "assets_received_at",
  "preview_url",
  "ready_at",
  "launched_at",
  "launched_url",
  "launch_reason",
  "assignee",
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
  "linked_at",
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
  "bounced_at",
] as const;

/** Sorts after every stored row. */
const AFTER_ALL: Cursor = { created_at: "~", id: "" };

/** Rows not older than `since`, after the row `before`, the newest first: `limit` rows, and one more if it exists. */
export type Page = Omit<OrderListOptions, "json">;

export function ordersIn(db: Connection, state: OrderState | undefined) {
  const orders = db
    .selectFrom("orders")
    .select(orderColumns.map((name) => `orders.${name}` as const));
  return state === undefined ? orders : orders.where("state", "=", state);
}

export function inquiriesIn(db: Connection, state: OrderState | undefined) {
  const inquiries = db.selectFrom("inquiries").select(inquiryColumns);
  if (state === undefined) return inquiries;
  return inquiries.where(
    hasRow("orders", "id", "inquiries.order_id", sql`orders.state = ${state}`),
  );
}

export function findAllOrders(db: Connection, page: Page) {
  return pageOf(ordersIn(db, page.state), page);
}

export function findAllInquiries(db: Connection, page: Page) {
  return pageOf(inquiriesIn(db, page.state), page);
}

export async function findAllEmails(db: Connection, page: Page & { failed?: boolean }) {
  const emails = db
    .selectFrom("outbox")
    .select(emailColumns)
    .$if(page.failed === true, (query) => query.where("state", "=", "failed"));
  return (await pageOf(emails, page)).map(withSubject);
}

/** Of the states that an email is shown in; an email that signs somebody in is in none. */
export const emailStates = ["waiting", "failed", "bounced", "sent"] as const;
export type EmailState = (typeof emailStates)[number];

const storedStates = { waiting: "pending", failed: "failed", sent: "sent" } as const;

export async function findAllShownEmails(db: Connection, page: Page & { only?: EmailState }) {
  const { only } = page;
  const emails = db
    .selectFrom("outbox")
    .select([...emailColumns, orderReference("outbox")])
    .where("expires_at", "is", null)
    .$if(only === "bounced", (query) => query.where("bounced_at", "is not", null))
    .$if(only !== undefined && only !== "bounced", (query) =>
      query
        .where("state", "=", storedStates[only as keyof typeof storedStates])
        .where("bounced_at", "is", null),
    );
  return (await pageOf(emails, page)).map(withSubject);
}

export function findShownEmail(db: Connection, id: string) {
  return db
    .selectFrom("outbox")
    .select([...emailColumns, orderReference("outbox")])
    .where("id", "=", id)
    .where("expires_at", "is", null)
    .executeTakeFirst();
}

function orderReference(of: "outbox" | "inquiries") {
  return sql<
    string | null
  >`(select reference from orders where orders.id = ${sql.ref(`${of}.order_id`)})`.as(
    "order_reference",
  );
}

/** What was sent without an order. */
export function findAllUnlinkedInquiries(db: Connection, page: Page) {
  const inquiries = db.selectFrom("inquiries").select([...inquiryColumns, "draft_id"]);
  return pageOf(inquiries.where("order_id", "is", null), page);
}

/** What the team linked to orders, the latest first. */
export function findAllLinkedInquiries(db: Connection, limit: number) {
  return db
    .selectFrom("inquiries")
    .innerJoin("orders", "orders.id", "inquiries.order_id")
    .select(["inquiries.id", "inquiries.name", "inquiries.linked_at", "orders.id as order_id"])
    .select(["orders.reference", "orders.name as order_name", "orders.version"])
    .where("linked_at", "is not", null)
    .orderBy("linked_at", "desc")
    .limit(limit)
    .$narrowType<{ linked_at: string }>()
    .execute();
}

export function findOrderById(db: Connection, id: string) {
  return db
    .selectFrom("orders")
    .select([...orderColumns, "approved_at", "launched_url", "launch_told_at"])
    .select(["assignee", "reminders_stopped_at", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export function findAllInquiriesBy(db: Connection, column: "order_id" | "id", id: string) {
  return db
    .selectFrom("inquiries")
    .select(inquiryColumns)
    .select(["draft_id", orderReference("inquiries")])
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

export function findAllIds(
  db: Connection,
  table: "orders" | "inquiries" | "outbox",
  prefix: string,
): Promise<{ id: string }[]> {
  // The tilde sorts after every character of an id.
  const end = `${prefix}~`;
  return db
    .selectFrom(table)
    .select("id")
    .where("id", ">=", prefix)
    .where("id", "<", end)
    .limit(2)
    .execute();
}

export function findAllIdsByReference(db: Connection, reference: string) {
  return db.selectFrom("orders").select("id").where("reference", "=", reference).execute();
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

export async function insertLink(db: Connection, link: DeskLinksTable): Promise<void> {
  await db.insertInto("desk_links").values(link).execute();
}

/** Ends every session of the team and every link that was not used; returns how many sessions. */
export async function deleteAllSignIns(db: Connection): Promise<number> {
  await db.deleteFrom("desk_links").execute();
  return countChanged(db.deleteFrom("desk_sessions"));
}
