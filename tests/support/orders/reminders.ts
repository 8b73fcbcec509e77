import type { Site } from "../site";
import { until } from "../until";
import type { OrderRow } from "./order-visitor";

const HOUR_MS = 60 * 60 * 1000;

export function paidAgo(site: Site, { id }: OrderRow, hours: number): void {
  const paidAt = new Date(Date.now() - hours * HOUR_MS).toISOString();
  site.execute("update orders set paid_at = ? where id = ?", paidAt, id);
}

export async function reminderOf(site: Site, { id }: OrderRow, step: string): Promise<string> {
  const select = "select mail from outbox where dedupe_key = ?";
  const find = () => site.rows<{ mail: string }>(select, `order ${id} reminder ${step}`)[0];
  const { mail } = await until("the reminder is enqueued", find);
  return (JSON.parse(mail) as { text: string }).text;
}
