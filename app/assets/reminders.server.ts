import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import type { Trx } from "~/server/database/tables";
import { inTransaction } from "~/server/database/transaction.server";
import * as History from "~/server/history/history.repository.server";
import { act, type Act, type Acted } from "~/orders/act.server";
import { isAnonymized } from "~/orders/erase-order.server";
import * as Orders from "~/orders/orders.repository.server";
import { localDayInWords } from "~/server/time/local-days.server";
import { timestamp } from "~/server/time/time";
import { startJob, type BackgroundJob } from "~/server/jobs/background-job.server";
import * as Outbox from "~/server/email/outbox.repository.server";
import { enqueueEmail } from "~/server/email/outbox.server";
import { log } from "~/server/log/log.server";
import * as OrderAccess from "~/orders/order-access.server";
import { planOf } from "~/orders/plan";
import { decryptToken, encryptToken } from "~/server/security/encrypted-token.server";
import { hasValidEmail } from "./asset-schema";
import { checklistOf } from "./checklist";
import { fieldsOf } from "./draft-row.server";
import * as Drafts from "./drafts.repository.server";
import { assetsMissingEmail, reminderEmail } from "./reminder-emails";
import * as ReminderPlan from "~/orders/reminder-plan";
import * as Reminders from "~/orders/reminders.repository.server";
import { draftOfOrder } from "./order-draft.server";
import * as Uploads from "./uploads.repository.server";

/** `isClockRight` is asked only where a reminder is due. */
export function startReminders(isClockRight: () => Promise<boolean>): BackgroundJob {
  return startJob("reminders", 60_000, async () => {
    const now = new Date();
    const due = await findDue(now);
    if (due.length === 0 || (await isClockRight())) await remind(now);
  });
}

export async function remind(now: Date): Promise<number> {
  await Reminders.deleteUnsentOfEndedOrders(db);
  let queued = 0;
  for (const { orderId, step } of await findDue(now)) {
    if (await enqueueReminder(orderId, step, now)) queued += 1;
  }
  if (queued > 0) log.info({ queued }, "reminders queued");
  return queued;
}

async function findDue(now: Date): Promise<{ orderId: string; step: ReminderPlan.ReminderStep }[]> {
  const orders = await Reminders.findAllWaitingOrders(db, ReminderPlan.remindedPayments(now));
  const due = orders.flatMap(({ id, paid_at, reminders_stopped_at }) =>
    ReminderPlan.dueSteps(new Date(paid_at!), now, reminders_stopped_at !== null).map((step) => ({
      orderId: id,
      step,
      key: ReminderPlan.reminderKey(id, step),
    })),
  );
  const enqueued = await Reminders.findAllKeys(
    db,
    due.map(({ key }) => key),
  );
  return due.filter(({ key }) => !enqueued.has(key));
}

/** False when assets or a website came, the reminders were stopped or the order ended since it was found due. */
function enqueueReminder(orderId: string, step: ReminderPlan.ReminderStep, now: Date) {
  return inTransaction(db, async (trx) => {
    const order = await Orders.findById(trx, orderId);
    const reminded = order?.state === "paid" && (await findMissing(trx, order, now));
    if (!reminded) return false;
    const dedupeKey = ReminderPlan.reminderKey(orderId, step);
    if (!ReminderPlan.isForBuyer(step)) {
      const mail = assetsMissingEmail(reminded, config.team);
      return (await enqueueEmail(trx, { dedupeKey, mail, orderId })) !== undefined;
    }
    if (order.reminders_stopped_at) return false;
    const links = await issueLinks(trx, order);
    const mail = reminderEmail(step, reminded, links, config.supportEmail);
    if (!(await enqueueEmail(trx, { dedupeKey, mail, orderId }))) return false;
    await History.insert(trx, orderId, { kind: "reminded", actor: "site", facts: { step } });
    return true;
  });
}

/** Undefined once assets or a website came. */
async function findMissing(trx: Trx, order: Orders.Order, now: Date) {
  const { paid_at, ready_at, launched_at } = order;
  const { id, values: initial, firstReceivedAt } = await draftOfOrder(trx, order);
  if (!paid_at || ready_at || launched_at || firstReceivedAt) return undefined;
  const draft = await Drafts.findById(trx, id);
  const values = draft ? fieldsOf(draft) : initial;
  const files = (await Uploads.findAllByDraft(trx, id)).length;
  const checklist = checklistOf({ values, emailValid: hasValidEmail(values), files });
  const plan = planOf({ ...order, paid_at }, config.timeZone, now);
  return { order, paidOn: localDayInWords(paid_at), plan, checklist };
}

/** `not_running`: it is unpaid or over, or its payment needs attention. `paused`: {@link pauseReminders}. */
export type RemindedNow = "emailed" | "nothing_missing" | "not_running" | "erased" | "paused";

/**
 * Reminds a paid order's buyer of what is missing, once a minute at most. It takes the place of the planned reminder that
 * would come within a day.
 */
export function remindNow(by: Act): Promise<Acted<RemindedNow>> {
  return act(by, async (trx, order) => {
    if (isAnonymized(order)) return "erased";
    if (order.state !== "paid" && order.state !== "assets_received") return "not_running";
    const now = new Date();
    const reminded = await findMissing(trx, order, now);
    if (!reminded) return "nothing_missing";
    if (order.reminders_stopped_at) return "paused";
    const { id: orderId } = order;
    const reminders = ReminderPlan.reminderKeysOf(orderId);
    if (await Outbox.existsOfMinute(trx, orderId, reminders, now)) return "emailed";
    const links = await issueLinks(trx, order);
    const mail = reminderEmail("now", reminded, links, config.supportEmail);
    const step = ReminderPlan.replacedStep(new Date(order.paid_at!), now);
    const planned = step && ReminderPlan.reminderKey(orderId, step);
    const replaces = planned && (await enqueueEmail(trx, { dedupeKey: planned, mail, orderId }));
    const dedupeKey = ReminderPlan.reminderKeyNow(orderId, now);
    if (!replaces) await enqueueEmail(trx, { dedupeKey, mail, orderId });
    await History.insert(trx, orderId, { kind: "reminded", actor: by.actor });
    return "emailed";
  });
}

async function issueLinks(trx: Trx, order: Orders.Order) {
  const link = await OrderAccess.issueAccessToken(trx, order.id);
  return {
    onboarding: OrderAccess.privateLink(link),
    stop: `${config.siteUrl}/reminders?token=${encryptToken(STOP, link)}`,
  };
}

const STOP = "stop reminders";

/** Of a reminder's stop token; undefined for an unknown one. Reads only: email scanners open links too. */
export async function findStop(token: string) {
  const link = decryptToken(STOP, token);
  if (typeof link !== "string") return undefined;
  const order = await OrderAccess.findOrderByAccessToken(link);
  return order && { order, link };
}

/** Pauses an order's reminders to its buyer, the enqueued ones too, or lets them go on; those of an erased one stay paused. */
export function pauseReminders(by: Act, paused: boolean): Promise<Acted<"changed" | "same">> {
  return act(by, async (trx, order) => {
    const isPaused = order.reminders_stopped_at !== null;
    if (paused === isPaused || isAnonymized(order)) return "same";
    await Orders.update(trx, order.id, { reminders_stopped_at: paused ? timestamp() : null });
    if (paused) await Reminders.deleteUnsent(trx, order.id, "buyer");
    const kind = paused ? "reminders_paused" : "reminders_resumed";
    await History.insert(trx, order.id, { kind, actor: by.actor });
    return "changed";
  });
}
