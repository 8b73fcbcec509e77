import { db } from "~/database/connection.server";
import { listFiles, type ListedFile } from "~/onboarding/uploads.server";
import { plainMoney } from "~/content/format";
import * as BouncedOrders from "~/ordering/bounced-orders.repository.server";
import * as Payments from "~/ordering/payments.repository.server";
import * as UnexpectedPayments from "~/ordering/unexpected-payments.repository.server";
import * as Desk from "./desk.repository.server";
import { findId } from "./find-id.server";
import { minute } from "./list.server";
import { failed, jsonText, kilobytes, oneLine, print, type ExitCode } from "./terminal";
import { facts, indented, section, words } from "./text-layout";

type OrderDetails = NonNullable<Awaited<ReturnType<typeof findOrderDetails>>>;
type InquiryDetails = Awaited<ReturnType<typeof findInquiryDetails>>;

/** `show`: an order or an inquiry with everything that belongs to it. */
export async function show(given: string, { json }: { json?: true }): Promise<ExitCode> {
  const order = await findId("orders", given);
  const details = order.ok ? await findOrderDetails(order.id) : await findInquiry(given);
  if (!details) return failed(`There is no order and no inquiry ${given}, or more than one.`);
  await print(json ? `${jsonText(details, 2)}\n` : inWords(details));
  return 0;
}

async function findInquiry(given: string): Promise<InquiryDetails | undefined> {
  const inquiry = await findId("inquiries", given);
  return inquiry.ok ? findInquiryDetails(inquiry.id) : undefined;
}

/** All rows that belong to an order, of each kind the oldest first. */
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

function aboutOrder(order: OrderDetails["order"]): string {
  return section(
    `Order ${order.reference}`,
    facts([
      ["Id", order.id],
      ["State", order.state],
      ["Ordered", order.created_at],
      ["Changed", order.updated_at],
      ["Paid", order.paid_at],
      ["Assets came", order.assets_received_at],
      ["Preview sent", order.ready_at],
      ["Preview", order.preview_url],
      ["Launched", order.launched_at],
      ["Reminders stopped", order.reminders_stopped_at],
      ["Name", order.name],
      ["Email", order.email],
      ["Email came back", order.email_bounced_at],
      ["Package", order.package_type],
      ["Timeline", order.timeline],
      ["Budget", order.budget],
      ["Terms accepted", order.terms_version],
      ["Checkout session", order.stripe_session_id],
    ]),
    words("Project", order.project),
    words("Assets", order.assets),
  );
}

function aboutPayment(payment: OrderDetails["payments"][number]): string {
  return section(
    `Payment of ${amountOf(payment)}`,
    facts([
      ["Paid", payment.paid_at],
      ["Paid with", payment.paid_with],
      ["Refunded", payment.refunded_at],
      ["Checkout session", payment.stripe_session_id],
      ["Customer", payment.stripe_customer_id],
      ["Subscription", payment.stripe_subscription_id],
    ]),
  );
}

function aboutUnexpected(payment: OrderDetails["unexpectedPayments"][number]): string {
  return section(
    `Unexpected payment of ${amountOf(payment)}`,
    facts([
      ["Found", payment.found_at],
      ["Differs in its", payment.fault],
      ["Checkout session", payment.stripe_session_id],
      ["Resolved", payment.resolved_at ?? "not yet"],
      ["How", payment.resolution],
    ]),
  );
}

function amountOf({ amount_total: cents, currency }: { amount_total: number; currency: string }) {
  return plainMoney({ cents, currency });
}

function aboutInquiry(inquiry: InquiryDetails["inquiries"][number]): string {
  return section(
    `Inquiry ${inquiry.id}`,
    facts([
      ["Order", inquiry.order_reference],
      ["Sent", inquiry.created_at],
      ["Name", inquiry.name],
      ["Email", inquiry.email],
      ["Package", inquiry.package_type],
      ["Payment", inquiry.payment_status],
    ]),
    words("Texts", inquiry.project_description),
    words("Assets", inquiry.assets_description),
    files(inquiry.files),
  );
}

function aboutDraft(draft: OrderDetails["drafts"][number]): string {
  return section(
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
      mails.map((row) => [
        row.id.slice(0, 8),
        row.state,
        minute(row.created_at),
        row.subject ?? "",
        row.last_error ?? "",
      ]),
    ),
  );
}
