import type { Transaction } from "kysely";
import { config } from "~/config/config.server";
import type { Amount } from "~/content/format";
import type { Database } from "~/database/tables";
import type { Email } from "~/email/email";
import { localTimeInWords } from "~/time/local-days.server";
import { issueAccessToken, privateLink } from "./order-access.server";
import { receiptEmail } from "./order-emails";
import type { Order } from "./orders.repository.server";
import { planOf } from "./plan";

/** A paid order's receipt, with a new private link. */
export async function receiptWithLink(
  trx: Transaction<Database>,
  order: Order & { paid_at: string },
  paid: Amount,
): Promise<Email> {
  const token = await issueAccessToken(trx, order.id);
  const onboardingUrl = privateLink(token);
  const { stripe, sellerLegal: seller, supportEmail } = config;
  const plan =
    order.ready_at || order.launched_at ? undefined : planOf(order, config.timeZone, new Date());
  const paidAt = localTimeInWords(order.paid_at);
  const receipt = { paid, paidAt, plan, onboardingUrl, seller, portalUrl: stripe.portalUrl };
  return receiptEmail(order, receipt, supportEmail);
}
