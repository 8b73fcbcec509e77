import { dashboardUrl } from "~/server/stripe/stripe.server";
import type { LedgerRow } from "./ledger";
import type { Payment } from "./payments.repository.server";

/** Where Stripe's dashboard shows a row of an order's ledger: a refund with what it takes back. Undefined where no invoice is known. */
export function ledgerLink(
  row: LedgerRow,
  rows: readonly LedgerRow[],
  payments: readonly Payment[],
): string | undefined {
  if (row.kind === "dispute") return dashboardUrl("disputes", row.id);
  if (row.kind === "renewal") return dashboardUrl("invoices", row.id);
  const reversed = rows.find(({ id }) => id === row.reverses);
  if (reversed) return ledgerLink(reversed, rows, payments);
  const payment = payments.find(({ stripe_session_id: sessionId }) => sessionId === row.id);
  return payment?.stripe_invoice_id
    ? dashboardUrl("invoices", payment.stripe_invoice_id)
    : undefined;
}
