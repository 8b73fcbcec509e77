import { randomUUID } from "node:crypto";
import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import type { Trx } from "~/server/database/tables";
import * as History from "~/server/history/history.repository.server";
import * as Outbox from "~/server/email/outbox.repository.server";
import { log } from "~/server/log/log.server";
import { DAY_MS, timestampAfter } from "~/server/time/time";
import { act, type Act, type Acted } from "./act.server";
import * as BouncedOrders from "./bounced-orders.repository.server";
import { enqueueForWorker, receiptWithLink } from "./enqueue-order-email.server";
import { isAnonymized } from "./erase-order.server";
import { previewEmail } from "./launch-emails";
import { issueAccessToken, orderLink } from "./order-access.server";
import { isRunning } from "./order-states";
import * as Orders from "./orders.repository.server";
import * as Payments from "./payments.repository.server";
import { type ToldCustomers, updateCustomers } from "./stripe-customers.server";

const NEWS_MS = 14 * DAY_MS;

type MoveDraft = (trx: Trx, before: Orders.Order, after: Orders.Order) => Promise<void>;

interface Changed {
  kind: "changed" | "same" | "unpaid" | "erased";
  customers: ToldCustomers;
}

/** Whether a new address is told that the website is live: its buyer may not know, where the launch went to a wrong one lately. */
export function isNewlyLaunched({ launched_at }: Pick<Orders.Order, "launched_at">): boolean {
  return launched_at !== null && launched_at > timestampAfter(-NEWS_MS);
}

/**
 * The new address gets the unsent emails, and of an order that is worked on a receipt, and a preview or that it is newly live.
 * Stripe gets it even where it is the `same` already.
 */
export async function changeEmail(
  by: Act,
  email: string,
  moveDraft: MoveDraft,
): Promise<Acted<Changed>> {
  const acted = await changeHere(by, email, moveDraft);
  if (acted.kind !== "done") return acted;
  const kind = acted.result;
  const changes = kind === "changed" || kind === "same";
  const due = changes ? await Payments.findAllCustomersDue(db, by) : [];
  return { kind: "done", result: { kind, customers: await updateCustomers(due) } };
}

function changeHere(by: Act, email: string, moveDraft: MoveDraft) {
  return act(by, async (trx, order): Promise<Changed["kind"]> => {
    const { id } = order;
    const [payment] = await Payments.findAllByOrder(trx, id);
    if (!order.paid_at || !payment) return "unpaid";
    if (isAnonymized(order)) return "erased";
    await Payments.updateCustomersDue(trx, id);
    if (order.email === email && !(await BouncedOrders.findTime(trx, id))) return "same";
    await Orders.deleteLinks(trx, id);
    // A browser that opened an earlier link remembers the earlier id.
    const changed = await Orders.update(trx, id, {
      ...{ email, draft_id: randomUUID() },
      ...(isNewlyLaunched(order) && { launch_told_at: null }),
    });
    await moveDraft(trx, order, changed);
    // Due reminders are enqueued again, with a new link.
    await Outbox.deleteUnsentWithLink(trx, id, order.email);
    const token = await issueAccessToken(trx, id);
    await Outbox.updateRecipient(trx, id, order.email, email, token);
    await History.insert(trx, id, { kind: "address_changed", actor: by.actor });
    log.info({ orderId: id }, "email address of an order changed");
    const { preview_url: preview, launched_at, state, paid_at } = changed;
    // A receipt says what comes next.
    if (!isRunning(state) || !paid_at) return "changed";
    const receipt = await receiptWithLink(trx, { ...changed, paid_at }, payment);
    await enqueueForWorker(trx, changed, `receipt ${changed.updated_at}`, receipt);
    if (preview && !launched_at) {
      const mail = previewEmail(
        changed,
        { previewUrl: preview, orderUrl: orderLink(token) },
        config.supportEmail,
      );
      await enqueueForWorker(trx, changed, `ready ${changed.updated_at}`, mail);
    }
    return "changed";
  });
}
