import { money, type Amount } from "~/content/format";
import { claims } from "~/content/claims";
import { dollars, packageName, prices, site, totalToday } from "~/content/site";
import type { Email } from "~/email/email";
import { buyerFrame, type EmailPart, replyToClient, teamFrame } from "~/email/email-parts";
import { greeting, oneLine, renderEmail } from "~/email/render-email";
import { timelineLabel } from "./order-fields";
import type { Order } from "./orders.repository.server";
import type { Plan } from "./plan";
import { receiptLines } from "./price-lines";

/** Tells the team that a visitor has begun an order, or changed it. A reply to it goes to the buyer. */
export function teamOrderEmail(order: Order, to: string, updated: boolean): Email {
  return updated
    ? teamEmail(order, to, {
        title: "Order updated",
        intro: "The buyer changed this order before paying. These are the details that count now.",
      })
    : teamEmail(order, to, {
        title: "Order begun",
        intro:
          "A visitor sent the order form and is on the way to the checkout. Nothing is paid yet.",
      });
}

/** Tells the team that an order was paid, so that the work can begin. A reply to it goes to the buyer. */
export function teamPaidEmail(order: Order, to: string, paid: Amount): Email {
  return teamEmail(order, to, {
    title: "Order paid",
    intro: "The buyer has the receipt, with the link to send the assets.",
    facts: [["Paid", money(paid)]],
  });
}

interface TeamNews {
  title: string;
  intro: string;
  facts?: [string, string][];
}

function teamEmail(order: Order, to: string, { title, intro, facts = [] }: TeamNews): Email {
  const parts: EmailPart[] = [
    { kind: "reference", label: "Reference", value: order.reference },
    { kind: "paragraph", text: intro },
    { kind: "facts", rows: [...facts, ...detailRows(order)] },
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

interface Receipt {
  paid: Amount;
  /** The day and time of the payment in words. */
  paidAt: string;
  /** Until the website is ready. */
  plan?: Plan;
  /** The private link to the order's onboarding page. */
  onboardingUrl: string;
  /** The seller's name, address and tax number. */
  seller?: string;
  /** Where the buyer changes the card and finds invoices. */
  portalUrl?: string;
}

/** The buyer's receipt: what was paid, what was ordered and what comes next. */
export function receiptEmail(
  order: Order,
  { paid, paidAt, plan, onboardingUrl, seller, portalUrl }: Receipt,
  supportEmail: string,
): Email {
  const { lines, total, currency, monthly } = receiptLines(paid);
  const arrived = paid.cents > 0;
  const next = order.assets_received_at ? addAssets : sendAssets;
  const parts: EmailPart[] = [
    greeting(order.name),
    {
      kind: "paragraph",
      text: `Thank you for ordering the ${packageName}. ${arrived ? `Your payment of ${total} has arrived.` : "Nothing is to be paid today."}`,
    },
    { kind: "reference", label: "Your reference", value: order.reference },
    { kind: "paragraph", text: `${next.text} ${linkNote}` },
    { kind: "button", label: next.label, url: onboardingUrl },
    ...(plan ? planParts(plan) : []),
    { kind: "subheading", text: "Your receipt" },
    {
      kind: "facts",
      rows: [
        ["Paid on", paidAt],
        ["Billed to", `${oneLine(order.name)}, ${order.email}`],
      ],
    },
    {
      kind: "amounts",
      title: `In ${currency}`,
      rows: lines.map(({ label, price = total }) => [label, price]),
      total: ["Paid today", total],
    },
    ...(seller ? [{ kind: "paragraph", text: `Sold by ${seller}` } as const] : []),
    ...(monthly ? [monthsToCome(monthly)] : []),
    refundAndNotice,
    ...(portalUrl ? [portalLink(portalUrl)] : []),
    { kind: "subheading", text: "What you ordered" },
    { kind: "facts", rows: detailRows(order) },
  ];
  return {
    to: order.email,
    replyTo: supportEmail,
    subject: `Your ${site.name} order ${order.reference}`,
    ...renderEmail(arrived ? "Your payment has arrived" : "Your order has arrived", parts, {
      preheader: `${total} paid, reference ${order.reference}. ${next.preheader}`,
      ...buyerFrame("paid", supportEmail),
    }),
    attachments: [],
  };
}

const sendAssets = {
  text: "Next: send us your logo, photos and texts. The sooner we have them, the sooner your site is live.",
  label: "Send your brand assets",
  preheader: "Next: send us your logo, photos and texts.",
};

/** A receipt that is sent anew, after a change of the address. */
const addAssets = {
  text: "We have your assets. If something is missing, you can add it.",
  label: "Add to your assets",
  preheader: "We have your assets.",
};

const linkNote = "This link is yours alone and can be used as often as you like.";

/** An order's plan as a part of an email to its buyer. */
export function planParts({ steps, note }: Plan): EmailPart[] {
  return [
    { kind: "subheading", text: "What happens next" },
    { kind: "facts", rows: steps.map(({ what, when }) => [what, when]) },
    { kind: "paragraph", text: note },
  ];
}

function monthsToCome(monthly: string): EmailPart {
  return {
    kind: "paragraph",
    text: `From next month: ${monthly} a month, for at least ${prices.minimumMonths} months.`,
  };
}

function portalLink(url: string): EmailPart {
  return {
    kind: "links",
    title: "Your card and your invoices, at Stripe",
    links: [{ label: "Open the customer portal", url }],
  };
}

const refundAndNotice: EmailPart = {
  kind: "paragraph",
  text: `If the website we deliver is not what was agreed, you can ask for a refund within ${claims.refundWithin} of delivery. To end the Growth Plan, give us ${claims.notice}' notice.`,
};

/** Asks the buyer of a flagged order, which the operator has released, to continue to the payment. */
export function releasedEmail(order: Order, orderUrl: string, supportEmail: string): Email {
  const parts: EmailPart[] = [
    greeting(order.name),
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
    ["Package", packageName],
    ["Project", order.project],
    ["Assets available", order.assets],
    ["Timeline", timelineLabel(order.timeline)],
    ...(order.budget ? ([["Budget", order.budget]] as [string, string][]) : []),
  ];
}
