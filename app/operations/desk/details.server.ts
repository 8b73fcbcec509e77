import { db } from "~/database/connection.server";
import { listFiles } from "~/onboarding/list-files.server";
import { findAllPayments } from "~/ordering/order-payments.server";
import { findUnexpected } from "~/ordering/unexpected-payments.server";
import { inquiryColumns, withFiles } from "./inquiries.server";
import { orderColumns } from "./orders.server";
import { mailColumns } from "./outbox.server";

export type WholeOrder = NonNullable<Awaited<ReturnType<typeof wholeOrder>>>;
export type WholeInquiry = Awaited<ReturnType<typeof wholeInquiry>>;

/** An order with everything that belongs to it, the oldest of each first; undefined when there is none. */
export async function wholeOrder(id: string) {
  const order = await db
    .selectFrom("orders")
    .select([...orderColumns, "reminders_stopped_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!order) return undefined;
  return {
    order,
    payments: await findAllPayments(id),
    unexpectedPayments: await findUnexpected(id),
    inquiries: await findInquiries("order_id", id),
    drafts: await findOpenDrafts(id),
    mails: await findMails("order_id", id),
  };
}

/** An inquiry, as the only one of a list, and its mails. */
export async function wholeInquiry(id: string) {
  return { inquiries: await findInquiries("id", id), mails: await findMails("inquiry_id", id) };
}

async function findInquiries(column: "order_id" | "id", id: string) {
  const rows = await db
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
  return Promise.all(
    rows.map(async (row) => ({ ...withFiles(row), files: await listFiles(row.draft_id) })),
  );
}

async function findOpenDrafts(orderId: string) {
  const drafts = await db
    .selectFrom("drafts")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("state", "=", "open")
    .execute();
  return Promise.all(drafts.map(async (draft) => ({ ...draft, files: await listFiles(draft.id) })));
}

function findMails(column: "order_id" | "inquiry_id", id: string) {
  return db
    .selectFrom("outbox")
    .select(mailColumns)
    .where(column, "=", id)
    .orderBy("created_at")
    .execute();
}
