import { isAnonymized } from "~/orders/erase-order.server";
import { isRunning } from "~/orders/order-states";
import * as Orders from "~/orders/orders.repository.server";
import { db, plainDb } from "~/server/database/connection.server";
import { assertDiskSpace } from "~/server/database/disk-reserve.server";
import type { Actor } from "~/server/database/states";
import type { Connection } from "~/server/database/tables";
import * as Drafts from "./drafts.repository.server";
import * as Inquiries from "./inquiries.repository.server";
import { derivedId } from "./order-draft.server";
import type { ReceivedFiles } from "./receive-files.server";
import * as Uploads from "./uploads.repository.server";
import { discardUpload, type SentTo } from "./uploads.server";

/* Where the files of a post go that comes from an order's page or from the desk. */

/** Where files go that are added to what was sent last, in place of `replaced`; undefined before anything was sent. */
export async function draftForMoreFiles(
  order: Orders.Order,
  replaced?: string,
): Promise<SentTo | undefined> {
  const inquiry = await newestInquiry(db, order);
  if (!inquiry || !isRunning(order.state)) return undefined;
  await assertDiskSpace("paid");
  const { id: page, draft_id: id } = inquiry;
  return { id, network: null, page, replaces: replaced, besideSent: true };
}

/** As {@link draftForMoreFiles}, for `actor` of the team in the buyer's stead, also before anything was sent. */
export async function draftForTeam(order: Orders.Order, actor: Actor, replaced?: string) {
  const draft =
    (await draftForMoreFiles(order, replaced)) ??
    (replaced === undefined
      ? await openDraft(teamDraftId(order), () => findRunning(order.id))
      : undefined);
  return draft && { ...draft, sentBy: actor, besideSent: true };
}

export async function newestInquiry(on: Connection, { id }: Orders.Order) {
  return (await Inquiries.findAllByOrder(on, id)).at(-1);
}

/** The one draft of an order that takes files for its next request; its row may not exist yet. */
const requestDraftId = ({ draft_id }: Orders.Order) => derivedId(`${draft_id} request`);
/** The same after a change of the order's address, which ends no upload of the team. */
export const teamDraftId = ({ id }: Orders.Order) => derivedId(`${id} team`);

async function findRunning(id: string) {
  const order = await Orders.findById(plainDb, id);
  return order && isRunning(order.state) && !isAnonymized(order) ? order : undefined;
}

/** How often a draft is opened while other posts open it. */
const MAX_ROUNDS = 10;

/** Where the files of a request go until it is sent; undefined where nothing can be asked for. */
export async function draftForRequest(order: Orders.Order): Promise<SentTo | undefined> {
  if (!isRunning(order.state) || !(order.preview_url ?? order.launched_at)) return undefined;
  // Where the order was readdressed, none is opened ever.
  return openDraft(requestDraftId(order), () => order);
}

async function openDraft(
  id: string,
  findOrder: () => Orders.Order | undefined | Promise<Orders.Order | undefined>,
): Promise<SentTo | undefined> {
  await assertDiskSpace("paid");
  let opened: SentTo | undefined;
  // Another post may open it at the same moment.
  for (let round = 0; !opened && round < MAX_ROUNDS; round += 1) {
    const order = await findOrder();
    opened = order && (await Drafts.upsertOfOrder(plainDb, order, { id }));
  }
  return opened;
}

/** Files that came with a request which was not sent yet, as where its text was too long. */
export function findUnsentFiles(order: Orders.Order): Promise<Uploads.Upload[]> {
  return Uploads.findAllByDraft(db, requestDraftId(order));
}

/** After a request was sent, those that it left out: others may have come with the post of another device. */
export async function discardUnsentFiles(order: Orders.Order, ids: readonly string[]) {
  const leftOut = (await findUnsentFiles(order)).filter(({ id }) => ids.includes(id));
  for (const file of leftOut) await discardUpload(file);
}

/** Of files that came with a post which is not done, those that were not there before and that no other post has sent. */
export async function discardArrived(received: ReceivedFiles | undefined): Promise<void> {
  for (const { id, outcome } of received?.files ?? []) {
    const file = outcome === "stored" && id ? await Uploads.findById(db, id) : undefined;
    if (file?.state === "stored") await discardUpload(file);
  }
}
