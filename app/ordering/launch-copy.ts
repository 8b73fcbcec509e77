import { claims } from "~/content/claims";
import { dayInWords } from "~/content/format";
import { dayIn } from "~/time/working-days";
import { orderStateCopy, type OrderStateCopy } from "./order-state-copy";
import type { Order } from "./orders.repository.server";

/** What replaces the copy of an order's state once its website can be looked at. */
export type LaunchCopy = Pick<OrderStateCopy, "title" | "text" | "next" | "step">;

interface Stage {
  title: string;
  text: string;
  /** Follows the copy of an order whose payment needs attention. */
  fact: string;
  step: OrderStateCopy["step"];
}

const previewed = (day: string): Stage => ({
  title: "Your website is ready to look at",
  text: `The first version is done, and its link is in your email. Look it over and answer that email: your feedback within ${claims.feedbackDue} keeps the date of your launch.`,
  fact: `The first version of your website was ready on ${day}; its link is in your email.`,
  step: "Launch",
});

const live = (day: string): Stage => ({
  title: "Your website is live",
  text: `It went live on ${day}. Your Growth Plan takes care of it: to ask for an edit, write to us.`,
  fact: `Your website went live on ${day}.`,
  step: "Done",
});

/**
 * The copy of an order with a preview or a launch, its days in an IANA time zone; undefined before these. Trouble with its
 * payment comes first.
 */
export function launchCopy(
  { state, ready_at, launched_at }: Order,
  timeZone: string,
): LaunchCopy | undefined {
  const day = (moment: string) => dayInWords(dayIn(timeZone, new Date(moment)));
  const stage = launched_at ? live(day(launched_at)) : ready_at && previewed(day(ready_at));
  if (!stage) return undefined;
  if (state === "paid" || state === "assets_received") {
    const { title, text, step } = stage;
    return { title, text, step, next: "none" };
  }
  const { title, text } = orderStateCopy(state);
  return { title, text: `${text} ${stage.fact}`, next: "none" };
}
