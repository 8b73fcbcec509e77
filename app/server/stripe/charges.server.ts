import type Stripe from "stripe";
import { askStripe, idOf } from "./stripe-queries.server";
import { stripe } from "./stripe.server";

/**
 * What an invoice was paid with, as "Visa ending in 4242", empty where it is neither a card nor a US bank account; and what
 * Stripe took for it, null where it does not say. Undefined where there is no charge. Throws StripeUnreachable.
 */
export async function findChargeOf(invoiceId: string) {
  const payments = await askStripe(stripe.invoicePayments.list({ invoice: invoiceId }));
  const intentId = idOf(
    payments?.data.find(({ status }) => status === "paid")?.payment.payment_intent,
  );
  if (!intentId) return undefined;
  const intent = await askStripe(
    stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge.balance_transaction"] }),
  );
  const charge = intent?.latest_charge;
  if (!charge || typeof charge === "string") return undefined;
  const { balance_transaction: movement } = charge;
  const movements = movement && typeof movement !== "string" ? [movement] : [];
  return { paidWith: paidWith(charge), fee: feeOf(movements) };
}

function paidWith({ payment_method_details: details }: Stripe.Charge): string {
  const { card, us_bank_account: account } = details ?? {};
  if (card?.last4) return `${cardBrands[card.brand ?? ""] ?? "Card"} ending in ${card.last4}`;
  return account?.last4 ? `Bank account ending in ${account.last4}` : "";
}

const cardBrands: Record<string, string | undefined> = {
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

type Movement = Pick<Stripe.BalanceTransaction, "fee" | "exchange_rate">;

/**
 * What Stripe took, in the currency of the payment: it is taken in that of the account's balance. Null without movements.
 * https://docs.stripe.com/api/balance_transactions/object
 */
export function feeOf(movements: readonly Movement[]): number | null {
  if (movements.length === 0) return null;
  return movements.reduce(
    (sum, { fee, exchange_rate: rate }) => sum + Math.round(fee / (rate ?? 1)),
    0,
  );
}
