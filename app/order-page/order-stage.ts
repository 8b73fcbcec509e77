import { claims } from "~/content/claims";
import type { ProgressStep } from "~/ui/progress-line";

/** How far the website of a paid order is. */
export type Stage = "paid" | "sent" | "ready" | "changes" | "approved" | "live";

/** `asked`: whether the buyer wants changes of the preview that was shown last. */
export function stageOf(
  order: Record<"assets_received_at" | "ready_at" | "approved_at" | "launched_at", string | null>,
  asked: boolean,
): Stage {
  if (order.launched_at) return "live";
  if (order.approved_at) return "approved";
  if (order.ready_at) return asked ? "changes" : "ready";
  return order.assets_received_at ? "sent" : "paid";
}

/** What the order's own page says first. */
export const stages: Record<Stage, { title: string; text: string; step: ProgressStep }> = {
  paid: {
    title: "Send us your logo, photos and texts",
    text: "Your payment has arrived. The sooner we have your files, the sooner your website is live.",
    step: "Assets",
  },
  sent: {
    title: "Thank you: we have everything",
    text: "We are building your website and write to you as soon as there is something to see. Did you find a better photo? You can still add files.",
    step: "Launch",
  },
  ready: {
    title: "Your website is ready to look at",
    text: `Look it over on your phone and on a computer. Then put it live, or ask for changes: your answer within ${claims.feedbackDue} keeps the date of your launch.`,
    step: "Launch",
  },
  changes: {
    title: "We are working on your changes",
    text: "We have what you asked for, and write to you when the next version is ready to look at.",
    step: "Launch",
  },
  approved: {
    title: "We are putting your website live",
    text: "You agreed with it, and we are bringing it online. You get an email as soon as everybody can visit it.",
    step: "Launch",
  },
  live: {
    title: "Your website is live",
    text: "Everybody can visit it now. Tell your customers.",
    step: "Done",
  },
};
