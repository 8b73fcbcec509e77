import { chargeFee, makeBalanceTransaction } from "./balance";
import { stripeId } from "./ids";

/** The fields of Stripe's Charge that matter to a shop; as at Stripe, a subscription's charge carries no metadata. */
export interface Charge {
  id: string;
  object: "charge";
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: string;
  billing_details: { email: string | null; name: string | null };
  captured: true;
  created: number;
  currency: string;
  customer: string | null;
  description: string;
  disputed: boolean;
  livemode: false;
  metadata: Record<string, string>;
  paid: true;
  payment_intent: string;
  payment_method_details: typeof card | typeof bankAccount;
  receipt_email: string | null;
  refunded: boolean;
  status: "succeeded";
}

/** Stripe's own test card, and its test account. */
const card = {
  type: "card",
  card: { brand: "visa", country: "US", exp_month: 12, exp_year: 2034, last4: "4242" },
} as const;
const bankAccount = {
  type: "us_bank_account",
  us_bank_account: { bank_name: "STRIPE TEST BANK", last4: "6789" },
} as const;

/** A successful charge; `amount` in cents, `created` in Unix seconds. */
export function makeCharge(from: {
  amount: number;
  currency: string;
  customer: string | null;
  email: string | null;
  description: string;
  created: number;
  byTransfer?: boolean;
  /** The payment intent of a checkout without an invoice. */
  intent?: string | null;
}): Charge {
  const { amount, currency, customer, email, description, created, byTransfer, intent } = from;
  return {
    id: stripeId("ch_"),
    object: "charge",
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    balance_transaction: stripeId("txn_"),
    billing_details: { email, name: "Sandbox Buyer" },
    captured: true,
    created,
    currency,
    customer,
    description,
    disputed: false,
    livemode: false,
    metadata: {},
    paid: true,
    payment_intent: intent ?? stripeId("pi_"),
    payment_method_details: byTransfer ? bankAccount : card,
    receipt_email: null,
    refunded: false,
    status: "succeeded",
  };
}

/** The charge as it is where its balance transaction is expanded. */
export function withBalanceTransaction(charge: Charge) {
  const { amount, balance_transaction: id, created, currency, id: source } = charge;
  const from = { id, amount, fee: chargeFee(amount), currency, created, source };
  return { ...charge, balance_transaction: makeBalanceTransaction({ ...from, type: "charge" }) };
}
