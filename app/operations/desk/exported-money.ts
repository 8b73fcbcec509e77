import { plainAmount, plainMoney } from "~/content/format";
import type { LedgerKind } from "~/server/database/states";
import { moved, taxes, together, type LedgerRow } from "~/orders/ledger";
import { dayIn } from "~/server/time/working-days";

/* What the exports say of money, as text in the currency's units: what was taken from a buyer, or given back, is signed. */

/** What an order's row has of its money; of a charge or renewal that came in another currency only the ledger speaks. */
export const orderMoneyColumns = [
  ...["currency", "net", "tax", "gross", "tax_rate", "tax_country"],
  ...["refunded", "renewals", "disputed", "together_net", "together_tax", "together"],
] as const;

export const ledgerColumns = [
  ...["date", "reference", "kind", "state", "net", "tax", "gross", "currency"],
  ...["tax_rate", "tax_country", "fee", "stripe_id"],
] as const;

type Line<Columns extends readonly string[]> = Record<Columns[number], string | null>;

/** The payment that `paidBy` names, and what came of all the order's rows; all null where Stripe has reported nothing. */
export function orderMoney(
  paidBy: string | null,
  rows: readonly LedgerRow[],
): Line<typeof orderMoneyColumns> {
  const charge = rows.find(({ id, state }) => id === paidBy && state === "paid");
  const currency = (charge ?? rows[0])?.currency ?? null;
  const counted = rows.filter((row) => row.currency === currency);
  const taxOf = taxes(counted);
  const amount = (cents: number | undefined) =>
    currency === null || cents === undefined ? null : plainAmount({ cents, currency });
  const sum = (kinds: readonly LedgerKind[], of: (row: LedgerRow) => number = moved) =>
    counted.reduce((cents, row) => cents + (kinds.includes(row.kind) ? of(row) : 0), 0);
  const all = sum(KINDS);
  const tax = sum(KINDS, ({ id }) => taxOf.get(id) ?? 0);
  return {
    currency,
    net: amount(charge && charge.amount_total - charge.amount_tax),
    tax: amount(charge?.amount_tax),
    gross: amount(charge?.amount_total),
    tax_rate: charge?.tax_rate ?? null,
    tax_country: charge?.tax_country ?? null,
    refunded: amount(-sum(["refund"])),
    renewals: amount(sum(["renewal"])),
    disputed: amount(-sum(["dispute"])),
    together_net: amount(all - tax),
    together_tax: amount(tax),
    together: amount(all),
  };
}

const KINDS: readonly LedgerKind[] = ["charge", "renewal", "refund", "dispute"];

/** One row for the accounts, dated by when its money moved; `rows` are those of its order, of which a refund's tax follows. */
export function ledgerLine(
  row: LedgerRow & { reference: string },
  rows: readonly LedgerRow[],
  timeZone: string,
): Line<typeof ledgerColumns> {
  const { reference, kind, state, currency, fee } = row;
  const taxed = rows.find(({ id }) => id === row.reverses) ?? row;
  const gross = moved(row);
  const tax = taxes(rows).get(row.id) ?? 0;
  const amount = (cents: number) => plainAmount({ cents, currency });
  return {
    date: dayIn(timeZone, new Date(row.moved_at ?? row.created_at)),
    ...{ reference, kind, state },
    net: amount(gross - tax),
    tax: amount(tax),
    gross: amount(gross),
    currency,
    tax_rate: taxed.tax_rate,
    tax_country: taxed.tax_country,
    fee: fee === null ? null : amount(fee),
    stripe_id: row.id,
  };
}

/** The sums of a period's lines, one for each currency. */
export function sumsOf(
  rows: readonly (Pick<LedgerRow, "kind" | "state" | "currency" | "amount_total"> & {
    tax: number;
  })[],
) {
  return together(rows).map(({ cents, currency }) => {
    const own = rows.filter((row) => row.currency === currency);
    const sum = (of: (row: (typeof own)[number]) => number) =>
      plainMoney({ cents: own.reduce((all, row) => all + of(row), 0), currency });
    return {
      id: currency,
      net: sum((row) => moved(row) - row.tax),
      tax: sum(({ tax }) => tax),
      gross: plainMoney({ cents, currency }),
      refunded: sum((row) => (row.kind === "refund" ? -moved(row) : 0)),
    };
  });
}
