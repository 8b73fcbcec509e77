import { historyCopy } from "~/orders/history-copy";
import { localMinute } from "~/server/time/local-days.server";
import {
  findInquiryDetails,
  findOrderDetails,
  type InquiryDetails,
  type OrderDetails,
} from "./details.server";
import { findId } from "./find-id.server";
import { aboutDraft, aboutInquiry, aboutRequest } from "./show-assets.server";
import { aboutMoney, aboutPayment, aboutUnexpected } from "./show-money.server";
import { failed, jsonText, oneLine, print, type ExitCode } from "./terminal";
import { section, table, words, type Column } from "./text-layout";

export async function show(given: string, { json }: { json?: true }): Promise<ExitCode> {
  const order = await findId("orders", given);
  const found = order.ok ? order : await findId("inquiries", given);
  const findDetails = order.ok ? findOrderDetails : findInquiryDetails;
  const details = found.ok && (await findDetails(found.id));
  if (!details) return failed(`There is no order and no inquiry ${given}, or more than one.`);
  await print(json ? `${jsonText(details, 2)}\n` : inWords(details));
  return 0;
}

function inWords(details: OrderDetails | InquiryDetails): string {
  const { inquiries, mails } = details;
  if (!("order" in details)) return [...inquiries.map(aboutInquiry), aboutEmails(mails)].join("");
  return [
    aboutOrder(details),
    aboutMoney(details.ledger),
    aboutHistory(details),
    ...details.requests.map(aboutRequest),
    ...inquiries.map(aboutInquiry),
    ...details.drafts.map(aboutDraft),
    aboutEmails(mails),
    ...details.payments.map(aboutPayment),
    ...details.unexpectedPayments.map(aboutUnexpected),
  ].join("");
}

function minuteOf(moment: string | null): string | null {
  return moment && localMinute(moment);
}

function aboutOrder({ order, step }: OrderDetails): string {
  return section(
    `Order ${order.reference}`,
    [
      ["Name", order.name],
      ["Email", order.email],
      ["Email came back", minuteOf(order.email_bounced_at)],
      ["Ordered", localMinute(order.created_at)],
      ["Package", order.package_type],
      ["Timeline", order.timeline],
      ["Budget", order.budget],
      ["Template", order.industry],
      ["State", order.state],
      ["Step", step?.name ?? null],
      ["Due", step?.due ?? null],
      ["Assigned to", order.assignee],
      ["Preview", order.preview_url],
      ["Website", order.launched_url],
      ["Launched because", order.launch_reason],
      ["Reminders stopped", minuteOf(order.reminders_stopped_at)],
      ["Terms accepted", order.terms_version],
      ["Id", order.id],
    ],
    words("Project", order.project),
    words("Assets", order.assets),
  );
}

function aboutHistory({ history, mails }: OrderDetails): string {
  const subjects = new Map<unknown, string | null>(mails.map(({ id, subject }) => [id, subject]));
  const lines = history.map((event) => {
    const sentence = historyCopy(event, subjects.get(event.facts.mail));
    return `  ${localMinute(event.happened_at)}  ${oneLine(sentence)}`;
  });
  return section("History", [], lines.join("\n"));
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
