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

/** The buyer's assets, the team's preview, the buyer's answer to that, or the team's launch. */
export type WaitsFor = "assets" | "preview" | "answer" | "launch";

/** How a payment differs from the opened session; `session`: the site did not open the session that was paid. */
export type PaymentFault = "session" | "mode" | "livemode" | "currency" | "amount";

/** A charge is the payment of a checkout, a renewal that of a later month. */
export type LedgerKind = "charge" | "renewal" | "refund" | "dispute";

/**
 * A charge and a renewal fail or are paid, and a month that failed may be `forgiven`; a refund is pending, paid or failed; a dispute is open, won or lost. An `inquiry`
 * is a dispute for which the bank has withdrawn nothing yet.
 */
export type LedgerState =
  "pending" | "paid" | "failed" | "forgiven" | "open" | "inquiry" | "won" | "lost";

/** What can happen to an order, as its history names it. */
export type HistoryKind =
  | "ordered"
  | "edited"
  | "released"
  | "payment_pending"
  | "payment_failed"
  | "paid"
  | "unexpected_payment"
  | "payment_resolved"
  | "refunded"
  | "refund_failed"
  | "disputed"
  | "dispute_won"
  | "dispute_lost"
  | "renewal_paid"
  | "renewal_failed"
  | "renewal_forgiven"
  | "subscription_ended"
  | "assets_received"
  | "assets_added"
  | "assets_linked"
  | "assets_unlinked"
  | "file_removed"
  | "file_restored"
  | "email_sent"
  | "email_bounced"
  | "reminded"
  | "reminders_paused"
  | "reminders_resumed"
  | "preview_ready"
  | "approved"
  | "changes_requested"
  | "edit_requested"
  | "request_answered"
  | "launched"
  | "launch_told"
  | "launch_undone"
  | "address_changed"
  | "link_sent"
  | "note"
  | "assigned"
  | "erased";

/** Who did it: the buyer, somebody of the team by the address they signed in with, or one of the machines. */
export type Actor = "customer" | "command line" | "stripe" | "site" | `team:${string}`;

/** Changes of a website before its launch, or one of the month's small edits after it. */
export type RequestKind = "changes" | "edit";

/** `discarded` while its object is being deleted, which comes before the deletion of the row. */
export type UploadState = "receiving" | "stored" | "claimed" | "discarded";
