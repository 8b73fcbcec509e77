import type { Email } from "~/server/email/email";
import { facts, reference, replyToClient, subheading, type Team } from "~/server/email/email-parts";
import { emailToTeam } from "~/server/email/render-email";
import { emailToBuyer } from "~/orders/order-emails";
import type { Order } from "~/orders/orders.repository.server";
import { planInShort, type Plan } from "~/orders/plan";
import { countDone, type ChecklistItem } from "./checklist";
import type { BuyerStep } from "~/orders/reminder-plan";

const reminderCopy: Record<BuyerStep | "now", { subject: string; title: string; text: string }> = {
  "24h": {
    subject: "Next for your website: your logo, photos and texts",
    title: "Send us your logo, photos and texts",
    text: "As soon as we have them, we start.",
  },
  "48h": {
    subject: "We need your assets to start on your website",
    title: "We are ready to start",
    text: "Until it is here we cannot begin.",
  },
  "5d": {
    subject: "Your website is waiting for your assets",
    title: "Your website is waiting for you",
    text: "This is our last reminder. Send what you have, even if it is not everything: we can start with a few words and a photo.",
  },
  now: {
    subject: "A reminder: your logo, photos and texts",
    title: "Send us your logo, photos and texts",
    text: "Here is what is still missing.",
  },
};

interface Reminded {
  order: Order;
  paidOn: string;
  plan: Plan;
  checklist: readonly ChecklistItem[];
}

export function reminderEmail(
  step: BuyerStep | "now",
  { order, paidOn, plan, checklist }: Reminded,
  { onboarding, stop }: { onboarding: string; stop: string },
  supportEmail: string,
): Email {
  const { subject, title, text } = reminderCopy[step];
  return emailToBuyer(order, supportEmail, {
    subject: `${subject} (${order.reference})`,
    heading: title,
    parts: [
      `Your payment arrived on ${paidOn}, but what we build your website from has not been sent yet. ${text}`,
      planInShort(plan),
      subheading(`Your checklist: ${countDone(checklist)}`),
      facts(checklistRows(checklist)),
      "What you have filled in so far is kept. This link is yours alone and works on any device.",
      { kind: "button", label: "Send your brand assets", url: onboarding },
      reference(order.reference),
      {
        kind: "links",
        title: "Do you want no more of these reminders?",
        links: [{ label: "Stop the reminders", url: stop }],
      },
    ],
    preheader: `${countDone(checklist)}, reference ${order.reference}.`,
    reason: " and its assets have not arrived",
  });
}

export function assetsMissingEmail({ order, paidOn, checklist }: Reminded, team: Team): Email {
  const reminders = order.reminders_stopped_at
    ? "The buyer has asked for no more reminders."
    : "The buyer gets no further reminders.";
  const content = {
    subject: `No assets after a week: order ${order.reference}`,
    heading: "A client has not sent assets",
    parts: [
      reference(order.reference, "Reference"),
      `This order was paid on ${paidOn}, and its assets have not been sent. ${reminders} Write to the client in person.`,
      facts([
        ["Business name", order.name],
        ["Email", order.email],
      ]),
      subheading(`In the client's draft: ${countDone(checklist)}`),
      facts(checklistRows(checklist)),
      replyToClient,
    ],
    preheader: `Paid on ${paidOn}; ${countDone(checklist)}.`,
  };
  return emailToTeam(team, content, { orderId: order.id, replyTo: order.email });
}

function checklistRows(checklist: readonly ChecklistItem[]): Parameters<typeof facts>[0] {
  return checklist.map(({ what, required, done }) => {
    if (done) return [what, "done", "done"];
    return required ? [what, "missing, required", "missing"] : [what, "missing"];
  });
}
