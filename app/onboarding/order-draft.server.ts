import { createHash } from "node:crypto";
import { db } from "~/database/connection.server";
import type { Connection } from "~/database/tables";
import type { Order } from "~/ordering/orders.server";
import type { AssetDetails } from "./asset-schema";

/** The one draft of an order that is still to be sent; its row may not be there yet. */
export interface OrderDraft {
  id: string;
  orderId: string;
  /** What its form begins with. */
  values: Partial<AssetDetails>;
  /** When the order's first assets came; undefined until then. */
  firstReceivedAt?: string;
}

/**
 * An order has its own draft until that is submitted, then one after another for what is sent later.
 * Their ids follow from the order and the number of submissions: every device finds the same one, and
 * looking stores nothing.
 */
export async function orderDraft(order: Order, on: Connection = db): Promise<OrderDraft> {
  const sent = await on
    .selectFrom("inquiries")
    .select(["name", "email", "created_at"])
    .where("order_id", "=", order.id)
    .orderBy("created_at")
    .execute();
  const { name, email } = sent.at(-1) ?? order;
  return {
    id: sent.length === 0 ? order.draft_id : laterDraftId(order, sent.length),
    orderId: order.id,
    values: { businessName: name, email },
    firstReceivedAt: sent[0]?.created_at,
  };
}

function laterDraftId(order: Order, submissions: number): string {
  const hex = createHash("sha256").update(`${order.draft_id} ${submissions}`).digest("hex");
  // Version 8 is for ids of one's own making (RFC 9562).
  return hex.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}
