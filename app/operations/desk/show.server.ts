import type { ListedFile } from "~/onboarding/list-files.server";
import { plainMoney } from "~/ordering/money";
import { findId } from "./find-id.server";
import { kilobytes, failed, print, type ExitCode } from "./output";
import { minute } from "./list.server";
import { facts, indented, section, words } from "./print-sections";
import { jsonText, oneLine } from "./terminal-text";
import { wholeInquiry, wholeOrder, type WholeInquiry, type WholeOrder } from "./details.server";

/** `show`: an order or an inquiry with everything that belongs to it. */
export async function show(given: string, { json }: { json?: true }): Promise<ExitCode> {
  const order = await findId("orders", given);
  const whole = order.ok ? await wholeOrder(order.id) : await findInquiry(given);
  if (!whole) return failed(`There is no order and no inquiry ${given}, or more than one.`);
  await print(json ? `${jsonText(whole, 2)}\n` : inWords(whole));
  return 0;
}

async function findInquiry(given: string): Promise<WholeInquiry | undefined> {
  const inquiry = await findId("inquiries", given);
  return inquiry.ok ? wholeInquiry(inquiry.id) : undefined;
}

function inWords(whole: WholeOrder | WholeInquiry): string {
  return [
    ...("order" in whole
      ? [
          aboutOrder(whole.order),
          ...whole.payments.map(aboutPayment),
          ...whole.unexpectedPayments.map(aboutUnexpected),
        ]
      : []),
    ...whole.inquiries.map(aboutInquiry),
    ...("drafts" in whole ? whole.drafts.map(aboutDraft) : []),
    aboutMails(whole.mails),
  ].join("");
}

function aboutOrder(order: WholeOrder["order"]): string {
  return section(
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
}

function aboutPayment(payment: WholeOrder["payments"][number]): string {
  return section(
    `Payment of ${amountOf(payment)}`,
    facts([
      ["Paid", payment.paid_at],
      ["Refunded", payment.refunded_at],
      ["Checkout session", payment.stripe_session_id],
      ["Customer", payment.stripe_customer_id],
      ["Subscription", payment.stripe_subscription_id],
    ]),
  );
}

function aboutUnexpected(payment: WholeOrder["unexpectedPayments"][number]): string {
  return section(
    `Payment of ${amountOf(payment)} that was not accepted`,
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

function aboutInquiry(inquiry: WholeInquiry["inquiries"][number]): string {
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

function aboutDraft(draft: WholeOrder["drafts"][number]): string {
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
    // Not cut, so that the address can be copied.
    ({ name, size, url }) => `    ${oneLine(name)} (${kilobytes(size)})\n      ${url}`,
  );
  return listed.length > 0 ? ["  Files", ...lines].join("\n") : "";
}

function aboutMails(mails: WholeInquiry["mails"]): string {
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
