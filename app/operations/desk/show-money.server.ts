import { plainAmount, plainMoney } from "~/content/format";
import { moved, taxes, together } from "~/orders/ledger";
import { taxLabel } from "~/orders/price-lines";
import { localMinute } from "~/server/time/local-days.server";
import type { OrderDetails } from "./details.server";
import { section, table, type Column } from "./text-layout";

type Ledger = OrderDetails["ledger"];

/** The ledger as a table, and what of the money stayed. */
export function aboutMoney(ledger: Ledger): string {
  if (ledger.length === 0) return "";
  const taxOf = taxes(ledger);
  const rows = ledger.map((row) => {
    const inUnits = (cents: number) => plainAmount({ cents, currency: row.currency });
    const due = row.due_at && ["open", "inquiry"].includes(row.state) && row.due_at.slice(0, 10);
    return {
      what: [
        ...["", localMinute(row.created_at)],
        row.reason ? `${row.kind}: ${row.reason}` : row.kind,
      ],
      amount: plainMoney({ cents: moved(row) || row.amount_total, currency: row.currency }),
      tax: inUnits(taxOf.get(row.id) ?? 0),
      rest: [due ? `${row.state}, due ${due}` : row.state, row.stripe_url ?? row.id],
    };
  });
  const amounts = toTheRight(rows.map(({ amount }) => amount));
  const taxed = toTheRight(rows.map(({ tax }) => tax));
  const columns: Column[] = ["", "DATE", ["WHAT", 8], "AMOUNT", "TAX", ["STATE", 6], "AT STRIPE"];
  const cells = rows.map(({ what, rest }, at) => [...what, amounts[at]!, taxed[at]!, ...rest]);
  const sums = together(ledger).map(({ cents, currency }) => {
    const ofCurrency = ledger.filter((row) => row.currency === currency);
    const tax = ofCurrency.reduce((sum, { id }) => sum + (taxOf.get(id) ?? 0), 0);
    const total = plainMoney({ cents, currency });
    if (tax === 0) return total;
    const inUnits = (part: number) => plainAmount({ cents: part, currency });
    return `${total}: ${inUnits(cents - tax)} net and ${inUnits(tax)} tax`;
  });
  return section("Money", [], table(columns, cells), ...sums.map((sum) => `  Together ${sum}`));
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
