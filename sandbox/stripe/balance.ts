import { stripeId } from "./ids";

/** Stripe's price for a charge by card, and for a dispute. */
const CHARGE_SHARE = 0.029;
const CHARGE_CENTS = 30;
export const DISPUTE_FEE = 1_500;

export type BalanceTransaction = ReturnType<typeof makeBalanceTransaction>;

/** What moved on the shop's balance, in cents, and what Stripe took for it. */
export function makeBalanceTransaction(from: {
  id?: string;
  amount: number;
  fee: number;
  currency: string;
  type: "charge" | "adjustment";
  created: number;
  source: string;
}) {
  const { id = stripeId("txn_"), amount, fee, currency, type, created, source } = from;
  return {
    ...{ id, object: "balance_transaction", amount, fee, net: amount - fee, currency, type },
    ...{ created, exchange_rate: null, reporting_category: type, source, status: "available" },
  };
}

export function chargeFee(amount: number): number {
  return Math.round(amount * CHARGE_SHARE) + CHARGE_CENTS;
}
