import { claims } from "~/content/claims";
import { dayInWords } from "~/content/format";
import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import type { Trx } from "~/server/database/tables";
import { inTransaction } from "~/server/database/transaction.server";
import type { Email } from "~/server/email/email";
import { timestamp } from "~/server/time/time";
import { dayIn } from "~/server/time/working-days";
import { enqueueForWorker } from "./enqueue-order-email.server";
import { isAnonymized } from "./erase-order.server";
import { launchEmail, previewEmail } from "./launch-emails";
import { orderStateCopy, type OrderStateCopy } from "./order-state-copy";
import { isRunning } from "./order-states";
import * as Orders from "./orders.repository.server";
import * as Reminders from "./reminders.repository.server";

/* Preview and launch are facts beside the order's state, which follows from its payments. Each ends the reminders. */

/** `unsent`: stored, but the buyer was erased. `unprepared`: no assets have come and no preview was shown. */
export type Reported = "emailed" | "unsent" | "known" | "launched" | "not_running" | "unprepared";

/** Stores where an order's website can be looked at, and emails it to the buyer; `known`: the buyer has this URL. */
export function reportReady(id: string, url: string): Promise<Reported> {
  return inTransaction(db, async (trx) => {
    const order = await Orders.findById(trx, id);
    if (!order || !isRunning(order.state)) return "not_running";
    if (order.launched_at) return "launched";
    if (order.preview_url === url) return "known";
    const ready_at = timestamp();
    const preview_url = isAnonymized(order) ? null : url;
    const ready = await Orders.update(trx, id, { ready_at, preview_url });
    return report(trx, ready, `ready ${ready_at}`, previewEmail(ready, url, config.supportEmail));
  });
}

/** Stores that an order's website is live, and emails its buyer what comes next; an unprepared one needs a reason. */
export function reportLaunched(id: string, why?: string): Promise<Reported> {
  return inTransaction(db, async (trx) => {
    const order = await Orders.findById(trx, id);
    if (!order || !isRunning(order.state)) return "not_running";
    if (order.launched_at) return "launched";
    const isPrepared = order.assets_received_at ?? order.ready_at;
    if (!isPrepared && why === undefined) return "unprepared";
    const launch_reason = isAnonymized(order) ? null : (why ?? null);
    const launched = await Orders.update(trx, id, { launched_at: timestamp(), launch_reason });
    return report(trx, launched, "launched", launchEmail(launched, config.supportEmail));
  });
}

async function report(trx: Trx, order: Orders.Order, fact: string, mail: Email) {
  await Reminders.deleteUnsent(trx, order.id, "everybody");
  if (isAnonymized(order)) return "unsent";
  await enqueueForWorker(trx, order, fact, mail);
  return "emailed";
}

export type LaunchCopy = Pick<OrderStateCopy, "title" | "text" | "next" | "step">;

/** `fact` follows the copy of an order whose payment needs attention. */
const previewed = (day: string) => ({
  title: "Your website is ready to look at",
  text: `The first version is done, and its link is in your email. Look it over and answer that email: your feedback within ${claims.feedbackDue} keeps the date of your launch.`,
  fact: `The first version of your website was ready on ${day}; its link is in your email.`,
  step: "Launch" as const,
});

const live = (day: string) => ({
  title: "Your website is live",
  text: `It went live on ${day}. Your Growth Plan takes care of it: to ask for an edit, write to us.`,
  fact: `Your website went live on ${day}.`,
  step: "Done" as const,
});

/** The copy of a preview or a launch, its days in an IANA time zone; undefined before. Trouble with the payment comes first. */
export function launchCopy(
  { state, ready_at, launched_at }: Orders.Order,
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
