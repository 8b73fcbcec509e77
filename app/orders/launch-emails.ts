import { claims } from "~/content/claims";
import { priceTexts, taxNote } from "~/content/price-texts";
import { sentence } from "~/content/words";
import type { Email } from "~/server/email/email";
import { type EmailPart, reference, subheading } from "~/server/email/email-parts";
import type { LiveWebsite } from "./live-website.server";
import { demoPicture, emailToBuyer } from "./order-emails";
import type { Order } from "./orders.repository.server";

export function previewEmail(
  order: Order,
  { previewUrl, orderUrl }: { previewUrl: string; orderUrl: string },
  supportEmail: string,
): Email {
  return emailToBuyer(order, supportEmail, {
    subject: `Your website is ready to look at (${order.reference})`,
    heading: "Your website is ready to look at",
    parts: [
      "Look over your website before it goes live, on your phone and on a computer.",
      { kind: "button", label: "Look at your website", url: previewUrl },
      reference(order.reference),
      `Then open your order: put the website live as it is, or write what you want changed. Your feedback within ${claims.feedbackDue} keeps the date of your launch.`,
      { kind: "button", label: "Put it live, or ask for changes", url: orderUrl },
      ...demoPicture(order, orderUrl),
    ],
    preheader: `Your feedback within ${claims.feedbackDue} keeps the date of your launch.`,
  });
}

export function launchCorrectionEmail(order: Order, supportEmail: string): Email {
  return emailToBuyer(order, supportEmail, {
    subject: `Your website is not live yet (${order.reference})`,
    heading: "Your website is not live yet",
    parts: [
      "We said that your website is online. That was too early, and we are sorry: we are still working on it.",
      reference(order.reference),
      "You will get an email as soon as it is online. You need not do anything.",
    ],
    preheader: "We said so too early: we are still working on it.",
  });
}

export function launchEmail(
  order: Order,
  { orderUrl, website }: { orderUrl: string; website?: LiveWebsite },
  supportEmail: string,
): Email {
  const monthly = `${priceTexts.monthly} a month${taxNote}`;
  const edits = `${sentence(claims.edits)} a month ${claims.editsAre} included`;
  return emailToBuyer(order, supportEmail, {
    subject: `Your website is live (${order.reference})`,
    heading: website ? `${website.address} is live` : "Your website is live",
    parts: [
      "Your website is online, and everybody can visit it now.",
      ...(website
        ? [{ kind: "button" as const, label: "Visit your website", url: website.url }]
        : []),
      reference(order.reference),
      ...(website ? tellOthers(website, orderUrl) : []),
      subheading("What happens now"),
      `Your Growth Plan, ${monthly}, goes on: we take care of hosting, security, maintenance and backups.`,
      `${edits}, such as new opening hours, another photo or a rewritten paragraph. To ask for one, open your order: name the page, and write what to change.`,
      { kind: "button", label: "Ask for an edit", url: orderUrl },
      subheading("If something is not right"),
      `Answer this email. If the website does not meet what was agreed in your order, you can ask for a refund within ${claims.refundWithin} of delivery.`,
      ...demoPicture(order, orderUrl),
    ],
    preheader: `${edits}: your order has a form to ask for one.`,
  });
}

function tellOthers({ announcement, hasQr }: LiveWebsite, orderUrl: string): EmailPart[] {
  const qr = { label: "A QR code for your van, cards and invoices", url: orderUrl };
  return [
    subheading("Spread the word"),
    "Tell your customers. A text to share:",
    announcement,
    ...(hasQr ? [{ kind: "links" as const, title: "For you", links: [qr] }] : []),
  ];
}
