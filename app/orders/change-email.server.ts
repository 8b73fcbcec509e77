import { randomUUID } from "node:crypto";
import { config, sandboxUnreachable } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import type { Trx } from "~/server/database/tables";
import { inTransaction } from "~/server/database/transaction.server";
import * as Outbox from "~/server/email/outbox.repository.server";
import { log } from "~/server/log/log.server";
import { updateCustomerEmail } from "~/server/stripe/stripe-queries.server";
import * as BouncedOrders from "./bounced-orders.repository.server";
import { enqueueForWorker, receiptWithLink } from "./enqueue-order-email.server";
import { isAnonymized } from "./erase-order.server";
import { previewEmail } from "./launch-emails";
import { isRunning } from "./order-states";
import * as Orders from "./orders.repository.server";
import * as Payments from "./payments.repository.server";

type MoveDraft = (trx: Trx, before: Orders.Order, after: Orders.Order) => Promise<void>;

/** The new address gets the unsent emails, and of an order that is worked on a receipt and a preview. Stripe gets it even where it is the `same` already. */
export async function changeEmail(id: string, email: string, moveDraft: MoveDraft) {
  const kind = await changeHere(id, email, moveDraft);
  const changes = kind === "changed" || kind === "same";
  return { kind, customersLeft: changes ? await changeAtStripe(id, email) : [] };
}

async function changeAtStripe(orderId: string, email: string): Promise<string[]> {
  // The stand-in for Stripe writes to nobody.
  if (sandboxUnreachable) return [];
  const payments = await Payments.findAllByOrder(db, orderId);
  const left: string[] = [];
  for (const { stripe_customer_id: customer } of payments) {
    if (customer && !(await updateCustomerEmail(customer, email))) left.push(customer);
  }
  return left;
}

function changeHere(id: string, email: string, moveDraft: MoveDraft) {
  return inTransaction(db, async (trx): Promise<"changed" | "same" | "unpaid" | "erased"> => {
    const order = await Orders.findById(trx, id);
    const [payment] = await Payments.findAllByOrder(trx, id);
    if (!order?.paid_at || !payment) return "unpaid";
    if (isAnonymized(order)) return "erased";
    if (order.email === email && !(await BouncedOrders.findTime(trx, id))) return "same";
    await Orders.deleteLinks(trx, id);
    // A browser that opened an earlier link remembers the earlier id.
    const changed = await Orders.update(trx, id, { email, draft_id: randomUUID() });
    await moveDraft(trx, order, changed);
    // Due reminders are enqueued again, with a new link.
    await Outbox.deleteUnsentWithLink(trx, id, order.email);
    await Outbox.updateRecipient(trx, id, order.email, email);
    log.info({ orderId: id }, "email address of an order changed");
    const { preview_url: preview, launched_at, state, paid_at } = changed;
    // A receipt says what comes next.
    if (!isRunning(state) || !paid_at) return "changed";
    const receipt = await receiptWithLink(trx, { ...changed, paid_at }, payment);
    await enqueueForWorker(trx, changed, `receipt ${changed.updated_at}`, receipt);
    const waits = await Outbox.hasPending(trx, id, `order ${id} ready `);
    if (preview && !launched_at && !waits) {
      const mail = previewEmail(changed, preview, config.supportEmail);
      await enqueueForWorker(trx, changed, `ready ${changed.updated_at}`, mail);
    }
    return "changed";
  });
}
