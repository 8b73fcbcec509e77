import { retention } from "~/content/retention";
import { db } from "~/server/database/connection.server";
import { log } from "~/server/log/log.server";
import * as Uploads from "~/assets/uploads.repository.server";
import { findWrittenAt } from "~/server/storage/bucket.server";
import { daysAgo, timestamp } from "~/server/time/time";
import * as ExpiredDrafts from "./expired-drafts.repository.server";
import { inBatches, TEXT_BATCH } from "./in-batches";
import { LONGEST_UPLOAD_DAYS } from "./old-records.server";

/** If a submitted file is overdue by more days than this, the bucket is asked for the file's age too. */
const LATE_DAYS = 2;

function draftCutoffs(now: Date): ExpiredDrafts.DraftCutoffs {
  return {
    draft: daysAgo(retention.draftDays, now),
    savedDraft: daysAgo(retention.savedDraftDays, now),
    unpaidOrder: daysAgo(retention.unpaidOrderDays, now),
    paidOrder: daysAgo(retention.orderDraftDays, now),
  };
}

export function discardExpiredFiles(now: Date, stopping: AbortSignal): Promise<number> {
  const begun = daysAgo(LONGEST_UPLOAD_DAYS, now);
  return inBatches(stopping, () => ExpiredDrafts.discardUnclaimed(db, draftCutoffs(now), begun));
}

/**
 * Unless an email that carries them is still to be sent. A file found late may have been dated while the clock was behind:
 * it stays while the bucket says that it is younger, or does not answer.
 */
export async function discardSubmittedFiles(now: Date, stopping: AbortSignal): Promise<number> {
  const before = daysAgo(retention.submittedFileDays, now);
  const late = daysAgo(retention.submittedFileDays + LATE_DAYS, now);
  const young = await findYounger(before, late, stopping);
  return inBatches(stopping, () => ExpiredDrafts.discardClaimed(db, before, young));
}

export function discardRemovedFiles(now: Date, stopping: AbortSignal): Promise<number> {
  const before = daysAgo(retention.removedFileDays, now);
  return inBatches(stopping, () => ExpiredDrafts.discardRemoved(db, before));
}

async function findYounger(before: string, late: string, stopping: AbortSignal): Promise<string[]> {
  const young: string[] = [];
  for (const { id, key } of await Uploads.findAllClaimedBefore(db, late)) {
    if (stopping.aborted) break;
    try {
      const writtenAt = await findWrittenAt(key);
      if (writtenAt && timestamp(writtenAt) >= before) young.push(id);
    } catch (error) {
      log.warn({ err: error, uploadId: id }, "the age of a file is not known: it stays");
      young.push(id);
    }
  }
  return young;
}

export function clearOldNetworks(now: Date, stopping: AbortSignal): Promise<number> {
  const before = daysAgo(retention.submittedFileDays, now);
  return inBatches(stopping, () => ExpiredDrafts.updateNetworksToNull(db, before));
}

export function deleteExpiredDrafts(now: Date, stopping: AbortSignal): Promise<number> {
  const deleteSome = () => ExpiredDrafts.deleteExpired(db, draftCutoffs(now));
  return inBatches(stopping, deleteSome, TEXT_BATCH);
}
