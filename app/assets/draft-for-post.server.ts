/**
 * Which draft a post works on.
 *
 * | a post's form token names                                             | it gets                            |
 * | --------------------------------------------------------------------- | ---------------------------------- |
 * | a page that was submitted before                                      | its draft, to which it may add     |
 * | the first draft of an order                                           | the draft of that order            |
 * | a draft that another page has submitted meanwhile                     | the page's next draft              |
 * | any other draft                                                       | that draft, inserted if it is new  |
 * | nothing: it is unknown                                                | no draft: the form is shown again  |
 * | no order, in a browser whose order is paid since                      | the draft of that order            |
 * | the draft that an order had before it was readdressed                 | the order's draft, in the browser  |
 * |                                                                       | that placed it; else no draft      |
 *
 * A page that was opened before the order's last submission and is submitted itself sends what it brings alone, not what others
 * have begun since in the order's draft.
 *
 * An order may be readdressed at any moment: its draft is stored only while it is the order's, else the token is resolved
 * again.
 */
import { db, plainDb } from "~/server/database/connection.server";
import { assertDiskSpace } from "~/server/database/disk-reserve.server";
import type { Connection } from "~/server/database/tables";
import { isAnonymized } from "~/orders/erase-order.server";
import { hasPlaced, ownOrderFor } from "~/orders/order-access.server";
import * as Orders from "~/orders/orders.repository.server";
import { isPaying } from "~/orders/sender.server";
import type { FormToken } from "~/server/security/form-token.server";
import { adoptDraft } from "./adopt-draft.server";
import type { Draft, NewDraft, Sent } from "./draft-row.server";
import * as Drafts from "./drafts.repository.server";
import * as Inquiries from "./inquiries.repository.server";
import { derivedId, draftOfOrder } from "./order-draft.server";
import {
  limitReachedByDraft,
  networkPaths,
  type ReachedLimit,
  whileStoredIsLocked,
} from "./asset-limits.server";

type KnownToken = Exclude<FormToken, { state: "unknown" }>;

/**
 * `token` is the one of the post as it counts now; `already_submitted`: its page was submitted before, as this draft; `isLate`:
 * another page has submitted the order's assets since its page was opened.
 */
type PostDraft =
  | { kind: "draft"; draft: Draft; token: KnownToken; isLate?: boolean }
  | { kind: "already_submitted"; draft: Draft; token: KnownToken }
  | { kind: "limit_reached"; limit: ReachedLimit; token: KnownToken }
  | { kind: "unknown"; token: FormToken };

interface Posted {
  request: Request;
  token: FormToken;
  network: string;
  fields?: { businessName?: string; email?: string };
}

/** How often a post's token is resolved while other pages submit its draft. */
const MAX_ROUNDS = 10;

/**
 * The draft that a post works on, with what it brings stored unless it is submitted, or `submits` this late: others have begun
 * that draft. Throws DiskLow.
 */
export async function draftForPost(
  post: Posted,
  { submits = false, ...typed }: Omit<Sent, "page"> & { submits?: boolean } = {},
  rounds = MAX_ROUNDS,
): Promise<PostDraft> {
  const token = await currentToken(post);
  if (token.state === "unknown" || rounds === 0) return { kind: "unknown", token };
  const sent = { ...typed, page: token.page };
  // Resolved before the submission is looked for: one in between must not lead to the next draft.
  const begun = await draftOfToken(token);
  const submitted = await findSubmitted(token);
  if (submitted) return { kind: "already_submitted", draft: submitted, token };
  await assertDiskSpace(isPaying(begun?.order) ? "paid" : "assets");
  if (begun && !begun.order) {
    const found = await upsertWithinLimits(begun, networkPaths(post.network), sent);
    if (found.kind === "limit_reached" || isOpen(found.draft)) return { token, ...found };
  }
  const isLate = submits && (token.since ?? 0) < Date.parse(begun?.lastReceivedAt ?? "");
  const brought = isLate ? {} : sent;
  const draft = begun?.order && (await Drafts.upsertOfOrder(plainDb, begun.order, begun, brought));
  // Resolved anew where another page has changed or submitted it at the same moment, or its order was readdressed.
  return isOpen(draft)
    ? { kind: "draft", draft, token, isLate }
    : draftForPost(post, { submits, ...typed }, rounds - 1);
}

const isOpen = (draft: Draft | undefined): draft is Draft => draft?.state === "open";

/** The draft that a form token leads to; its row may not exist yet. Undefined where its order was readdressed just now. */
async function draftOfToken({
  id,
  page,
  order: orderId,
}: KnownToken): Promise<
  (NewDraft & { order?: Orders.Order; lastReceivedAt?: string }) | undefined
> {
  const order = await Orders.findByDraft(plainDb, id);
  if (order) return { ...(await draftOfOrder(plainDb, order)), order };
  if (orderId) return undefined;
  let next = id;
  // Another page may have submitted the next one too, and so on.
  while (page && (await Drafts.findById(plainDb, next))?.state === "submitted") {
    next = derivedId(`${page} ${next}`);
  }
  return { id: next };
}

export async function findDraftId(post: Posted): Promise<string | undefined> {
  const current = await currentToken(post);
  return current.state === "unknown" ? undefined : (await draftOfToken(current))?.id;
}

/** The draft that a page submitted; the inquiry of a submission has the id of its page. */
async function findSubmitted({ id, page }: KnownToken): Promise<Draft | undefined> {
  if (page) {
    const inquiry = await Inquiries.findById(plainDb, page);
    return inquiry && (await Drafts.findById(plainDb, inquiry.draft_id));
  }
  const draft = await Drafts.findById(plainDb, id);
  return draft?.state === "submitted" ? draft : undefined;
}

async function upsertWithinLimits(draft: NewDraft, networks: readonly string[], sent: Sent) {
  const upsert = async (on: Connection) => ({
    kind: "draft" as const,
    draft: await Drafts.upsert(on, { ...draft, network: networks[0] }, sent),
  });
  if (await Drafts.findById(plainDb, draft.id)) return upsert(plainDb);
  const refusal = async (on: Connection) => {
    const limit = await limitReachedByDraft(on, networks);
    return limit && { kind: "limit_reached" as const, limit };
  };
  // Without the lock first: those beyond a limit must not keep others waiting.
  return (
    (await refusal(plainDb)) ??
    whileStoredIsLocked(async (trx) => (await refusal(trx)) ?? upsert(trx))
  );
}

/** Unknown where the order is deleted, or readdressed and this is not the browser that placed it. */
async function currentToken({ request, token, fields }: Posted): Promise<FormToken> {
  if (token.state === "unknown") return token;
  if (!token.order) return tokenOfBuyer(request, token, fields);
  const order = await Orders.findById(db, token.order);
  return order && (await isFromBuyer(request, order, token.id))
    ? { ...token, id: order.draft_id }
    : { state: "unknown" };
}

/** A page without an order was opened before the order of its browser was paid: what it sends goes to that order. */
async function tokenOfBuyer(
  request: Request,
  token: KnownToken,
  { businessName, email }: Posted["fields"] = {},
): Promise<KnownToken> {
  const begun = await Drafts.findById(db, token.id);
  const paid = await ownOrderFor(request, {
    name: businessName || begun?.business_name || "",
    email: email || begun?.email || "",
  });
  if (!paid) return token;
  if (begun && begun.order_id !== paid.id) {
    const isAdopted = !begun.order_id && (await adoptDraft(begun, paid.id));
    if (!isAdopted && (begun.order_id || begun.state === "submitted")) return token;
  }
  return { ...token, id: paid.draft_id, order: paid.id };
}

/** Whether an order's first draft still has this id, or the browser is that of the order's buyer. */
export async function isFromBuyer(request: Request, order: Orders.Order, draftId: string) {
  if (order.draft_id === draftId) return true;
  return !isAnonymized(order) && (await hasPlaced(request, order.id));
}
