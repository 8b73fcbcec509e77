import type { Transaction } from "kysely";
import { config } from "~/config/config.server";
import { anyOf } from "~/database/statements.server";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { timestamp } from "~/time/time";
import { startJob, type BackgroundJob } from "~/lifecycle/background-job.server";
import { enqueueEmail } from "~/email/outbox.server";
import { log } from "~/observability/log.server";
import { issueAccessToken } from "~/ordering/order-access-tokens.server";
import { findOrder, type Order } from "~/ordering/orders.server";
import { hasValidEmail } from "./asset-schema";
import { cancelEndedReminders } from "./cancel-reminders.server";
import { checklistOf } from "./checklist";
import { fieldsOf, findDraft } from "./drafts.server";
import { orderDraft } from "./order-draft.server";
import { assetsMissingMail, reminderMail } from "./reminder-mails";
import { dueSteps, remindedPayments, reminderKey, type ReminderStep } from "./reminder-plan";
import { stopAddress } from "./stop-reminders.server";
import { findAllByDraft } from "./uploads.server";

const PAUSE_MS = 60_000;

/** Looks for due reminders now and every minute. */
export function startReminders(): BackgroundJob {
  return startJob("reminders", PAUSE_MS, () => remind(new Date()));
}

/**
 * Queues the mails that are due for paid orders without assets, each order's step once. Takes back those that
 * wait unsent for an order which has ended. Resolves with how many were queued.
 */
export async function remind(now: Date): Promise<number> {
  await cancelEndedReminders();
  const due = await findDue(now);
  let queued = 0;
  for (const { orderId, step } of due) {
    if (await queueReminder(orderId, step)) queued += 1;
  }
  if (queued > 0) log.info({ queued }, "reminders queued");
  return queued;
}

async function findDue(now: Date): Promise<{ orderId: string; step: ReminderStep }[]> {
  const { from, to } = remindedPayments(now);
  const waiting = await db
    .selectFrom("orders")
    .select(["id", "paid_at", "reminders_stopped_at"])
    .where("state", "=", "paid")
    // Nobody is left to be reminded of an order whose buyer was forgotten.
    .where("email", "!=", "")
    .where("paid_at", ">", timestamp(from))
    .where("paid_at", "<=", timestamp(to))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("inquiries").select("id").whereRef("inquiries.order_id", "=", "orders.id"),
        ),
      ),
    )
    .execute();
  const steps = waiting.flatMap(({ id, paid_at, reminders_stopped_at }) =>
    dueSteps(new Date(paid_at!), now, reminders_stopped_at !== null).map((step) => ({
      orderId: id,
      step,
    })),
  );
  const queued = await findQueued(steps.map(({ orderId, step }) => reminderKey(orderId, step)));
  return steps.filter(({ orderId, step }) => !queued.has(reminderKey(orderId, step)));
}

async function findQueued(keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("outbox")
    .select("dedupe_key")
    .where("dedupe_key", "in", anyOf(keys))
    .execute();
  return new Set(rows.map(({ dedupe_key }) => dedupe_key));
}

/** False when the assets arrived, the reminders were stopped or the order ended since it was found due. */
function queueReminder(orderId: string, step: ReminderStep): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await findOrder(orderId, trx);
    if (order?.state !== "paid") return false;
    if (step !== "7d" && order.reminders_stopped_at) return false;
    const { id, values, firstReceivedAt } = await orderDraft(order, trx);
    if (firstReceivedAt) return false;
    const draft = await findDraft(id, trx);
    const files = await findAllByDraft(id, trx);
    const filled = draft ? fieldsOf(draft) : values;
    const checklist = checklistOf({
      values: filled,
      emailValid: hasValidEmail(filled),
      files: files.length,
    });
    const mail =
      step === "7d"
        ? assetsMissingMail(order, checklist, config.mail.to)
        : reminderMail(step, order, checklist, await links(trx, order), config.supportEmail);
    const mailId = await enqueueEmail(trx, {
      dedupeKey: reminderKey(order.id, step),
      mail,
      orderId,
    });
    return mailId !== undefined;
  });
}

async function links(trx: Transaction<Database>, order: Order) {
  const link = await issueAccessToken(trx, order.id);
  return { onboarding: `${config.siteUrl}/onboarding?link=${link}`, stop: stopAddress(link) };
}
