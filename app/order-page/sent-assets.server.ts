import { isPicture, formatSize } from "~/assets/file-rules";
import * as Inquiries from "~/assets/inquiries.repository.server";
import type * as Uploads from "~/assets/uploads.repository.server";
import { retention } from "~/content/retention";
import type { Order } from "~/orders/orders.repository.server";
import { db } from "~/server/database/connection.server";
import { localDayInWords } from "~/server/time/local-days.server";
import { DAY_MS, daysAgo, timestampAfter } from "~/server/time/time";
import type { SentAssets, SentFile } from "./sent-assets";

const MOST_SHOWN = 10;

/** What the buyer of an order sent last for the website, the newest first, with removed files while they can be put back. */
export async function sentAssets(
  order: Order,
  uploads: readonly Uploads.Upload[],
): Promise<SentAssets[]> {
  const inquiries = await Inquiries.findAllByOrder(db, order.id);
  return inquiries
    .slice(-MOST_SHOWN)
    .reverse()
    .map((inquiry) => {
      const own = uploads.filter(({ draft_id }) => draft_id === inquiry.draft_id);
      const files = own.filter(isKept).map((upload) => shownFile(order, upload));
      const listed = (JSON.parse(inquiry.file_urls) as string[]).length;
      return {
        id: inquiry.id,
        sentOn: localDayInWords(inquiry.created_at),
        texts: inquiry.project_description,
        details: inquiry.assets_description
          .split("\n")
          .filter((line) => !line.endsWith(": none given")),
        files,
        deleted: Math.max(0, listed - files.filter((file) => !file.putBackUntil).length),
      };
    });
}

const isKept = ({ removed_at }: Uploads.Upload) =>
  !removed_at || removed_at >= daysAgo(retention.removedFileDays, new Date());

export function shownFile(order: Order, { id, name, size, removed_at }: Uploads.Upload): SentFile {
  const end =
    removed_at && timestampAfter(retention.removedFileDays * DAY_MS, new Date(removed_at));
  return {
    ...{ id, name, size: formatSize(size) },
    hasPicture: order.paid_at !== null && isPicture(name),
    ...(end && { putBackUntil: localDayInWords(end) }),
  };
}
