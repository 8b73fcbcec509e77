import { db } from "~/server/database/connection.server";
import {
  assetColumns,
  assetFields,
  assetLabels,
  assetLimits,
  type AssetField,
} from "~/assets/asset-fields";
import { listFiles, type ListedFile } from "~/assets/uploads.server";
import { plainMoney } from "~/content/format";
import * as BouncedOrders from "~/orders/bounced-orders.repository.server";
import * as Payments from "~/orders/payments.repository.server";
import { taxLabel } from "~/orders/price-lines";
import * as UnexpectedPayments from "~/orders/unexpected-payments.repository.server";
import { localMinute } from "~/server/time/local-days.server";
import * as Desk from "./desk.repository.server";
import { findId } from "./find-id.server";
import { failed, jsonText, kilobytes, oneLine, print, type ExitCode } from "./terminal";
import { section, table, words, type Column } from "./text-layout";

type OrderDetails = NonNullable<Awaited<ReturnType<typeof findOrderDetails>>>;
type InquiryDetails = Awaited<ReturnType<typeof findInquiryDetails>>;

export async function show(given: string, { json }: { json?: true }): Promise<ExitCode> {
  const order = await findId("orders", given);
  const found = order.ok ? order : await findId("inquiries", given);
  const findDetails = order.ok ? findOrderDetails : findInquiryDetails;
  const details = found.ok && (await findDetails(found.id));
  if (!details) return failed(`There is no order and no inquiry ${given}, or more than one.`);
  await print(json ? `${jsonText(details, 2)}\n` : inWords(details));
  return 0;
}

async function findOrderDetails(id: string) {
  const order = await Desk.findOrderById(db, id);
  if (!order) return undefined;
  return {
    order: { ...order, email_bounced_at: (await BouncedOrders.findTime(db, id)) ?? null },
    payments: await Payments.findAllByOrder(db, id),
    unexpectedPayments: await UnexpectedPayments.findAllByOrder(db, id),
    inquiries: await findInquiries("order_id", id),
    drafts: await findOpenDrafts(id),
    mails: await Desk.findAllEmailsBy(db, "order_id", id),
  };
}

async function findInquiryDetails(id: string) {
  return {
    inquiries: await findInquiries("id", id),
    mails: await Desk.findAllEmailsBy(db, "inquiry_id", id),
  };
}

async function findInquiries(column: "order_id" | "id", id: string) {
  const rows = await Desk.findAllInquiriesBy(db, column, id);
  return Promise.all(
    rows.map(async (row) => ({ ...Desk.withFileUrls(row), files: await listFiles(row.draft_id) })),
  );
}

async function findOpenDrafts(orderId: string) {
  const drafts = await Desk.findAllOpenDrafts(db, orderId);
  return Promise.all(drafts.map(async (draft) => ({ ...draft, files: await listFiles(draft.id) })));
}

function inWords(details: OrderDetails | InquiryDetails): string {
  return [
    ...("order" in details
      ? [
          aboutOrder(details.order),
          ...details.payments.map(aboutPayment),
          ...details.unexpectedPayments.map(aboutUnexpected),
        ]
      : []),
    ...details.inquiries.map(aboutInquiry),
    ...("drafts" in details ? details.drafts.map(aboutDraft) : []),
    aboutEmails(details.mails),
  ].join("");
}

function minuteOf(moment: string | null): string | null {
  return moment && localMinute(moment);
}

function aboutOrder(order: OrderDetails["order"]): string {
  return section(
    `Order ${order.reference}`,
    [
      ["Id", order.id],
      ["State", order.state],
      ["Ordered", localMinute(order.created_at)],
      ["Changed", localMinute(order.updated_at)],
      ["Paid", minuteOf(order.paid_at)],
      ["Assets came", minuteOf(order.assets_received_at)],
      ["Preview sent", minuteOf(order.ready_at)],
      ["Preview", order.preview_url],
      ["Launched", minuteOf(order.launched_at)],
      ["Launched because", order.launch_reason],
      ["Reminders stopped", minuteOf(order.reminders_stopped_at)],
      ["Name", order.name],
      ["Email", order.email],
      ["Email came back", minuteOf(order.email_bounced_at)],
      ["Package", order.package_type],
      ["Timeline", order.timeline],
      ["Budget", order.budget],
      ["Terms accepted", order.terms_version],
      ["Checkout session", order.stripe_session_id],
    ],
    words("Project", order.project),
    words("Assets", order.assets),
  );
}

function aboutPayment(payment: OrderDetails["payments"][number]): string {
  const { currency } = payment;
  const inUnits = (cents: number) => (cents > 0 ? plainMoney({ cents, currency }) : null);
  return section(`Payment of ${amountOf(payment)}`, [
    ["Paid", localMinute(payment.paid_at)],
    ["Discount", inUnits(payment.amount_discount)],
    [
      "Before tax",
      payment.amount_tax > 0 ? inUnits(payment.amount_total - payment.amount_tax) : null,
    ],
    [taxLabel(payment), inUnits(payment.amount_tax)],
    ["Country", payment.tax_country],
    ["Paid with", payment.paid_with],
    ["Ended", minuteOf(payment.ended_at)],
    ["Checkout session", payment.stripe_session_id],
    ["Customer", payment.stripe_customer_id],
    ["Subscription", payment.stripe_subscription_id],
    ["Invoice", payment.stripe_invoice_id],
  ]);
}

function aboutUnexpected(payment: OrderDetails["unexpectedPayments"][number]): string {
  return section(`Unexpected payment of ${amountOf(payment)}`, [
    ["Found", localMinute(payment.found_at)],
    ["Differs in its", payment.fault],
    ["Checkout session", payment.stripe_session_id],
    ["Resolved", minuteOf(payment.resolved_at) ?? "not yet"],
    ["How", payment.resolution],
  ]);
}

function amountOf({ amount_total: cents, currency }: { amount_total: number; currency: string }) {
  return plainMoney({ cents, currency });
}

function aboutInquiry(inquiry: InquiryDetails["inquiries"][number]): string {
  return section(
    `Inquiry ${inquiry.id}`,
    [
      ["Order", inquiry.order_reference],
      ["Sent", localMinute(inquiry.created_at)],
      ["Name", inquiry.name],
      ["Email", inquiry.email],
      ["Package", inquiry.package_type],
      ["Payment", inquiry.payment_status],
    ],
    words("Texts", inquiry.project_description),
    words("Assets", inquiry.assets_description),
    files(inquiry.files),
  );
}

function aboutDraft(draft: OrderDetails["drafts"][number]): string {
  const line = (name: AssetField) => [assetLabels[name], draft[assetColumns[name]]] as const;
  const isLong = (name: AssetField) => assetLimits[name] > 500;
  return section(
    `Draft ${draft.id}`,
    [
      ["Worked on", localMinute(draft.updated_at)],
      ...assetFields.filter((name) => !isLong(name)).map(line),
    ],
    ...assetFields.filter(isLong).map((name) => words(...line(name))),
    files(draft.files),
  );
}

function files(listed: readonly ListedFile[]): string {
  const lines = listed.map(
    // Not cut, so that the URL can be copied.
    ({ name, size, url }) => `    ${oneLine(name)} (${kilobytes(size)})\n      ${url}`,
  );
  return listed.length > 0 ? ["  Files", ...lines].join("\n") : "";
}

function aboutEmails(mails: InquiryDetails["mails"]): string {
  // Indented by an empty column.
  const columns: Column[] = ["", "ID", "STATE", "QUEUED", ["SUBJECT", 12], ["LAST ERROR", 10]];
  const rows = mails.map((row) => [
    ...["", row.id.slice(0, 8), row.state, localMinute(row.created_at)],
    ...[row.subject ?? "", row.last_error ?? ""],
  ]);
  return section("Mails", [], rows.length > 0 ? table(columns, rows) : "");
}
