import { claims } from "~/content/claims";
import type { Email } from "~/email/email";
import { greeting, renderEmail } from "~/email/render-email";
import { buyerFrame, type EmailPart, replyToClient, teamFrame } from "~/email/email-parts";
import type { Order } from "~/ordering/orders.repository.server";
import { countDone, type ChecklistItem } from "./checklist";
import type { ReminderStep } from "./reminder-plan";

interface ReminderCopy {
  subject: string;
  title: string;
  text: string;
}

const reminderCopy: Record<Exclude<ReminderStep, "7d">, ReminderCopy> = {
  "24h": {
    subject: "Next for your website: your logo, photos and texts",
    title: "Send us your logo, photos and texts",
    text: "As soon as we have them, we start.",
  },
  "48h": {
    subject: "We need your assets to start on your website",
    title: "We are ready to start",
    text: `Your materials are due within ${claims.materialsDue} of your order. Until they are here we cannot begin, and your launch moves back.`,
  },
  "5d": {
    subject: "Your website is waiting for your assets",
    title: "Your website is waiting for you",
    text: "This is our last reminder. Send what you have, even if it is not everything: we can start with a few words and a photo.",
  },
};

interface ReminderLinks {
  onboarding: string;
  stop: string;
}

/** A paid order without assets. */
interface Reminded {
  order: Order;
  /** The day of its payment, in words. */
  paidOn: string;
  /** Of the buyer's draft. */
  checklist: readonly ChecklistItem[];
}

/** Reminds a buyer of what is still missing, with the private link to send it and a link that stops the reminders. */
export function reminderEmail(
  step: keyof typeof reminderCopy,
  { order, paidOn, checklist }: Reminded,
  { onboarding, stop }: ReminderLinks,
  supportEmail: string,
): Email {
  const { subject, title, text } = reminderCopy[step];
  const parts: EmailPart[] = [
    greeting(order.name),
    {
      kind: "paragraph",
      text: `Your payment arrived on ${paidOn}, but what we build your website from has not been sent yet. ${text}`,
    },
    { kind: "reference", label: "Your reference", value: order.reference },
    { kind: "subheading", text: `Your checklist: ${countDone(checklist)}` },
    { kind: "facts", rows: checklistRows(checklist) },
    {
      kind: "paragraph",
      text: "What you have filled in so far is kept. This link is yours alone and works on any device.",
    },
    { kind: "button", label: "Send your brand assets", url: onboarding },
    {
      kind: "links",
      title: "Do you want no more of these reminders?",
      links: [{ label: "Stop the reminders", url: stop }],
    },
  ];
  return {
    to: order.email,
    replyTo: supportEmail,
    subject: `${subject} (${order.reference})`,
    ...renderEmail(title, parts, {
      preheader: `${countDone(checklist)}, reference ${order.reference}.`,
      ...buyerFrame("paid", supportEmail, " and its assets have not arrived"),
    }),
    attachments: [],
  };
}

/** Tells the team that a buyer has sent nothing a week after paying, so that somebody calls or writes. */
export function assetsMissingEmail({ order, paidOn, checklist }: Reminded, to: string): Email {
  const reminders = order.reminders_stopped_at
    ? "The buyer has asked for no more reminders."
    : "The buyer gets no further reminders.";
  const parts: EmailPart[] = [
    { kind: "reference", label: "Reference", value: order.reference },
    {
      kind: "paragraph",
      text: `This order was paid on ${paidOn}, and its assets have not been sent. ${reminders} Write to the client in person.`,
    },
    {
      kind: "facts",
      rows: [
        ["Business name", order.name],
        ["Email", order.email],
      ],
    },
    { kind: "subheading", text: `In the client's draft: ${countDone(checklist)}` },
    { kind: "facts", rows: checklistRows(checklist) },
    replyToClient,
  ];
  return {
    to,
    replyTo: order.email,
    subject: `No assets after a week: order ${order.reference}`,
    ...renderEmail("A client has not sent assets", parts, {
      preheader: `Paid on ${paidOn}; ${countDone(checklist)}.`,
      ...teamFrame,
    }),
    attachments: [],
  };
}

function checklistRows(checklist: readonly ChecklistItem[]): [string, string][] {
  return checklist.map(({ what, required, done }) => [
    what,
    done ? "done" : required ? "missing, required" : "missing",
  ]);
}
