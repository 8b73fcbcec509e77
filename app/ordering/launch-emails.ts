import { claims, sentence } from "~/content/claims";
import { dollars, prices } from "~/content/site";
import type { Email } from "~/email/email";
import { buyerFrame, type EmailPart } from "~/email/email-parts";
import { greeting, renderEmail } from "~/email/render-email";
import type { Order } from "./orders.repository.server";

interface Content {
  subject: string;
  parts: EmailPart[];
  preheader: string;
}

/** Shows the buyer the website before its launch, and asks for feedback. */
export function previewEmail(order: Order, previewUrl: string, supportEmail: string): Email {
  return emailToBuyer(order, supportEmail, {
    subject: "Your website is ready to look at",
    parts: [
      {
        kind: "paragraph",
        text: "Look over your website before it goes live, on your phone and on a computer.",
      },
      reference(order),
      { kind: "button", label: "Look at your website", url: previewUrl },
      {
        kind: "paragraph",
        text: `Then answer this email: write what you want changed, or that it can go live as it is. Your feedback within ${claims.feedbackDue} keeps the date of your launch.`,
      },
    ],
    preheader: `Your feedback within ${claims.feedbackDue} keeps the date of your launch.`,
  });
}

/** Tells the buyer that the website is live, what the Growth Plan does now, and how to ask for an edit or a refund. */
export function launchEmail(order: Order, supportEmail: string): Email {
  const monthly = `${dollars(prices.growthPerMonth)} a month`;
  const edits = `${sentence(claims.editsPerMonth)} small edits a month`;
  return emailToBuyer(order, supportEmail, {
    subject: "Your website is live",
    parts: [
      { kind: "paragraph", text: "Your website is online, and everybody can visit it now." },
      reference(order),
      { kind: "subheading", text: "What happens now" },
      {
        kind: "paragraph",
        text: `Your Growth Plan, ${monthly}, goes on: we take care of hosting, security, maintenance and backups.`,
      },
      {
        kind: "paragraph",
        text: `${edits} are included, such as new opening hours, another photo or a rewritten paragraph. To ask for one, answer this email: name the page, and write what to change.`,
      },
      { kind: "subheading", text: "If something is not right" },
      {
        kind: "paragraph",
        text: `Answer this email. If the website does not meet what was agreed in your order, you can ask for a refund within ${claims.refundWithin} of delivery.`,
      },
    ],
    preheader: `${edits} are included: answer this email to ask for one.`,
  });
}

function emailToBuyer(order: Order, supportEmail: string, content: Content): Email {
  const { subject, parts, preheader } = content;
  return {
    to: order.email,
    replyTo: supportEmail,
    subject: `${subject} (${order.reference})`,
    ...renderEmail(subject, [greeting(order.name), ...parts], {
      preheader,
      ...buyerFrame("paid", supportEmail),
    }),
    attachments: [],
  };
}

function reference({ reference }: Order): EmailPart {
  return { kind: "reference", label: "Your reference", value: reference };
}
