import type { Transaction } from "kysely";
import { config } from "~/config/config.server";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { inTransaction } from "~/database/transaction.server";
import * as Orders from "~/ordering/orders.repository.server";
import { localDayInWords } from "~/time/local-days.server";
import { timestamp } from "~/time/time";
import { startJob, type BackgroundJob } from "~/lifecycle/background-job.server";
import { enqueueEmail } from "~/email/outbox.server";
import { log } from "~/observability/log.server";
import {
  findOrderByAccessToken,
  issueAccessToken,
  privateLink,
} from "~/ordering/order-access.server";
import { decryptToken, encryptToken } from "~/security/encrypted-token.server";
import { hasValidEmail } from "./asset-schema";
import { checklistOf } from "./checklist";
import * as Drafts from "./drafts.repository.server";
import { assetsMissingEmail, reminderEmail } from "./reminder-emails";
import { dueSteps, remindedPayments, reminderKey, type ReminderStep } from "./reminder-plan";
import * as Reminders from "./reminders.repository.server";
import { draftOfOrder } from "./resolve-draft.server";
import * as Uploads from "./uploads.repository.server";

const PAUSE_MS = 60_000;

/** Looks for due reminders now and every minute. */
export function startReminders(): BackgroundJob {
  return startJob("reminders", PAUSE_MS, () => remind(new Date()));
}

/**
 * Enqueues the emails that are due for paid orders without assets, each order's step once, and deletes the unsent ones
 * of orders that have ended. Resolves with how many were enqueued.
 */
export async function remind(now: Date): Promise<number> {
  await Reminders.deleteUnsentOfEndedOrders(db);
  let queued = 0;
  for (const { orderId, step } of await findDue(now)) {
    if (await enqueueReminder(orderId, step)) queued += 1;
  }
  if (queued > 0) log.info({ queued }, "reminders queued");
  return queued;
}

async function findDue(now: Date): Promise<{ orderId: string; step: ReminderStep }[]> {
  const orders = await Reminders.findAllWaitingOrders(db, remindedPayments(now));
  const due = orders.flatMap(({ id, paid_at, reminders_stopped_at }) =>
    dueSteps(new Date(paid_at!), now, reminders_stopped_at !== null).map((step) => ({
      orderId: id,
      step,
      key: reminderKey(id, step),
    })),
  );
  const keys = due.map(({ key }) => key);
  const enqueued = await Reminders.findAllKeys(db, keys);
  return due.filter(({ key }) => !enqueued.has(key));
}

/** False when assets or a website came, the reminders were stopped or the order ended since it was found due. */
function enqueueReminder(orderId: string, step: ReminderStep): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const order = await Orders.findById(trx, orderId);
    if (order?.state !== "paid" || order.ready_at || order.launched_at) return false;
    if (step !== "7d" && order.reminders_stopped_at) return false;
    const { id, values: initial, firstReceivedAt } = await draftOfOrder(trx, order);
    if (firstReceivedAt) return false;
    const draft = await Drafts.findById(trx, id);
    const files = await Uploads.findAllByDraft(trx, id);
    const values = draft ? Drafts.fieldsOf(draft) : initial;
    const emailValid = hasValidEmail(values);
    const checklist = checklistOf({ values, emailValid, files: files.length });
    const reminded = { order, paidOn: localDayInWords(order.paid_at!), checklist };
    const mail =
      step === "7d"
        ? assetsMissingEmail(reminded, config.mail.to)
        : reminderEmail(step, reminded, await issueLinks(trx, order), config.supportEmail);
    const mailId = await enqueueEmail(trx, {
      dedupeKey: reminderKey(order.id, step),
      mail,
      orderId,
    });
    return mailId !== undefined;
  });
}

async function issueLinks(trx: Transaction<Database>, order: Orders.Order) {
  const link = await issueAccessToken(trx, order.id);
  return {
    onboarding: privateLink(link),
    stop: `${config.siteUrl}/reminders?token=${encryptToken(STOP, link)}`,
  };
}

const STOP = "stop reminders";

/**
 * The order and the private link that a reminder's stop token stands for; undefined for an unknown token. Reads only:
 * email scanners open links too.
 */
export async function findStop(
  token: string,
): Promise<{ order: Orders.Order; link: string } | undefined> {
  const link = decryptToken(STOP, token);
  if (typeof link !== "string") return undefined;
  const order = await findOrderByAccessToken(link);
  return order && { order, link };
}

/** Stops the reminders to an order's buyer, the enqueued ones too. A second call does not change the stored time. */
export async function stopReminders(order: Orders.Order): Promise<void> {
  await inTransaction(db, async (trx) => {
    const stopped = order.reminders_stopped_at ?? timestamp();
    await Orders.update(trx, order.id, { reminders_stopped_at: stopped });
    await Reminders.deleteUnsent(trx, order.id, "buyer");
  });
}
