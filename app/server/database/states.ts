/** The states of an order; app/orders/order-states.ts has the transitions. */
export type OrderState =
  | "received"
  | "checkout_open"
  | "payment_pending"
  | "payment_failed"
  | "paid"
  | "assets_received"
  | "checkout_expired"
  | "past_due"
  | "cancelled"
  | "refunded"
  | "disputed"
  | "flagged";

/** How a payment differs from the opened session; `session`: the site did not open the session that was paid. */
export type PaymentFault = "session" | "mode" | "livemode" | "currency" | "amount";

/** `payment_failed`: a bank transfer did not arrive. `ended`: the subscription was deleted. */
export type PaymentFact = "payment_failed" | "ended" | "invoice_paid" | "invoice_missed";

/** `lifted` once a dispute was won or withdrawn. */
export type DisputeOutcome = "lifted" | "lost";

/** `discarded` while its object is being deleted, which comes before the deletion of the row. */
export type UploadState = "receiving" | "stored" | "claimed" | "discarded";
