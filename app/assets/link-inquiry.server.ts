import { act, type Act, type Acted } from "~/orders/act.server";
import { isAnonymized } from "~/orders/erase-order.server";
import { isRunning } from "~/orders/order-states";
import * as Orders from "~/orders/orders.repository.server";
import { recomputeOrderState } from "~/orders/update-order-state.server";
import type { Trx } from "~/server/database/tables";
import * as Outbox from "~/server/email/outbox.repository.server";
import * as History from "~/server/history/history.repository.server";
import { isFromFuture, timestamp } from "~/server/time/time";
import * as Drafts from "./drafts.repository.server";
import * as Inquiries from "./inquiries.repository.server";
import { draftOfOrder } from "./order-draft.server";
import { markAssetsReceived } from "./submit-assets.server";
import * as Uploads from "./uploads.repository.server";

/** `elsewhere`: it is another order's. */
export type Linked = "linked" | "same" | "elsewhere" | "unknown_inquiry" | "not_running" | "erased";

/** Gives an order what was sent without one, as if its buyer had sent it for the order. Emails nobody. */
export function linkInquiry(by: Act, inquiryId: string): Promise<Acted<Linked>> {
  return act(by, async (trx, order) => {
    const inquiry = await Inquiries.findById(trx, inquiryId);
    if (!inquiry) return "unknown_inquiry";
    if (inquiry.order_id) return inquiry.order_id === order.id ? "same" : "elsewhere";
    if (isAnonymized(order)) return "erased";
    if (!isRunning(order.state)) return "not_running";
    await moveInquiry(trx, order, inquiry, { order_id: order.id, linked_at: timestamp() });
    const files = await Uploads.findAllByDraft(trx, inquiry.draft_id);
    await markAssetsReceived(trx, order, files.length, by.actor, true);
    return "linked";
  });
}

/** `not_linked`: the team did not link it to this order. `added`: more was sent since, or may have been, which would go with it. */
export type Unlinked = "unlinked" | "not_linked" | "added";

/** Takes back what {@link linkInquiry} did: the order is where it would be without. */
export function unlinkInquiry(by: Act, inquiryId: string): Promise<Acted<Unlinked>> {
  return act(by, async (trx, order) => {
    const inquiry = await Inquiries.findById(trx, inquiryId);
    const linkedAt = inquiry?.linked_at;
    if (!linkedAt || inquiry.order_id !== order.id) return "not_linked";
    await Drafts.touch(trx, inquiry.draft_id);
    const files = await Uploads.findAllByDraft(trx, inquiry.draft_id);
    // What was sent since cannot be told where the clock was ahead when it was linked.
    const isAdded =
      isFromFuture(Date.parse(linkedAt), Date.now()) ||
      files.some(({ created_at }) => created_at > linkedAt) ||
      (await Outbox.existsOfInquiry(trx, inquiryId, linkedAt));
    const next = await draftOfOrder(trx, order, inquiryId);
    const isOther = next.id !== (await draftOfOrder(trx, order)).id;
    if (isAdded || (isOther && (await Drafts.findById(trx, next.id)))) return "added";
    await moveInquiry(trx, order, inquiry, { order_id: null, linked_at: null });
    // A contact that was erased may have sent something before.
    if (!order.assets_received_at || order.assets_received_at >= linkedAt) {
      const rest = await Inquiries.findAllByOrder(trx, order.id);
      const [first = null] = rest.map((one) => one.linked_at ?? one.created_at).sort();
      await Orders.update(trx, order.id, { assets_received_at: first });
    }
    await Orders.updateVersion(trx, order.id);
    await recomputeOrderState(trx, order.id);
    const facts = { files: files.length };
    await History.insert(trx, order.id, { kind: "assets_unlinked", actor: by.actor, facts });
    return "unlinked";
  });
}

/** Moves a submission to the order, or away from it; what was begun for the order comes next. */
export async function moveInquiry(
  trx: Trx,
  order: Orders.Order,
  { id, draft_id }: Inquiries.Inquiry,
  to: Pick<Inquiries.Inquiry, "order_id" | "linked_at">,
): Promise<void> {
  const before = await draftOfOrder(trx, order);
  await Drafts.updateOrder(trx, draft_id, to.order_id);
  await Inquiries.update(trx, id, to);
  const after = await draftOfOrder(trx, order);
  if (before.id !== after.id) await Drafts.updateId(trx, before.id, after.id);
}
