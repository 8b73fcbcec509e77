/**
 * Which draft a request works on.
 *
 * | a visit brings                                                        | it gets                            |
 * | --------------------------------------------------------------------- | ---------------------------------- |
 * | a private link, in a browser without another order or draft           | the draft of the link's order      |
 * | a private link, in a browser with another order or draft              | the question which one is meant    |
 * | no link or an unknown one, and the cookie of a paid order             | the draft of that order            |
 * | else the draft cookie of an order's draft                             | the draft of that order            |
 * | else the draft cookie of an open draft                                | that draft                         |
 * | else: nothing, or the cookie of a draft that was submitted or deleted | a new draft                        |
 *
 * | a post's form token names                                             | it gets                            |
 * | --------------------------------------------------------------------- | ---------------------------------- |
 * | a page that was submitted before                                      | no draft: it counts as submitted   |
 * | the first draft of an order                                           | the draft of that order            |
 * | a draft that another page has submitted meanwhile                     | the next draft, with the page's id |
 * | any other draft                                                       | that draft, inserted if it is new  |
 * | nothing: it is unknown                                                | no draft: the form is shown again  |
 *
 * The draft of an order is the one that is still to be submitted: its first one, then one after another for what is
 * sent later. Every device finds the same one. Only a post inserts a draft. A link may come from a stranger: its order
 * does not take the place of what the browser works on before the visitor has agreed.
 */
import { createHash, randomUUID } from "node:crypto";
import { retention } from "~/content/retention";
import { db } from "~/database/connection.server";
import { assertDiskSpace } from "~/database/disk-reserve.server";
import type { Connection } from "~/database/tables";
import { inTransaction } from "~/database/transaction.server";
import { log } from "~/observability/log.server";
import {
  findOrderByAccessToken,
  rememberedOrder,
  rememberLinkedOrder,
} from "~/ordering/order-access.server";
import { isRunning } from "~/ordering/order-states";
import * as Orders from "~/ordering/orders.repository.server";
import { siteCookie } from "~/security/cookies.server";
import type { FormToken } from "~/security/form-token.server";
import type { AssetDetails } from "./asset-schema";
import * as Drafts from "./drafts.repository.server";
import type { Draft, NewDraft } from "./drafts.repository.server";
import * as Inquiries from "./inquiries.repository.server";
import type { OtherOrder } from "./other-order-page";
import { networkHashes, limitReachedByDraft, type ReachedLimit } from "./storage-limits.server";

const DAY_SECONDS = 24 * 60 * 60;
const draftCookie = siteCookie("draft", retention.savedDraftDays * DAY_SECONDS);

/** The Set-Cookie value that makes this the browser's draft, for as long as the draft may be kept. */
export async function rememberDraft(draftId: string): Promise<string> {
  if (!(await Orders.findByDraft(db, draftId))) return draftCookie.serialize(draftId);
  return draftCookie.serialize(draftId, { maxAge: retention.orderDraftDays * DAY_SECONDS });
}

export interface VisitedDraft {
  /** The id in the form's token and the cookie: for an order, always that of its first draft. */
  id: string;
  /** The id of the draft that is shown: for an order, the one still to be submitted. */
  draftId: string;
  values: Partial<AssetDetails>;
  order?: Orders.Order;
  /** When the order's first assets were submitted. */
  firstReceivedAt?: string;
}

/** The draft a visit works on; `byLink`: a private link opened it, and the browser should remember it. */
export async function draftForVisit(request: Request): Promise<VisitedDraft & { byLink: boolean }> {
  const linked = await orderOfLink(request);
  const order = linked ?? (await paidOrderOfBrowser(request));
  const draft = order ? await visitedDraftOfOrder(order) : await draftOfBrowser(request);
  const id = randomUUID();
  return { ...(draft ?? { id, draftId: id, values: {} }), byLink: linked !== undefined };
}

async function orderOfLink(request: Request): Promise<Orders.Order | undefined> {
  const { link } = locationOf(request);
  return link ? findOrderByAccessToken(link) : undefined;
}

async function paidOrderOfBrowser(request: Request): Promise<Orders.Order | undefined> {
  const order = await rememberedOrder(request);
  return order && isRunning(order.state) ? order : undefined;
}

/** The draft this browser began or opened last, where it is still to be submitted. */
async function draftOfBrowser(request: Request): Promise<VisitedDraft | undefined> {
  const id: unknown = await draftCookie.parse(request.headers.get("Cookie"));
  if (typeof id !== "string") return undefined;
  const order = await Orders.findByDraft(db, id);
  if (order) return visitedDraftOfOrder(order);
  const draft = await Drafts.findById(db, id);
  if (draft?.state !== "open") return undefined;
  await recordVisit(id);
  return { id, draftId: id, values: Drafts.fieldsOf(draft) };
}

async function visitedDraftOfOrder(order: Orders.Order): Promise<VisitedDraft> {
  const { id, values, firstReceivedAt } = await draftOfOrder(db, order);
  const draft = await Drafts.findById(db, id);
  return {
    id: order.draft_id,
    draftId: id,
    values: draft ? Drafts.fieldsOf(draft) : values,
    order,
    firstReceivedAt,
  };
}

/** Keeps retention from deleting the draft. A failure is only logged: the page can be shown without writing. */
async function recordVisit(draftId: string): Promise<void> {
  try {
    await Drafts.touchHourly(db, draftId);
  } catch (error) {
    log.warn({ err: error }, "visit of a draft not noted");
  }
}

/**
 * The order of a page's private link, where this browser works on another order or draft: its visitor is asked first,
 * because anybody may have sent the link, and what is typed on the page goes to that order.
 */
export async function findOtherOrder(request: Request): Promise<OtherOrder | undefined> {
  const linked = await orderOfLink(request);
  if (!linked) return undefined;
  const order = await rememberedOrder(request);
  const own = order ? order.draft_id : (await draftOfBrowser(request))?.id;
  if (own === undefined || own === linked.draft_id) return undefined;
  const { reference, name } = linked;
  const { pathname, href } = locationOf(request);
  return { reference, name, own: order?.reference, keep: pathname, open: href };
}

/** Makes the private link's order this browser's. Returns the path to redirect to, and the headers that remember it. */
export async function switchToLinkedOrder(
  request: Request,
): Promise<[path: string, headers: Headers]> {
  const order = await orderOfLink(request);
  const { link, href } = locationOf(request);
  const headers = new Headers(order && { "Set-Cookie": await rememberLinkedOrder(link) });
  return [href, headers];
}

function locationOf(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  const link = searchParams.get("link") ?? "";
  return { pathname, link, href: `${pathname}?link=${encodeURIComponent(link)}` };
}

type KnownToken = Exclude<FormToken, { state: "unknown" }>;

type PostDraft =
  | { kind: "draft"; draft: Draft }
  /** Another draft would exceed the limit of the network or of the site. */
  | { kind: "limit_reached"; limit: ReachedLimit }
  /** The page of the post was submitted before, as this draft. */
  | { kind: "already_submitted"; draftId: string };

/** The draft that a post from a network works on. Throws DiskLow where the disk is nearly full. */
export async function draftForPost(token: KnownToken, network: string): Promise<PostDraft> {
  // Resolved before the submission is looked for: one in between must not lead to the next draft.
  const draft = await draftOfToken(token);
  const submitted = await findSubmitted(token);
  if (submitted) return { kind: "already_submitted", draftId: submitted };
  await assertDiskSpace();
  if (draft.orderId) return { kind: "draft", draft: await Drafts.upsert(db, draft) };
  return upsertWithinLimits(draft, networkHashes(network));
}

/** The draft that a form token leads to; its row may not exist yet. */
export async function draftOfToken({ id, page }: KnownToken): Promise<NewDraft> {
  const order = await Orders.findByDraft(db, id);
  if (order) return draftOfOrder(db, order);
  const own = await Drafts.findById(db, id);
  return { id: own?.state === "submitted" && page ? page : id };
}

/** The draft that a page submitted; the inquiry of a submission has the id of its page. */
async function findSubmitted({ id, page }: KnownToken): Promise<string | undefined> {
  if (page) return Inquiries.findDraftId(db, page);
  const draft = await Drafts.findById(db, id);
  return draft?.state === "submitted" ? id : undefined;
}

/** Counts and inserts in one transaction: posts at the same time must not make more drafts than one after another. */
function upsertWithinLimits(draft: NewDraft, networks: readonly string[]): Promise<PostDraft> {
  return inTransaction(db, async (trx) => {
    const isNew = !(await Drafts.findById(trx, draft.id));
    const limit = isNew ? await limitReachedByDraft(trx, networks) : undefined;
    if (limit) return { kind: "limit_reached", limit };
    const stored = await Drafts.upsert(trx, { ...draft, network: networks[0] });
    return { kind: "draft", draft: stored };
  });
}

/** The one draft of an order that is still to be submitted; its row may not exist yet. */
export interface OrderDraft {
  id: string;
  orderId: string;
  /** What its form begins with. */
  values: Partial<AssetDetails>;
  /** When the order's first assets were submitted; undefined until then. */
  firstReceivedAt?: string;
}

export async function draftOfOrder(on: Connection, order: Orders.Order): Promise<OrderDraft> {
  const submissions = await Inquiries.findAllByOrder(on, order.id);
  const { name, email } = submissions.at(-1) ?? order;
  return {
    id: submissions.length === 0 ? order.draft_id : laterDraftId(order, submissions.length),
    orderId: order.id,
    values: { businessName: name, email },
    firstReceivedAt: submissions[0]?.created_at,
  };
}

/** Computed, not stored: a visit must not write, and every device has to find the same draft. */
function laterDraftId(order: Orders.Order, submissions: number): string {
  const hex = createHash("sha256").update(`${order.draft_id} ${submissions}`).digest("hex");
  // UUID version 8 is for ids with a layout of their own (RFC 9562).
  return hex.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}
