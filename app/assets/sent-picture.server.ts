import { retention } from "~/content/retention";
import type { Order } from "~/orders/orders.repository.server";
import { db } from "~/server/database/connection.server";
import { type Thumbnail, thumbnailOf } from "~/server/pictures/thumbnails.server";
import { openFile } from "~/server/storage/bucket.server";
import { daysAgo } from "~/server/time/time";
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
  if (!file || !isPicture(file.name) || (file.removed_at ?? keptSince) < keptSince) return "none";
  const { id, size, key } = file;
  return thumbnailOf({ id, size, owner: order.id, open: () => openFile(key) }, gone);
}
