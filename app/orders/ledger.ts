import type { Selectable } from "kysely";
import type { Amount } from "~/content/format";
import type { LedgerTable } from "~/server/database/tables";
import type { PaymentStatus } from "./order-states";

/* What follows from the rows of the ledger. */

export type LedgerRow = Selectable<LedgerTable>;

/** What of a row, or of the sum of several that are alike, says how much it moved. */
type Moving = Pick<LedgerRow, "kind" | "state" | "amount_total">;

/** What a row adds to the money that stays, in the currency's smallest unit: a refund and a dispute take away. */
export function moved({ kind, state, amount_total: total }: Moving): number {
  if (kind === "refund") return state === "failed" ? 0 : -total;
  if (kind === "dispute") return state === "open" || state === "lost" ? -total : 0;
  return state === "paid" ? total : 0;
}

/** The money that stayed, one amount for each currency. */
export function together(rows: readonly (Moving & Pick<LedgerRow, "currency">)[]): Amount[] {
  const totals = new Map<string, number>();
  for (const row of rows) {
    totals.set(row.currency, (totals.get(row.currency) ?? 0) + moved(row));
  }
  return [...totals].map(([currency, cents]) => ({ cents, currency }));
}

/**
 * The tax within what each row moved, by its id. Stripe names none of a refund or dispute: each takes back its share of what
 * it reverses, and together they take back no cent more than was taxed.
 */
export function taxes(rows: readonly LedgerRow[]): Map<string, number> {
  const found = new Map<string, number>();
  const taken = new Map<string, number>();
  for (const row of rows) {
    const reversed = rows.find(({ id }) => id === row.reverses);
    if (row.reverses === null || !reversed || reversed.amount_total === 0) {
      found.set(row.id, moved(row) === 0 ? 0 : row.amount_tax);
      continue;
    }
    const before = taken.get(row.reverses) ?? 0;
    const after = before - moved(row);
    taken.set(row.reverses, after);
    const taxOf = (cents: number) =>
      Math.round((reversed.amount_tax * cents) / reversed.amount_total);
    found.set(row.id, taxOf(before) - taxOf(after));
  }
  return found;
}

/** What the rows of one checkout's subscription say of its payment; `ended`: whether the subscription has. */
export function statusOf(
  sessionId: string,
  rows: readonly LedgerRow[],
  ended: boolean,
): PaymentStatus {
  const charge = rows.find(({ id }) => id === sessionId);
  const refunds = rows.filter(({ kind, reverses }) => kind === "refund" && reverses === sessionId);
  const refunded = refunds.reduce((sum, row) => sum - moved(row), 0);
  const disputes = rows.filter(({ kind }) => kind === "dispute");
  const months = rows.filter(({ kind }) => kind === "renewal");
  const newest = months.sort((one, other) => (one.created_at < other.created_at ? -1 : 1)).at(-1);
  return {
    refunded: refunded > 0 && refunded >= (charge?.amount_total ?? 0),
    disputed: disputes.some(({ state }) => state === "open" || state === "inquiry"),
    lost: disputes.some(({ state }) => state === "lost"),
    ended,
    missed: newest?.state === "failed",
  };
}
