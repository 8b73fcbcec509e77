import type { Site } from "../site";
import { until } from "../until";
import type { OrderRow } from "./order-visitor";

const HOUR_MS = 60 * 60 * 1000;

export function paidAgo(site: Site, { id }: OrderRow, hours: number): void {
  const paidAt = new Date(Date.now() - hours * HOUR_MS).toISOString();
  site.execute("update orders set paid_at = ? where id = ?", paidAt, id);
}

export async function reminderOf(site: Site, { id }: OrderRow, step: string): Promise<string> {
  const rows = () =>
    site.rows<{ mail: string }>(
      "select mail from outbox where dedupe_key = ?",
      `order ${id} reminder ${step}`,
    );
  await until("the reminder is enqueued", () => rows().length > 0);
  return (JSON.parse(rows()[0]!.mail) as { text: string }).text;
}
