import { createHash } from "node:crypto";
import type { Connection } from "~/server/database/tables";
import type * as Orders from "~/orders/orders.repository.server";
import * as Drafts from "./drafts.repository.server";
import * as Inquiries from "./inquiries.repository.server";

/**
 * The one draft of an order that is still to be submitted, with what its form begins with; its row may not exist yet.
 * `without`: a submission that does not count.
 */
export async function draftOfOrder(on: Connection, order: Orders.Order, without?: string) {
  const all = await Inquiries.findAllByOrder(on, order.id);
  const submissions = all.filter(({ id }) => id !== without);
  const { name, email } = submissions.at(-1) ?? order;
  return {
    id: freeDraftId(order, submissions),
    // An inquiry whose contact was erased has none.
    values: { businessName: name, email: email || order.email },
    firstReceivedAt: submissions[0]?.created_at,
    lastReceivedAt: submissions.at(-1)?.created_at,
  };
}

/** Replies to what was sent, and the form, use the corrected address too. */
export async function moveDraft(on: Connection, before: Orders.Order, after: Orders.Order) {
  const address = { former: before.email, now: after.email };
  const { id } = await draftOfOrder(on, before);
  await Inquiries.updateEmail(on, after.id, address);
  await Drafts.updateId(on, id, (await draftOfOrder(on, after)).id, address);
}

/** Computed, not stored: a visit must not write, and every device has to find the same draft. */
function freeDraftId(order: Orders.Order, submissions: readonly Inquiries.Inquiry[]): string {
  const taken = new Set(submissions.map(({ draft_id }) => draft_id));
  const idAt = (at: number) => (at === 0 ? order.draft_id : derivedId(`${order.draft_id} ${at}`));
  let at = submissions.length;
  // Where a submission before it was taken back.
  while (taken.has(idAt(at))) at += 1;
  return idAt(at);
}

export function derivedId(from: string): string {
  const hex = createHash("sha256").update(from).digest("hex");
  // UUID version 8 is for ids with a layout of their own (RFC 9562).
  return hex.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}
