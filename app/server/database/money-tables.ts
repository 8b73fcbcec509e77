import type { LedgerKind, LedgerState, PaymentFault } from "./states";

/** Every checkout session opened for an order, with Stripe's terms; `amount_subtotal`, before discounts and taxes, in cents. */
export interface CheckoutsTable {
  stripe_session_id: string;
  order_id: string;
  amount_subtotal: number | null;
  currency: string | null;
  mode: string | null;
  livemode: number | null;
  opened_at: string;
}

/** One row for each paid checkout session: what Stripe calls the things that belong to it. */
export interface PaymentsTable {
  stripe_session_id: string;
  order_id: string;
  stripe_customer_id: string | null;
  stripe_subscription_id: string | null;
  /** The subscription's first invoice; null where Stripe names none. */
  stripe_invoice_id: string | null;
  /** The payment intent of that invoice; null until an event of its charge came. */
  stripe_payment_intent_id: string | null;
  paid_at: string;
  /** As "Visa ending in 4242"; null until Stripe has said, and empty where it names nothing, or the buyer was erased. */
  paid_with: string | null;
  /** When the subscription ended. */
  ended_at: string | null;
  /** When the order got an address that Stripe has not confirmed for the customer yet. */
  customer_due_at: string | null;
}

/** All money of the orders, one row for each thing that Stripe reports; amounts in the currency's smallest unit. */
export interface LedgerTable {
  /** Stripe's: of a charge that of its checkout session, of a renewal that of its invoice. */
  id: string;
  order_id: string;
  /** The checkout of the subscription that it belongs to. */
  stripe_session_id: string;
  kind: LedgerKind;
  state: LedgerState;
  /** Of two reports of one thing the one with the higher revision counts, in whatever order they come. */
  revision: number;
  /** Of a refund or dispute: the charge or renewal that it takes back. */
  reverses: string | null;
  /** Before the discount; with the tax where that is a part of the prices. */
  amount_subtotal: number;
  amount_discount: number;
  /** Of a refund or dispute 0: its share follows from what it takes back. */
  amount_tax: number;
  amount_total: number;
  currency: string;
  /** In percent, of several "6.25 + 2.625"; null where nothing was taxed. */
  tax_rate: string | null;
  /** The buyer's, as ISO 3166 has it; null where the checkout did not ask for it. */
  tax_country: string | null;
  /** What Stripe takes for it; null where it has not said. */
  fee: number | null;
  /** Stripe's word for why, of a refund or dispute. */
  reason: string | null;
  /** When Stripe must have the evidence against a dispute. */
  due_at: string | null;
  /** At Stripe; of a charge, when the site learned of it. */
  created_at: string;
  /** When money moved by it; null where none did. */
  moved_at: string | null;
}

/** A paid checkout session that names an order and does not pay it; `amount_total` in cents. */
export interface UnexpectedPaymentsTable {
  stripe_session_id: string;
  order_id: string;
  amount_total: number;
  currency: string;
  fault: PaymentFault;
  found_at: string;
  /** Set once the operator has refunded it or agreed with the buyer; `resolution` says how. */
  resolved_at: string | null;
  resolution: string | null;
}
