import { claims } from "~/content/claims";
import { dayInWords } from "~/content/format";
import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import * as Outbox from "~/server/email/outbox.repository.server";
import { startJob, type BackgroundJob } from "~/server/jobs/background-job.server";
import { HOUR_MS, MINUTE_MS, timestamp, timestampAfter } from "~/server/time/time";
import { dayIn } from "~/server/time/working-days";
import { act, type Act, type Acted } from "./act.server";
import { enqueueForWorker } from "./enqueue-order-email.server";
import { isAnonymized } from "./erase-order.server";
import * as History from "~/server/history/history.repository.server";
import { launchCorrectionEmail, launchEmail, previewEmail } from "./launch-emails";
import { liveWebsite } from "./live-website.server";
import { issueOrderLink } from "./order-access.server";
import { orderStateCopy, type OrderStateCopy } from "./order-state-copy";
import { isRunning } from "./order-states";
import * as Orders from "./orders.repository.server";
import * as Reminders from "./reminders.repository.server";
import * as Requests from "./requests.repository.server";

/* Preview and launch are facts beside the order's state, which follows from its payments. Each ends the reminders. */

/** `unsent`: stored, but the buyer was erased. `unprepared`: no assets have come, or no preview was shown. */
export type Reported = "emailed" | "unsent" | "known" | "launched" | "not_running" | "unprepared";

/** How long a launch can be taken back before its buyer hears of it, and how long after it with a correction. */
const TOLD_AFTER_MS = 10 * MINUTE_MS;
const CORRECTABLE_MS = HOUR_MS;

/** Stores where an order's website can be looked at, and emails it to the buyer; `known`: the buyer has this URL. */
export function reportReady(by: Act, url: string): Promise<Acted<Reported>> {
  return act(by, async (trx, order) => {
    if (!isRunning(order.state)) return "not_running";
    if (order.launched_at) return "launched";
    if (order.preview_url === url) return "known";
    const ready_at = timestamp();
    const preview_url = isAnonymized(order) ? null : url;
    // What was agreed with was another website.
    const ready = await Orders.update(trx, order.id, { ready_at, preview_url, approved_at: null });
    await Requests.answerChanges(trx, order.id);
    await Reminders.deleteUnsent(trx, order.id, "everybody");
    const facts = { url: preview_url };
    await History.insert(trx, order.id, { kind: "preview_ready", actor: by.actor, facts });
    if (isAnonymized(order)) return "unsent";
    const orderUrl = await issueOrderLink(trx, order.id);
    const mail = previewEmail(ready, { previewUrl: url, orderUrl }, config.supportEmail);
    await enqueueForWorker(trx, order, `ready ${ready_at}`, mail);
    return "emailed";
  });
}

/**
 * Stores that an order's website is live, at `url` or where its preview is: its buyer is told after ten minutes. Without
 * assets or a preview it needs a reason.
 */
export function reportLaunched(
  by: Act,
  { url, why }: { url?: string; why?: string },
): Promise<Acted<Reported>> {
  return act(by, async (trx, order) => {
    if (!isRunning(order.state)) return "not_running";
    if (order.launched_at) return "launched";
    const isPrepared = order.assets_received_at && order.ready_at;
    if (!isPrepared && why === undefined) return "unprepared";
    const isErased = isAnonymized(order);
    const launched_url = isErased ? null : (url ?? order.preview_url);
    const launch_reason = isErased ? null : (why ?? null);
    await Orders.update(trx, order.id, {
      ...{ launched_at: timestamp(), launched_url, launch_reason, launch_told_at: null },
    });
    await Reminders.deleteUnsent(trx, order.id, "everybody");
    const facts = { url: launched_url, why: launch_reason };
    await History.insert(trx, order.id, { kind: "launched", actor: by.actor, facts });
    return isErased ? "unsent" : "emailed";
  });
}

/** `stopped`: the buyer knows nothing of it. `late`: the buyer knows, for too long to be corrected by an email. */
export type Undone = "stopped" | "corrected" | "not_launched" | "late";

/**
 * Takes a launch back: while its email is unsent without one, and within the hour with a correction. Edits that the buyer
 * asked for meanwhile are changes of the preview, and take an earlier agreement back.
 */
export function undoLaunch(by: Act): Promise<Acted<Undone>> {
  return act(by, async (trx, order) => {
    const { launched_at, launch_told_at: told } = order;
    if (!launched_at) return "not_launched";
    const latest = timestampAfter(-CORRECTABLE_MS);
    const isUnsent = !told || (await Outbox.deleteUnsent(trx, launchKey(order)));
    // The launch may be dated by a clock that was ahead.
    if (!isUnsent && (launched_at < latest || told < latest)) return "late";
    const edits = await Requests.turnEditsIntoChanges(trx, order.id);
    const changed = await Orders.update(trx, order.id, {
      ...{ launched_at: null, launched_url: null, launch_reason: null, launch_told_at: null },
      ...(edits > 0 && { approved_at: null }),
    });
    await History.insert(trx, order.id, { kind: "launch_undone", actor: by.actor });
    if ((isUnsent && edits === 0) || isAnonymized(order)) return "stopped";
    const mail = launchCorrectionEmail(changed, config.supportEmail);
    await enqueueForWorker(trx, order, `launch undone ${timestamp()}`, mail);
    return "corrected";
  });
}

const PAUSE_MS = 30_000;

export function startLaunchEmails(): BackgroundJob {
  return startJob("launch emails", PAUSE_MS, () => tellOfLaunches(new Date()));
}

/** Enqueues the emails about websites that went live long enough ago; not while an order is refunded or in dispute. */
export async function tellOfLaunches(now: Date): Promise<void> {
  // A launch later than that was stored while the clock was ahead.
  const undoable = {
    from: timestampAfter(-TOLD_AFTER_MS, now),
    to: timestampAfter(TOLD_AFTER_MS, now),
  };
  for (const order of await Orders.findAllUntoldLaunches(db, undoable)) {
    const { id, version, state } = order;
    if (!isRunning(state) || isAnonymized(order)) continue;
    // An order that was changed meanwhile is looked at again in the next pass: the launch may be taken back.
    await act({ orderId: id, actor: "site", version }, async (trx) => {
      const told = await Orders.update(trx, id, { launch_told_at: timestamp(now) });
      const orderUrl = await issueOrderLink(trx, id);
      const links = { orderUrl, website: liveWebsite(order) };
      const mail = launchEmail(order, links, config.supportEmail);
      await enqueueForWorker(trx, order, launchFact(told), mail);
      await History.insert(trx, id, { kind: "launch_told", actor: "site" });
    });
  }
}

const launchFact = ({ launch_told_at }: Orders.Order) => `launched ${launch_told_at}`;
const launchKey = (order: Orders.Order) => `order ${order.id} ${launchFact(order)}`;

export type LaunchCopy = Pick<OrderStateCopy, "title" | "text" | "next" | "step">;

/** `fact` follows the copy of an order whose payment needs attention. */
const previewed = (day: string) => ({
  title: "Your website is ready to look at",
  text: `The first version is done, and its link is in your email. Look it over, then open your order from that email to put it live or to ask for changes: your feedback within ${claims.feedbackDue} keeps the date of your launch.`,
  fact: `The first version of your website was ready on ${day}; its link is in your email.`,
  step: "Launch" as const,
});

const live = (day: string) => ({
  title: "Your website is live",
  text: `It went live on ${day}. Your Growth Plan takes care of it: to ask for an edit, open your order from our newest email.`,
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
