import { money, type Amount } from "~/content/format";
import type { LedgerKind, LedgerState } from "~/server/database/states";
import type { EmailPart } from "~/server/email/email-parts";
import { together } from "~/orders/ledger";

/** Rows of the ledger that are alike: their number and the sum of their amounts. */
export interface MovedMoney {
  kind: LedgerKind;
  state: LedgerState;
  currency: string;
  amount_total: number;
  count: number;
}

/** What rows of a kind and state are, in the order of the email. */
const labels: [kind: LedgerKind, states: readonly LedgerState[], label: string][] = [
  ["charge", ["paid"], "First payments"],
  ["charge", ["failed"], "Payments that did not arrive"],
  ["renewal", ["paid"], "Months paid"],
  ["renewal", ["failed"], "Months not collected"],
  ["renewal", ["forgiven"], "Months given up"],
  ["refund", ["paid", "pending"], "Refunds"],
  ["refund", ["failed"], "Refunds that failed"],
  ["dispute", ["open", "lost"], "Disputes"],
  ["dispute", ["inquiry"], "Inquiries of a bank"],
  ["dispute", ["won"], "Disputes won"],
];

/** What moved money, and what stayed of it. */
export function moneyParts(rows: readonly MovedMoney[]): EmailPart[] {
  if (rows.length === 0) return [];
  const lines = labels.flatMap(([kind, states, label]) => {
    const alike = rows.filter((row) => row.kind === kind && states.includes(row.state));
    const number = alike.reduce((sum, row) => sum + row.count, 0);
    return number > 0 ? [[`${label}: ${number}`, inWords(together(alike))] as const] : [];
  });
  return [
    { kind: "amounts", title: "Money", rows: lines, total: ["Together", inWords(together(rows))] },
  ];
}

function inWords(amounts: readonly Amount[]): string {
  return amounts.map(money).join(" + ");
}
