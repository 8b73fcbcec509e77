import { plainAmount, plainMoney } from "~/content/format";
import { taxes, together } from "~/orders/ledger";
import { taxLabel } from "~/orders/price-lines";
import { localMinute } from "~/server/time/local-days.server";
import type { OrderDetails } from "./details.server";
import { section, table } from "./text-layout";

type Ledger = OrderDetails["ledger"];

/** The ledger as a table, and what of the money stayed. */
export function aboutMoney(ledger: Ledger): string {
  if (ledger.length === 0) return "";
  const taxOf = taxes(ledger);
  const amounts = toTheRight(ledger.map((row) => plainMoney(takenOrGiven(row))));
  const taxed = toTheRight(
    ledger.map(({ id, currency }) => plainAmount({ cents: taxOf.get(id) ?? 0, currency })),
  );
  // Indented by an empty column, and not cut, so that the URLs can be copied.
  const columns = ["", "DATE", "WHAT", "AMOUNT", "TAX", "STATE", "AT STRIPE"];
  const rows = ledger.map((row, at) => [
    ...["", localMinute(row.created_at), whatOf(row), amounts[at]!, taxed[at]!],
    ...[stateOf(row), row.stripe_url ?? row.id],
  ]);
  const sums = together(ledger).map(({ cents, currency }) => {
    const ofCurrency = ledger.filter((row) => row.currency === currency);
    const tax = ofCurrency.reduce((sum, { id }) => sum + (taxOf.get(id) ?? 0), 0);
    const part = (of: number) => plainAmount({ cents: of, currency });
    const parts = tax === 0 ? "" : `: ${part(cents - tax)} net and ${part(tax)} tax`;
    return `  Together ${plainMoney({ cents, currency })}${parts}`;
  });
  return section("Money", [], table(columns, rows), ...sums);
}

function takenOrGiven({ reverses, amount_total: cents, currency }: Ledger[number]) {
  return { cents: reverses === null ? cents : -cents, currency };
}

function whatOf({ kind, reason }: Ledger[number]): string {
  return reason ? `${kind}: ${reason.replaceAll("_", " ")}` : kind;
}

function stateOf({ state, due_at: due }: Ledger[number]): string {
  const isOpen = state === "open" || state === "inquiry";
  return isOpen && due ? `${state}, due ${localMinute(due)}` : state;
}

function toTheRight(cells: readonly string[]): string[] {
  const width = Math.max(...cells.map(({ length }) => length));
  return cells.map((cell) => cell.padStart(width));
}

export function aboutPayment(payment: OrderDetails["payments"][number]): string {
  const { currency, amount_total: cents, amount_discount: discount } = payment;
  return section(`Payment of ${plainMoney({ cents, currency })}`, [
    ["Discount", discount > 0 ? plainMoney({ cents: discount, currency }) : null],
    ["Taxed with", payment.amount_tax > 0 ? taxLabel(payment) : null],
    ["Country", payment.tax_country],
    ["Paid with", payment.paid_with],
    ["Ended", payment.ended_at && localMinute(payment.ended_at)],
    ["Checkout session", payment.stripe_session_id],
    ["Customer", payment.stripe_customer_id],
    ["Subscription", payment.stripe_subscription_id],
    ["Invoice", payment.stripe_invoice_id],
  ]);
}

export function aboutUnexpected(payment: OrderDetails["unexpectedPayments"][number]): string {
  const { currency, amount_total: cents, resolved_at: resolved } = payment;
  return section(`Unexpected payment of ${plainMoney({ cents, currency })}`, [
    ["Found", localMinute(payment.found_at)],
    ["Differs in its", payment.fault],
    ["Checkout session", payment.stripe_session_id],
    ["Resolved", resolved ? localMinute(resolved) : "not yet"],
    ["How", payment.resolution],
  ]);
}
