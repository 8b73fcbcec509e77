import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import type { Trx } from "~/server/database/tables";
import { inTransaction } from "~/server/database/transaction.server";
import * as Orders from "~/orders/orders.repository.server";
import { localDayInWords } from "~/server/time/local-days.server";
import { timestamp } from "~/server/time/time";
import { startJob, type BackgroundJob } from "~/server/jobs/background-job.server";
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
    if (order?.state !== "paid" || order.ready_at || order.launched_at) return false;
    if (ReminderPlan.isForBuyer(step) && order.reminders_stopped_at) return false;
    const paid_at = order.paid_at!;
    const { id, values: initial, firstReceivedAt } = await draftOfOrder(trx, order);
    if (firstReceivedAt) return false;
    const draft = await Drafts.findById(trx, id);
    const values = draft ? fieldsOf(draft) : initial;
    const files = (await Uploads.findAllByDraft(trx, id)).length;
    const checklist = checklistOf({ values, emailValid: hasValidEmail(values), files });
    const plan = planOf({ ...order, paid_at }, config.timeZone, now);
    const reminded = { order, paidOn: localDayInWords(paid_at), plan, checklist };
    const mail = ReminderPlan.isForBuyer(step)
      ? reminderEmail(step, reminded, await issueLinks(trx, order), config.supportEmail)
      : assetsMissingEmail(reminded, config.mail.to);
    const dedupeKey = ReminderPlan.reminderKey(orderId, step);
    return (await enqueueEmail(trx, { dedupeKey, mail, orderId })) !== undefined;
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

/** The enqueued ones too. A second call does not change the stored time. */
export async function stopReminders(order: Orders.Order): Promise<void> {
  await inTransaction(db, async (trx) => {
    const stopped = order.reminders_stopped_at ?? timestamp();
    await Orders.update(trx, order.id, { reminders_stopped_at: stopped });
    await Reminders.deleteUnsent(trx, order.id, "buyer");
  });
}
