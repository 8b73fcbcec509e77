import { retention } from "~/content/retention";
import type { Order } from "~/orders/orders.repository.server";
import { db } from "~/server/database/connection.server";
import { type Thumbnail, thumbnailOf } from "~/server/pictures/thumbnails.server";
import { openFile } from "~/server/storage/bucket.server";
import { daysAgo } from "~/server/time/time";
import * as Drafts from "./drafts.repository.server";
import { isPicture } from "./file-rules";
import * as Uploads from "./uploads.repository.server";

/**
 * A picture that was sent for an order, made small. `none` also where the order was never paid, and where the file is removed
 * and cannot be put back any more. `gone` says that nobody waits for it.
 */
export async function sentPicture(
  order: Order,
  uploadId: string,
  gone: AbortSignal,
): Promise<Thumbnail> {
  const sent = order.paid_at ? await Uploads.findAllSent(db, order.id) : [];
  const file = sent.find(({ id }) => id === uploadId);
  const keptSince = daysAgo(retention.removedFileDays, new Date());
  if (!file || (file.removed_at ?? keptSince) < keptSince) return "none";
  return pictureOf(file, order.id, gone);
}

/** As {@link sentPicture}, of {@link findFileForTeam}. What was sent without an order takes its draft's turns. */
export async function pictureForTeam(uploadId: string, gone: AbortSignal): Promise<Thumbnail> {
  const file = await findFileForTeam(uploadId);
  const draft = file && (await Drafts.findById(db, file.draft_id));
  return file ? pictureOf(file, draft?.order_id ?? file.draft_id, gone) : "none";
}

/** `owner`: whose turn it takes. */
async function pictureOf(
  { id, name, size, key }: Uploads.Upload,
  owner: string,
  gone: AbortSignal,
): Promise<Thumbnail> {
  if (!isPicture(name)) return "none";
  return thumbnailOf({ id, size, owner, open: () => openFile(key) }, gone);
}

/** A file that the team may open: one that was sent, or that is in an order's draft. Undefined also where it is deleted. */
export async function findFileForTeam(id: string): Promise<Uploads.Upload | undefined> {
  const file = await Uploads.findById(db, id);
  if (file?.state === "claimed") return file;
  const draft = file?.state === "stored" ? await Drafts.findById(db, file.draft_id) : undefined;
  return draft?.order_id ? file : undefined;
}
