/**
 * Which draft a request works on.
 *
 * | a visit brings                                                        | it gets                            |
 * | --------------------------------------------------------------------- | ---------------------------------- |
 * | a private link, in a browser without another order or draft           | the draft of the link's order      |
 * | a private link, in a browser with another order or draft              | the question which one is meant    |
 * | no link or an unknown one, and the cookie of a paid order             | the draft of that order, which is  |
 * |                                                                       | what the browser has begun before  |
 * | else the draft cookie of an order's draft                             | the draft of that order            |
 * | else the draft cookie of an open draft                                | that draft                         |
 * | else: nothing, or the cookie of a draft that was submitted or deleted | a new draft                        |
 *
 * The page asks `leadsToOrderPage` first whether a private link opens the form at all.
 *
 * The draft of an order is the one still to be submitted, the same for every device. Only a post inserts a draft.
 */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Sender } from "~/server/concurrency/slot";
import { config } from "~/server/config/config.server";
import { retention } from "~/content/retention";
import { db, plainDb } from "~/server/database/connection.server";
import { log } from "~/server/log/log.server";
import * as OrderAccess from "~/orders/order-access.server";
import * as Orders from "~/orders/orders.repository.server";
import type { OtherOrder, OwnWork } from "~/orders/other-order-page";
import { isPaying, senderOf } from "~/orders/sender.server";
import { siteCookie } from "~/server/security/cookies.server";
import type { AssetDetails } from "./asset-schema";
import { adoptDraft } from "./adopt-draft.server";
import { type Draft, fieldsOf } from "./draft-row.server";
import * as Drafts from "./drafts.repository.server";
import { draftOfOrder } from "./order-draft.server";

const DAY_SECONDS = 24 * 60 * 60;
const draftCookie = siteCookie("draft", retention.savedDraftDays * DAY_SECONDS);

/** How many drafts a browser goes on knowing: one begun before the last may be of an order that is paid later. */
const MAX_BEGUN = 4;
const begunDrafts = z.array(z.string());

/** The Set-Cookie value that makes this the browser's draft, for as long as the draft may be kept. */
export async function rememberDraft(request: Request, draftId: string): Promise<string> {
  const others = (await draftIdsOfBrowser(request)).filter((id) => id !== draftId);
  const ids = [draftId, ...others].slice(0, MAX_BEGUN);
  if (!(await Orders.findByDraft(db, draftId))) return draftCookie.serialize(ids);
  return draftCookie.serialize(ids, { maxAge: retention.orderDraftDays * DAY_SECONDS });
}

/** The cookies after a draft was sent or saved for later: its order is the one that the browser goes on with. */
export async function rememberSent(request: Request, draftId: string): Promise<Headers> {
  const headers = new Headers({ "Set-Cookie": await rememberDraft(request, draftId) });
  const order = await Orders.findByDraft(db, draftId);
  const cookie = order && (await OrderAccess.rememberWorkedOn(request, order.id));
  if (cookie) headers.append("Set-Cookie", cookie);
  return headers;
}

export interface VisitedDraft {
  /** The id in the form's token and the cookie: for an order, always that of its first draft. */
  id: string;
  draftId: string;
  values: Partial<AssetDetails>;
  order?: Orders.Order;
  firstReceivedAt?: string;
}

/** `headers` make the browser remember the draft that a private link opened, or that its order has just adopted. */
export async function draftForVisit(
  request: Request,
): Promise<VisitedDraft & { headers: Headers }> {
  const linked = await orderOfLink(request);
  const order = linked ?? (await OrderAccess.paidOrderOfBrowser(request));
  const isAdopted = order !== undefined && (await adoptOwnDraft(request, order.id));
  const draft = order ? await visitedDraftOfOrder(order) : await draftOfBrowser(request);
  const headers = new Headers();
  if (draft && (linked || isAdopted)) {
    headers.append("Set-Cookie", await rememberDraft(request, draft.id));
  }
  if (linked && (await OrderAccess.hasPlaced(request, linked.id))) {
    headers.append("Set-Cookie", await OrderAccess.rememberOrder(request, linked.id));
  }
  const id = randomUUID();
  return { ...(draft ?? { id, draftId: id, values: {} }), headers };
}

/** Makes what a buyer began or sent before the order was paid a part of the order. False where there is nothing such. */
export async function adoptOwnDraft(request: Request, orderId: string): Promise<boolean> {
  const [latest, ...earlier] = await draftIdsOfBrowser(request);
  let isAdopted = false;
  for (const id of [...earlier.reverse(), ...(latest ? [latest] : [])]) {
    const draft = await Drafts.findById(db, id);
    // Most visits must not write.
    if (!draft || draft.order_id) continue;
    const firm = { name: draft.business_name, email: draft.email };
    const order = await OrderAccess.ownOrderFor(request, firm);
    // An earlier one that does not name its firm may have been for anything.
    if (order?.id !== orderId || (id !== latest && !OrderAccess.isOfFirm(order, firm))) continue;
    const adopts = adoptDraft(draft, orderId).catch((error: unknown) => {
      log.warn({ err: error, orderId }, "draft of a buyer adopted at the next visit");
      return false;
    });
    isAdopted = (await adopts) || isAdopted;
  }
  return isAdopted;
}

async function orderOfLink(request: Request): Promise<Orders.Order | undefined> {
  const { link } = locationOf(request);
  return link ? OrderAccess.findOrderByAccessToken(link) : undefined;
}

/**
 * The paid order that a browser works on, by its cookie of the order or of a draft, or opens by a private link's token, as
 * the sender that limits count.
 */
export async function findPaidSender(cookies: string, link = ""): Promise<Sender | undefined> {
  const visit = new Request(config.siteUrl, { headers: { Cookie: cookies } });
  const [id] = await draftIdsOfBrowser(visit);
  const linked = link === "" ? undefined : await OrderAccess.findOrderByAccessToken(link);
  const order =
    linked ??
    (await OrderAccess.paidOrderOfBrowser(visit)) ??
    (id === undefined ? undefined : await Orders.findByDraft(db, id));
  return isPaying(order) ? senderOf("", order) : undefined;
}

/** The latest first. */
async function draftIdsOfBrowser(request: Request): Promise<string[]> {
  return begunDrafts.safeParse(await draftCookie.parse(request.headers.get("Cookie"))).data ?? [];
}

async function draftOfBrowser(request: Request): Promise<VisitedDraft | undefined> {
  const ids = await draftIdsOfBrowser(request);
  const drafts = await Promise.all(ids.map((id) => Drafts.findById(db, id)));
  const latest = ids[0];
  if (latest === undefined) return undefined;
  const order = await Orders.findByDraft(db, latest);
  const placed = order ? await OrderAccess.placedOrders(request) : [];
  // By a link that somebody sent: a buyer who has ordered since goes on with what was ordered.
  if (order && placed.length > 0 && !placed.some((own) => own.id === order.id)) return undefined;
  if (order) return visitedDraftOfOrder(order);
  // What its visitor has saved for later is shown again, though another page has begun something since.
  const saved = drafts.find((draft) => isOpenWithoutOrder(draft) && draft.saved_at !== null);
  const id = saved?.id ?? latest;
  const draft = drafts[ids.indexOf(id)];
  if (!isOpenWithoutOrder(draft)) return undefined;
  await Drafts.touchHourly(plainDb, id).catch((error: unknown) => {
    // The page can be shown without writing.
    log.warn({ err: error }, "visit of a draft not noted");
  });
  return { id, draftId: id, values: fieldsOf(draft) };
}

/** One with an order, by an id that is not the order's, was stored while that was readdressed: it is not this browser's. */
function isOpenWithoutOrder(draft: Draft | undefined): draft is Draft {
  return draft?.state === "open" && draft.order_id === null;
}

async function visitedDraftOfOrder(order: Orders.Order): Promise<VisitedDraft> {
  const { id, ...begun } = await draftOfOrder(db, order);
  const draft = await Drafts.findById(db, id);
  const values = draft ? fieldsOf(draft) : begun.values;
  return { ...begun, id: order.draft_id, draftId: id, values, order };
}

/** Asked first, because anybody may have sent the link, and what is typed goes to its order. */
export async function findOtherOrder(request: Request): Promise<OtherOrder | undefined> {
  const linked = await orderOfLink(request);
  if (!linked || (await OrderAccess.hasPlaced(request, linked.id))) return undefined;
  const order =
    (await OrderAccess.paidOrderOfBrowser(request)) ?? (await OrderAccess.rememberedOrder(request));
  const own = order ? order.draft_id : (await draftOfBrowser(request))?.id;
  if (own === undefined || own === linked.draft_id) return undefined;
  const { reference, name } = linked;
  const { pathname, href } = locationOf(request);
  return { reference, name, own: order?.reference, keep: pathname, open: href };
}

/** What the visitor can go back to, in a browser that works on an order of somebody else by its private link. */
export async function findOwnWork(request: Request): Promise<OwnWork | undefined> {
  const current = await OrderAccess.rememberedOrder(request);
  if (!current || (await OrderAccess.hasPlaced(request, current.id))) return undefined;
  const keep = locationOf(request).pathname;
  const [placed] = await OrderAccess.placedOrders(request);
  if (placed) return { keep, own: placed.reference };
  const begun = await Promise.all(
    (await ownDraftIds(request)).map((id) => Drafts.findById(db, id)),
  );
  return begun.some(isOpenWithoutOrder) ? { keep } : undefined;
}

async function ownDraftIds(request: Request): Promise<string[]> {
  const ids = await draftIdsOfBrowser(request);
  const orders = await Promise.all(ids.map((id) => Orders.findByDraft(db, id)));
  const placed = await OrderAccess.placedOrders(request);
  return ids.filter((_, at) => !orders[at] || placed.some(({ id }) => id === orders[at]?.id));
}

/**
 * Makes the private link's order this browser's; without a link, what it worked on before. Returns the path to redirect to,
 * and the headers that remember it.
 */
export async function switchOrder(request: Request): Promise<[path: string, headers: Headers]> {
  const { pathname, link, href } = locationOf(request);
  const headers = new Headers();
  if (link === "") {
    headers.append("Set-Cookie", await OrderAccess.forgetLinkedOrder(request));
    headers.append("Set-Cookie", await draftCookie.serialize(await ownDraftIds(request)));
    return [pathname, headers];
  }
  const order = await OrderAccess.findOrderByAccessToken(link);
  if (order) {
    headers.append("Set-Cookie", await OrderAccess.rememberLinkedOrder(request, link));
    if (isPaying(order)) await adoptDraftsOfFirm(request, order);
  }
  return [href, headers];
}

/** A buyer may have begun on one device, and have ordered on another. */
async function adoptDraftsOfFirm(request: Request, order: Orders.Order): Promise<void> {
  for (const id of (await draftIdsOfBrowser(request)).reverse()) {
    const draft = await Drafts.findById(db, id);
    const isOpen = isOpenWithoutOrder(draft);
    const firm = { name: draft?.business_name ?? "", email: draft?.email ?? "" };
    if (isOpen && OrderAccess.isOfFirm(order, firm)) await adoptDraft(draft, order.id);
  }
}

function locationOf(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  const link = searchParams.get("link") ?? "";
  const more = searchParams.has("more") ? "&more=1" : "";
  return { pathname, link, href: `${pathname}?link=${encodeURIComponent(link)}${more}` };
}
