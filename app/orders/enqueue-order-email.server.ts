import { config } from "~/server/config/config.server";
import type { Trx } from "~/server/database/tables";
import { onCommit } from "~/server/database/transaction.server";
import type { Email } from "~/server/email/email";
import { enqueueEmail, tryToDeliverWithin } from "~/server/email/outbox.server";
import { localTimeInWords } from "~/server/time/local-days.server";
import { invoiceLink, issueAccessToken, orderLink, privateLink } from "./order-access.server";
import { receiptEmail } from "./order-emails";
import type { Order } from "./orders.repository.server";
import type { Payment } from "./payments.repository.server";
import { planOf } from "./plan";
import type { Paid } from "./price-lines";

/** There is one email for each `fact`. */
export function enqueueForWorker(trx: Trx, { id: orderId }: Order, fact: string, mail: Email) {
  return enqueueEmail(trx, { dedupeKey: `order ${orderId} ${fact}`, mail, orderId });
}

/** As {@link enqueueForWorker}, and delivers it after the commit; where that fails, the outbox's worker retries. */
export async function enqueueOrderEmail(trx: Trx, order: Order, fact: string, mail: Email) {
  const mailId = await enqueueForWorker(trx, order, fact, mail);
  if (mailId) onCommit(trx, () => tryToDeliverWithin(mailId, config.mail.timeoutMs));
}

export async function receiptWithLink(
  trx: Trx,
  order: Order & { paid_at: string },
  paid: Payment & Paid,
) {
  const { stripe, sellerLegal: seller, supportEmail, timeZone } = config;
  const isShown = order.ready_at ?? order.launched_at;
  const token = await issueAccessToken(trx, order.id);
  const receipt = {
    paid,
    paidAt: localTimeInWords(order.paid_at),
    plan: isShown ? undefined : planOf(order, timeZone, new Date()),
    onboardingUrl: privateLink(token),
    orderUrl: orderLink(token),
    seller,
    invoiceUrl: paid.stripe_invoice_id ? invoiceLink(token) : undefined,
    portalUrl: stripe.portalUrl,
  };
  return receiptEmail(order, receipt, supportEmail);
}
