import type { Selectable } from "kysely";
import type { Amount } from "~/content/format";
import type { LedgerTable } from "~/server/database/money-tables";
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

/** What the rows of an order, the first first, say of one payment; `ended`: whether its subscription has. */
export function statusOf(
  sessionId: string,
  rows: readonly LedgerRow[],
  ended: boolean,
): PaymentStatus {
  const own = rows.filter((row) => row.stripe_session_id === sessionId);
  const disputes = own.filter(({ kind }) => kind === "dispute");
  const newest = own.filter(({ kind }) => kind === "renewal").at(-1);
  return {
    refunded: refundedAt(sessionId, own) !== undefined,
    disputed: disputes.some(({ state }) => state === "open" || state === "inquiry"),
    lost: disputes.some(({ state }) => state === "lost"),
    ended,
    missed: newest?.state === "failed",
  };
}

/** Since when all of a payment is refunded; undefined while some of it stays. */
function refundedAt(sessionId: string, rows: readonly LedgerRow[]): string | undefined {
  let left = rows.find(({ id }) => id === sessionId)?.amount_total ?? 0;
  for (const row of rows) {
    if (row.kind !== "refund" || row.reverses !== sessionId || moved(row) === 0) continue;
    left += moved(row);
    if (left <= 0) return row.created_at;
  }
  return undefined;
}

/** The months that were paid although the payment of their subscription was refunded before, or the subscription had ended. */
export function chargedAfterEnd(
  sessionId: string,
  rows: readonly LedgerRow[],
  endedAt: string | null,
): LedgerRow[] {
  const ends = [refundedAt(sessionId, rows), endedAt].flatMap((moment) => moment ?? []);
  const [end] = ends.sort();
  return rows.filter(
    (row) =>
      row.stripe_session_id === sessionId &&
      row.kind === "renewal" &&
      moved(row) > 0 &&
      end !== undefined &&
      (row.moved_at ?? "") > end,
  );
}
