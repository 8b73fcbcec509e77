import { db } from "~/database/connection.server";
import { listFiles } from "~/onboarding/list-files.server";
import { findAllPayments } from "~/ordering/order-payments.server";
import { findOrder } from "~/ordering/orders.server";
import { findId } from "./find-id.server";
import { kilobytes } from "./kilobytes";
import { minute } from "./list.server";
import { mailColumns } from "./outbox.server";
import { failed, print, type ExitCode } from "./output";
import { facts, indented, section, words } from "./sections";
import { oneLine } from "./terminal-text";

/** `show`: an order or an inquiry with everything that belongs to it. */
export async function show(given: string): Promise<ExitCode> {
  const order = await findId("orders", given);
  if (order.ok) return printAll(orderSections(order.id));
  const inquiry = await findId("inquiries", given);
  if (inquiry.ok) return printAll(inquirySections(inquiry.id));
  return failed(`There is no order and no inquiry ${given}, or more than one.`);
}

async function printAll(sections: AsyncIterable<string>): Promise<ExitCode> {
  for await (const text of sections) await print(text);
  return 0;
}

async function* orderSections(id: string): AsyncIterable<string> {
  const order = await findOrder(id);
  if (!order) return;
  yield section(
    `Order ${order.reference}`,
    facts([
      ["Id", order.id],
      ["State", order.state],
      ["Ordered", order.created_at],
      ["Changed", order.updated_at],
      ["Paid", order.paid_at],
      ["Assets came", order.assets_received_at],
      ["Reminders stopped", order.reminders_stopped_at],
      ["Name", order.name],
      ["Email", order.email],
      ["Package", order.package_type],
      ["Timeline", order.timeline],
      ["Budget", order.budget],
      ["Checkout session", order.stripe_session_id],
    ]),
    words("Project", order.project),
    words("Assets", order.assets),
  );
  const payments = await findAllPayments(id);
  for (const payment of payments) {
    const amount = `${(payment.amount_total / 100).toFixed(2)} ${payment.currency.toUpperCase()}`;
    yield section(
      `Payment of ${amount}`,
      facts([
        ["Paid", payment.paid_at],
        ["Refunded", payment.refunded_at],
        ["Checkout session", payment.stripe_session_id],
        ["Customer", payment.stripe_customer_id],
        ["Subscription", payment.stripe_subscription_id],
      ]),
    );
  }
  const inquiries = await db
    .selectFrom("inquiries")
    .select("id")
    .where("order_id", "=", id)
    .orderBy("created_at")
    .execute();
  for (const inquiry of inquiries) yield* aboutInquiry(inquiry.id);
  yield* openDrafts(id);
  yield await mails("order_id", id);
}

async function* inquirySections(id: string): AsyncIterable<string> {
  yield* aboutInquiry(id);
  yield await mails("inquiry_id", id);
}

async function* aboutInquiry(id: string): AsyncIterable<string> {
  const inquiry = await db
    .selectFrom("inquiries")
    .leftJoin("orders", "orders.id", "inquiries.order_id")
    .selectAll("inquiries")
    .select("orders.reference")
    .where("inquiries.id", "=", id)
    .executeTakeFirst();
  if (!inquiry) return;
  yield section(
    `Inquiry ${id}`,
    facts([
      ["Order", inquiry.reference],
      ["Sent", inquiry.created_at],
      ["Name", inquiry.name],
      ["Email", inquiry.email],
      ["Package", inquiry.package_type],
      ["Payment", inquiry.payment_status],
    ]),
    words("Texts", inquiry.project_description),
    words("Assets", inquiry.assets_description),
    await files(inquiry.draft_id),
  );
}

async function* openDrafts(orderId: string): AsyncIterable<string> {
  const drafts = await db
    .selectFrom("drafts")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("state", "=", "open")
    .execute();
  for (const draft of drafts) {
    yield section(
      `Draft ${draft.id}`,
      facts([
        ["Worked on", draft.updated_at],
        ["Name", draft.business_name],
        ["Email", draft.email],
        ["Website", draft.website_url],
        ["Brand colors", draft.brand_colors],
      ]),
      words("Texts", draft.text_content),
      words("Social links", draft.social_links),
      await files(draft.id),
    );
  }
}

async function files(draftId: string): Promise<string> {
  const listed = await listFiles(draftId);
  const lines = listed.map(
    // Not cut, so that the address can be copied.
    ({ name, size, url }) => `    ${oneLine(name)} (${kilobytes(size)})\n      ${url}`,
  );
  return listed.length > 0 ? ["  Files", ...lines].join("\n") : "";
}

async function mails(column: "order_id" | "inquiry_id", id: string): Promise<string> {
  const rows = await db
    .selectFrom("outbox")
    .select(mailColumns)
    .where(column, "=", id)
    .orderBy("created_at")
    .execute();
  return section(
    "Mails",
    indented(
      [
        { title: "ID" },
        { title: "STATE" },
        { title: "QUEUED (UTC)" },
        { title: "SUBJECT", least: 12 },
        { title: "LAST ERROR", least: 10 },
      ],
      rows.map((row) => [
        row.id.slice(0, 8),
        row.state,
        minute(row.created_at),
        row.subject ?? "",
        row.last_error ?? "",
      ]),
    ),
  );
}
