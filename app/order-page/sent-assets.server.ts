import { db } from "~/server/database/connection.server";
import { localDayInWords } from "~/server/time/local-days.server";
import { formatSize } from "~/assets/file-rules";
import * as Inquiries from "~/assets/inquiries.repository.server";
import type { SentAssets } from "./sent-assets";
import * as Uploads from "~/assets/uploads.repository.server";

const MOST_SHOWN = 10;

/** What the buyer of an order sent last for the website, the newest first; files of each without the removed ones. */
export async function sentAssets(orderId: string): Promise<SentAssets[]> {
  const sent = await Inquiries.findAllByOrder(db, orderId);
  return Promise.all(
    sent
      .slice(-MOST_SHOWN)
      .reverse()
      .map(async (inquiry) => ({
        id: inquiry.id,
        sentOn: localDayInWords(inquiry.created_at),
        texts: inquiry.project_description,
        details: inquiry.assets_description
          .split("\n")
          .filter((line) => !line.endsWith(": none given")),
        files: (await Uploads.findAllByDraft(db, inquiry.draft_id)).map(({ id, name, size }) => ({
          ...{ id, name },
          size: formatSize(size),
        })),
      })),
  );
}
