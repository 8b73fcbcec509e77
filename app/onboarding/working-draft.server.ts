import { db } from "~/database/connection.server";
import { needDiskRoom } from "~/database/disk-reserve.server";
import { findOrderByDraft } from "~/ordering/orders.server";
import type { FormToken } from "~/security/form-token.server";
import { ensureDraft, findDraft, type Draft, type NewDraft } from "./drafts.server";
import { networkHashes, noRoomForDraft, type NoRoom } from "./holdings.server";
import { orderDraft } from "./order-draft.server";

type KnownToken = Exclude<FormToken, { state: "unknown" }>;

/**
 * The draft a post from a network works on; undefined when this very page was submitted before, and who holds too much
 * for another one. Where another page or device has submitted the draft meanwhile, the post goes on in the next one:
 * nothing it brings is dropped. Throws DiskLow where the disk is nearly full.
 */
export async function workingDraft(
  token: KnownToken,
  network: string,
): Promise<Draft | NoRoom | undefined> {
  // Before the question whether it was sent: a submission in between must not lead to the next draft.
  const draft = await findWorkingDraft(token);
  if (await isSubmitted(token)) return undefined;
  await needDiskRoom();
  return draft.orderId ? ensureDraft(draft) : ensureWithin(draft, networkHashes(network));
}

/** Looks and makes in one transaction: many posts at once must not make more drafts than one after another. */
function ensureWithin(draft: NewDraft, networks: readonly string[]): Promise<Draft | NoRoom> {
  return db.transaction().execute(async (trx) => {
    const full = !(await findDraft(draft.id, trx)) && (await noRoomForDraft(trx, networks));
    return full || ensureDraft({ ...draft, network: networks[0] }, trx);
  });
}

/** The draft that a post belongs to; its row may not be there yet. */
export async function findWorkingDraft({ id, page }: KnownToken): Promise<NewDraft> {
  const order = await findOrderByDraft(id);
  if (order) return orderDraft(order);
  const own = await findDraft(id);
  return { id: own?.state === "submitted" && page ? page : id };
}

/** A submission's inquiry has the id of the page it was sent from. */
async function isSubmitted({ id, page }: KnownToken): Promise<boolean> {
  if (!page) return (await findDraft(id))?.state === "submitted";
  const inquiry = await db
    .selectFrom("inquiries")
    .select("id")
    .where("id", "=", page)
    .executeTakeFirst();
  return inquiry !== undefined;
}
