import { formatSize, isPicture } from "~/assets/file-rules";
import type { ListedFile } from "~/assets/uploads.server";
import { plainMoney } from "~/content/format";
import type { OrderDetails } from "~/operations/desk/details.server";
import { chosenDemo } from "~/orders/chosen-demo";
import { actorName, historyCopy } from "~/orders/history-copy";
import { taxes, together } from "~/orders/ledger";
import { timelineLabel } from "~/orders/order-fields";
import { dashboardUrl } from "~/server/stripe/stripe.server";
import { localDayInWords, localWhen } from "~/server/time/local-days.server";
import { emailState } from "./emails-view.server";

/* What the desk's page of an order shows, in words. */

export type OrderView = ReturnType<typeof orderView>;
export type FileView = ReturnType<typeof fileView>;
export type RequestView = OrderView["requests"][number];

export function orderView(details: OrderDetails) {
  const { order, step, unexpectedPayments, requests, inquiries, drafts } = details;
  const files = [...requests, ...inquiries, ...drafts].flatMap((part) => part.files);
  return {
    id: order.id,
    version: order.version,
    reference: order.reference,
    name: order.name,
    email: order.email,
    state: stateInWords(order.state),
    stateKey: order.state,
    step: step?.name ?? "",
    due: step?.due ?? "",
    assignee: order.assignee,
    problems: [
      ...(order.email_bounced_at
        ? [`Emails to the buyer come back since ${localDayInWords(order.email_bounced_at)}.`]
        : []),
      ...unexpectedPayments
        .filter(({ resolved_at: at }) => !at)
        .map(
          ({ amount_total: cents, currency, fault, found_at: at }) =>
            `An unexpected payment of ${plainMoney({ cents, currency })} came on ${localDayInWords(at)}: another ${fault} than asked for.`,
        ),
    ]
      .map((text): Problem => ({ text }))
      .concat(stillCharged(details)),
    facts: [
      ["Ordered", exactly(order.created_at)],
      ["Paid", order.paid_at && exactly(order.paid_at)],
      ["Package", order.package_type],
      ["Timeline", timelineLabel(order.timeline)],
      ["Budget", order.budget],
      ["Launched because", order.launch_reason],
      ["Reminders paused", order.reminders_stopped_at && exactly(order.reminders_stopped_at)],
    ].filter((fact): fact is [string, string] => Boolean(fact[1])),
    links: [
      ["Template", chosenDemo(order)?.path],
      ["Preview", order.preview_url],
      ["Website", order.launched_url],
    ].filter((link): link is [string, string] => Boolean(link[1])),
    texts: [
      ["What they do", order.project],
      ["What they have", order.assets],
    ].filter((text): text is [string, string] => Boolean(text[1])),
    money: moneyOf(details),
    requests: requests.map((request) => ({
      id: request.id,
      title: request.kind === "edit" ? "Edit" : "Changes",
      asked: exactly(request.requested_at),
      text: request.text,
      files: request.files.map(fileView),
      answered: request.answered_at && exactly(request.answered_at),
      answer: request.answer,
    })),
    sent: [
      ...inquiries.map((inquiry) => ({
        ...{ id: inquiry.id, title: `Sent ${exactly(inquiry.created_at)}` },
        texts: [inquiry.project_description, inquiry.assets_description].filter(Boolean),
        isLinked: inquiry.linked_at !== null,
        files: inquiry.files.map(fileView),
      })),
      ...drafts.filter(hasContent).map((draft) => ({
        ...{ id: draft.id, title: `Not sent yet, worked on ${exactly(draft.updated_at)}` },
        texts: [draft.text_content, draft.brand_colors, draft.social_links].filter(Boolean),
        isLinked: false,
        files: draft.files.map((file) => ({ ...fileView(file), isSent: false })),
      })),
    ],
    hasFiles: files.some(({ removed_at }) => !removed_at),
    emails: details.mails.map((mail) => ({
      ...{ id: mail.id, state: emailState(mail), subject: mail.subject ?? "(erased)" },
      ...{ to: mail.recipient, queued: localWhen(mail.created_at, true), error: mail.last_error },
    })),
    history: historyOf(details),
  };
}

const exactly = (moment: string) => localWhen(moment, true).words;
type DraftView = OrderDetails["drafts"][number];

const hasContent = ({ files, text_content, brand_colors, social_links }: DraftView) =>
  files.length > 0 || text_content + brand_colors + social_links !== "";

interface Problem {
  text: string;
  /** Where to act on it. */
  url?: string;
}

/** Subscriptions that go on although the order is over. */
function stillCharged({ order, payments }: OrderDetails): Problem[] {
  if (order.state !== "refunded" && order.state !== "cancelled") return [];
  return payments.flatMap(({ stripe_subscription_id: id, ended_at }) =>
    id && !ended_at
      ? { text: "Its subscription still runs.", url: dashboardUrl("subscriptions", id) }
      : [],
  );
}

/** As "checkout open". */
export function stateInWords(state: string): string {
  return state.replaceAll("_", " ");
}

export function fileView({ id, name, type, size, removed_at, sent_by, created_at }: ListedFile) {
  return {
    ...{ id, name, type, size: formatSize(size), hasPicture: isPicture(name) },
    ...{ sent: exactly(created_at), by: sent_by ? actorName(sent_by) : "the client" },
    ...{ isRemoved: removed_at !== null, isSent: true },
  };
}

function moneyOf({ ledger }: OrderDetails) {
  const taxOf = taxes(ledger);
  return {
    rows: ledger.map(({ id, kind, reason, state, currency, amount_total, ...row }) => ({
      id,
      date: localWhen(row.created_at, true),
      what: reason ? `${kind}: ${reason.replaceAll("_", " ")}` : kind,
      amount: plainMoney({ cents: row.reverses === null ? amount_total : -amount_total, currency }),
      tax: taxOf.get(id) ? plainMoney({ cents: taxOf.get(id)!, currency }) : "",
      state: row.due_at ? `${state}, due ${localDayInWords(row.due_at)}` : state,
      url: row.stripe_url,
    })),
    together: together(ledger).map(plainMoney),
  };
}

function historyOf({ history, mails }: OrderDetails) {
  const subjects = new Map<unknown, string | null>(mails.map(({ id, subject }) => [id, subject]));
  return history
    .map((event) => ({
      ...{ id: event.id, at: localWhen(event.happened_at, true) },
      text: historyCopy(event, subjects.get(event.facts.mail)),
    }))
    .reverse();
}
