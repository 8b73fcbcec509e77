import { DAY, insert, newOrder, rows } from "../database/application";
import { chargeRow, paymentRow, type Changes } from "../database/sample-rows";

// Orders on which the team acts, in the process of the test.

export const MINUTE = 60_000;
export const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** A paid order whose assets came and whose preview was shown. */
export function preparedOrder(changes: Changes = {}): string {
  const paid_at = ago(2 * DAY);
  const { id } = newOrder({
    ...{ state: "assets_received", paid_at, assets_received_at: paid_at, ready_at: paid_at },
    ...{ preview_url: "https://preview.test/", ...changes },
  });
  insert("ledger", chargeRow(insert("payments", paymentRow({ order_id: id, paid_at }))));
  return id;
}

export const launchedOrder = (ms: number, changes?: Changes) =>
  preparedOrder({ launched_at: ago(ms), launched_url: "https://ann.test/", ...changes });

/** What an order's emails report, the first first. */
export const factsOf = (orderId: string) =>
  rows<{ dedupe_key: string }>(
    "select dedupe_key from outbox where order_id = ? order by rowid",
    orderId,
  ).map(({ dedupe_key }) => dedupe_key.replace(`order ${orderId} `, "").replace(/ \S*\d\S*$/, ""));

export const historyOf = (orderId: string) =>
  rows<{ kind: string; actor: string }>(
    "select kind, actor from order_events where order_id = ? order by rowid",
    orderId,
  );
