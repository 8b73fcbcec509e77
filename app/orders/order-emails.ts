import { countryInWords, money } from "~/content/format";
import { claims } from "~/content/claims";
import { priceTexts, taxNote } from "~/content/price-texts";
import { packageName, site } from "~/content/site";
import type { Email } from "~/server/email/email";
import * as Parts from "~/server/email/email-parts";
import {
  type EmailContent,
  emailToTeam,
  greeting,
  oneLine,
  renderEmail,
} from "~/server/email/render-email";
import { chosenDemo } from "./chosen-demo";
import { timelineLabel } from "./order-fields";
import type { Order } from "./orders.repository.server";
import type { Plan } from "./plan";
import { type Paid, receiptLines, taxLabel } from "./price-lines";

export function teamOrderEmail(order: Order, team: Parts.Team, updated: boolean): Email {
  return updated
    ? teamEmail(order, team, {
        title: "Order updated",
        intro: "The buyer changed this order before paying. These are the details that count now.",
      })
    : teamEmail(order, team, {
        title: "Order begun",
        intro:
          "A visitor sent the order form and is on the way to the checkout. Nothing is paid yet.",
      });
}

export function teamPaidEmail(order: Order, team: Parts.Team, paid: Paid): Email {
  const inWords = (cents: number) => money({ cents, currency: paid.currency });
  return teamEmail(order, team, {
    title: "Order paid",
    intro: "The buyer has the receipt, with the link to send the assets.",
    paid: [
      ["Paid", inWords(paid.amount_total)],
      ...(paid.amount_tax > 0
        ? [
            [`Of it ${taxLabel(paid)}`, inWords(paid.amount_tax)] satisfies [string, string],
            ["Without it", inWords(paid.amount_total - paid.amount_tax)] satisfies [string, string],
          ]
        : []),
      ...countryRow(paid),
    ],
  });
}

function teamEmail(
  order: Order,
  team: Parts.Team,
  { title, intro, paid = [] }: { title: string; intro: string; paid?: [string, string][] },
): Email {
  const preheader = [order.name, timelineLabel(order.timeline), order.budget]
    .filter(Boolean)
    .join(", ");
  const content = {
    subject: `${title} ${order.reference}: ${oneLine(order.name)}`,
    heading: title,
    parts: [
      Parts.reference(order.reference, "Reference"),
      intro,
      Parts.facts([...paid, ...detailRows(order)]),
      Parts.replyToClient,
    ],
    preheader: oneLine(preheader),
  };
  return emailToTeam(team, content, { orderId: order.id, replyTo: order.email });
}

interface Receipt {
  paid: Paid;
  paidAt: string;
  plan?: Plan;
  onboardingUrl: string;
  orderUrl: string;
  seller?: string;
  invoiceUrl?: string;
  portalUrl?: string;
}

export function receiptEmail(
  order: Order,
  { paid, paidAt, plan, onboardingUrl, orderUrl, seller, invoiceUrl, portalUrl }: Receipt,
  supportEmail: string,
): Email {
  const { lines, total, currency, includes, monthly } = receiptLines(paid);
  const arrived = paid.amount_total > 0;
  const next = order.assets_received_at ? addAssets : sendAssets;
  return emailToBuyer(order, supportEmail, {
    subject: `Your ${site.name} order ${order.reference}`,
    heading: arrived ? "Your payment has arrived" : "Your order has arrived",
    parts: [
      `Thank you for ordering the ${packageName}. ${arrived ? `Your payment of ${total} has arrived.` : "Nothing is to be paid today."}`,
      `${next.text} ${linkNote}`,
      order.assets_received_at
        ? openOrder(orderUrl)
        : { kind: "button", label: "Send your brand assets", url: onboardingUrl },
      Parts.reference(order.reference),
      ...(plan ? planParts(plan) : []),
      Parts.subheading("Your receipt"),
      Parts.facts([
        ["Paid on", paidAt],
        ["Billed to", `${oneLine(order.name)}, ${order.email}`],
        ...countryRow(paid),
      ]),
      {
        kind: "amounts",
        title: `In ${currency}`,
        rows: lines.map(({ label, price = total }) => [label, price]),
        total: ["Paid today", total],
      },
      ...(includes ? [`It includes ${includes}.`] : []),
      ...(seller ? [`Sold by ${seller}`] : []),
      ...(invoiceUrl ? [invoiceLinks(invoiceUrl)] : []),
      ...(monthly ? [`From next month: ${monthly}, for at least ${claims.minimum}.`] : []),
      refundAndNotice,
      ...(portalUrl ? [portalLink(portalUrl)] : []),
      Parts.subheading("What you ordered"),
      Parts.facts(detailRows(order)),
      ...demoPicture(order, orderUrl),
    ],
    preheader: `${total} paid, reference ${order.reference}. ${next.preheader}`,
  });
}

const sendAssets = {
  text: "Next: send us your logo, photos and texts. The sooner we have them, the sooner your site is live.",
  preheader: "Next: send us your logo, photos and texts.",
};

const addAssets = {
  text: "We have your assets. Your order shows them, and you can add what is missing.",
  preheader: "We have your assets.",
};

const linkNote = "This link is yours alone and can be used as often as you like.";

/** The demo that the website starts from, at the site that `url` is of. */
export function demoPicture(order: Order, url: string): Parts.EmailPart[] {
  const demo = chosenDemo(order);
  if (!demo) return [];
  const { slug, category, path } = demo;
  return [
    {
      ...{ kind: "picture", file: `demo-${slug}.png`, url: new URL(path, url).href },
      alt: `The demo website for ${category}, on a computer and on a phone`,
      label: `Our template for ${category}, with your name`,
    },
  ];
}

export function openOrder(url: string): Parts.EmailPart {
  return { kind: "button", label: "Open your order", url };
}

export function planParts({ steps, note }: Plan): Parts.EmailPart[] {
  return [
    Parts.subheading("What happens next"),
    Parts.facts(steps.map(({ what, when }) => [what, when])),
    note,
  ];
}

function countryRow({ tax_country: code }: Paid): [string, string][] {
  return code ? [["Country", countryInWords(code)]] : [];
}

function invoiceLinks(url: string): Parts.EmailPart {
  return {
    kind: "links",
    title: "This is a receipt. Your invoice is at Stripe",
    links: [
      { label: "Open the invoice", url },
      { label: "Load it as a PDF", url: `${url}&pdf` },
    ],
  };
}

function portalLink(url: string): Parts.EmailPart {
  return {
    kind: "links",
    title: "Your card and your invoices, at Stripe",
    links: [{ label: "Open the customer portal", url }],
  };
}

const refundAndNotice = `If the website we deliver is not what was agreed, you can ask for a refund within ${claims.refundWithin} of delivery. To end the Growth Plan, give us ${claims.notice}.`;

export function releasedEmail(order: Order, orderUrl: string, supportEmail: string): Email {
  return emailToBuyer(order, supportEmail, {
    subject: `Your ${site.name} order ${order.reference}: ready for payment`,
    heading: "Your order can go on",
    parts: [
      "Thank you for your order, and for waiting: we have looked at it and are glad to build your website.",
      `This link opens your order as you sent it. Check it and go on to the payment of ${priceTexts.today}${taxNote}. Nothing has been charged so far.`,
      { kind: "button", label: "Check and pay", url: orderUrl },
      Parts.reference(order.reference),
      Parts.subheading("What you sent"),
      Parts.facts(detailRows(order)),
      ...demoPicture(order, orderUrl),
    ],
    preheader: `Check your order and pay ${priceTexts.today}${taxNote}. Nothing has been charged so far.`,
    about: "sent",
  });
}

export function linkEmail(order: Order, url: string, supportEmail: string): Email {
  return emailToBuyer(order, supportEmail, {
    subject: `Your private link (${order.reference})`,
    heading: "Your private link",
    parts: [
      `This link opens your order at ${site.name}: what you have sent us, and what comes next. ${linkNote}`,
      openOrder(url),
      Parts.reference(order.reference),
      Parts.note(
        "You did not ask for it? Then you need not do anything: this email goes to your address alone.",
      ),
    ],
    preheader: `It opens your order ${order.reference}.`,
  });
}

interface BuyerEmail extends EmailContent {
  about?: "sent" | "paid";
  /** Ends the sentence that says why the email was sent. */
  reason?: string;
}

export function emailToBuyer(order: Order, supportEmail: string, content: BuyerEmail): Email {
  const { subject, heading, parts, preheader, about = "paid", reason } = content;
  return {
    to: order.email,
    replyTo: supportEmail,
    subject,
    ...renderEmail(heading, [greeting(order.name), ...parts], {
      preheader,
      ...Parts.buyerFrame(about, supportEmail, reason),
    }),
    attachments: [],
  };
}

function detailRows(order: Order): [string, string][] {
  return [
    ["Business name", order.name],
    ["Email", order.email],
    ["Package", packageName],
    ...(order.industry ? ([["Template", order.industry]] as [string, string][]) : []),
    ["Project", order.project],
    ["Assets available", order.assets],
    ["Timeline", timelineLabel(order.timeline)],
    ...(order.budget ? ([["Budget", order.budget]] as [string, string][]) : []),
  ];
}
