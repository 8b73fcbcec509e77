import type { Amount } from "~/content/format";
import { dollars, prices, site, totalToday } from "~/content/site";
import type { Email } from "~/email/email";
import { buyerFrame, type EmailPart, replyToClient, teamFrame } from "~/email/email-parts";
import { oneLine, renderEmail } from "~/email/render-email";
import { timelineLabel } from "./order-fields";
import type { Order } from "./orders.repository.server";
import { receiptLines } from "./price-lines";

/** Tells the team of a new order, or of one whose buyer changed it. A reply to it goes to the buyer. */
export function teamOrderEmail(order: Order, to: string, updated: boolean): Email {
  const title = updated ? "Order updated" : "New order";
  const intro = updated
    ? "The buyer changed this order before paying. These are the details that count now."
    : "A visitor sent the order form and is on the way to the checkout.";
  const parts: EmailPart[] = [
    { kind: "reference", label: "Reference", value: order.reference },
    { kind: "paragraph", text: intro },
    { kind: "facts", rows: detailRows(order) },
    replyToClient,
  ];
  const preheader = [order.name, timelineLabel(order.timeline), order.budget]
    .filter(Boolean)
    .join(", ");
  return {
    to,
    replyTo: order.email,
    subject: `${title} ${order.reference}: ${oneLine(order.name)}`,
    ...renderEmail(title, parts, { ...teamFrame, preheader: oneLine(preheader) }),
    attachments: [],
  };
}

/** The buyer's receipt: what was paid, what was ordered, what comes next, and the private onboarding link. */
export function receiptEmail(
  order: Order,
  paid: Amount,
  onboardingUrl: string,
  supportEmail: string,
): Email {
  const { lines, total, currency, monthly } = receiptLines(paid);
  const arrived = paid.cents > 0;
  const parts: EmailPart[] = [
    {
      kind: "paragraph",
      text: `Thank you for your order. ${arrived ? `Your payment of ${total} has arrived.` : "Nothing is to be paid today."}`,
    },
    { kind: "reference", label: "Your reference", value: order.reference },
    {
      kind: "paragraph",
      text: "Next: send us your logo, photos and texts. The sooner we have them, the sooner your site is live. This link is yours alone and can be used as often as you like.",
    },
    { kind: "button", label: "Send your brand assets", url: onboardingUrl },
    { kind: "subheading", text: "Your receipt" },
    {
      kind: "amounts",
      title: `In ${currency}`,
      rows: lines.map(({ label, price = total }) => [label, price]),
      total: ["Paid today", total],
    },
    ...(monthly ? [monthsToCome(monthly)] : []),
    { kind: "subheading", text: "What you ordered" },
    { kind: "facts", rows: detailRows(order) },
  ];
  return {
    to: order.email,
    replyTo: supportEmail,
    subject: `Your ${site.name} order ${order.reference}`,
    ...renderEmail(arrived ? "Your payment has arrived" : "Your order has arrived", parts, {
      preheader: `${total} paid, reference ${order.reference}. Next: send us your logo, photos and texts.`,
      ...buyerFrame("paid", supportEmail),
    }),
    attachments: [],
  };
}

function monthsToCome(monthly: string): EmailPart {
  return {
    kind: "paragraph",
    text: `From next month: ${monthly} a month, for at least ${prices.minimumMonths} months.`,
  };
}

/** Asks the buyer of a flagged order, which the operator has released, to continue to the payment. */
export function releasedEmail(order: Order, orderUrl: string, supportEmail: string): Email {
  const parts: EmailPart[] = [
    {
      kind: "paragraph",
      text: "Thank you for your order, and for waiting: we have looked at it and are glad to build your website.",
    },
    { kind: "reference", label: "Your reference", value: order.reference },
    {
      kind: "paragraph",
      text: `This link opens your order as you sent it. Check it and go on to the payment of ${dollars(totalToday)}. Nothing has been charged so far.`,
    },
    { kind: "button", label: "Check and pay", url: orderUrl },
    { kind: "subheading", text: "What you sent" },
    { kind: "facts", rows: detailRows(order) },
  ];
  return {
    to: order.email,
    replyTo: supportEmail,
    subject: `Your ${site.name} order ${order.reference}: ready for payment`,
    ...renderEmail("Your order can go on", parts, {
      preheader: `Check your order and pay ${dollars(totalToday)}. Nothing has been charged so far.`,
      ...buyerFrame("sent", supportEmail),
    }),
    attachments: [],
  };
}

function detailRows(order: Order): [string, string][] {
  return [
    ["Business name", order.name],
    ["Email", order.email],
    ["Package", order.package_type],
    ["Project", order.project],
    ["Assets available", order.assets],
    ["Timeline", timelineLabel(order.timeline)],
    ...(order.budget ? ([["Budget", order.budget]] as [string, string][]) : []),
  ];
}
