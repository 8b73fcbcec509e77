import { config } from "~/server/config/config.server";
import { cannotWrite } from "~/server/database/cannot-write.server";
import { db } from "~/server/database/connection.server";
import { logToStandardError } from "~/server/log/log.server";
import { BackupFailure } from "~/operations/backup/backup-policy";
import * as Erasures from "~/operations/erasure/erasure.repository.server";
import { forgetPerson } from "~/operations/erasure/forget.server";
import {
  cannotErase,
  type ErasurePreview,
  KEY_MISSING,
  leftToDelete,
  notErased,
  previewOf,
} from "~/operations/erasure/erasure-copy.server";
import { replayFromBucket } from "~/operations/erasure/replay.server";
import { momentOf } from "~/server/time/local-days.server";
import { failed, jsonText, note, print, type ExitCode } from "./terminal";

/** `forget`: without `--yes` it prints what is stored of a person, and changes nothing. */
export async function forget(address: string, { yes }: { yes?: true }): Promise<ExitCode> {
  if (!yes) {
    const person = await Erasures.findPersonByAddress(db, address);
    await print(summary(previewOf(person)));
    note("Nothing was changed. To remove all of it, add --yes.");
    return 2;
  }
  if (cannotErase) return failed(cannotErase);
  const erased = await forgetPerson(address, "command line");
  await print(summary(previewOf(erased.person, erased.kept)));
  note(
    "A mail that the site is sending at this moment may still arrive. What only you can delete:",
  );
  for (const left of leftToDelete(erased.person)) note(`- ${left}`);
  const problem = notErased(erased);
  return problem ? failed(problem) : 0;
}

export async function replay({ since, json }: { since: string; json?: true }): Promise<ExitCode> {
  logToStandardError();
  if (config.backup.keys.length === 0) return failed(KEY_MISSING);
  let replayed: Awaited<ReturnType<typeof replayFromBucket>>;
  try {
    replayed = await replayFromBucket(new Date(momentOf(since)));
  } catch (error) {
    if (cannotWrite(error)) throw error;
    if (error instanceof BackupFailure) return failed(error.message);
    return failed(
      `Nothing was erased: the bucket ${config.backup.bucket} failed: ${(error as Error).name}.`,
    );
  }
  const { erasures, addresses } = replayed;
  await print(
    json
      ? `${jsonText(replayed)}\n`
      : `erasures since     ${erasures}\naddresses erased   ${addresses}\n`,
  );
  if (addresses > 0) note("The site deletes their files within an hour.");
  return 0;
}

function summary({ counts, fates }: ErasurePreview): string {
  return (
    counts.map(([label, count]) => `${label.padEnd(17)}  ${count}\n`).join("") +
    fates.map(({ reference, fate }) => `${reference}  ${fate}\n`).join("")
  );
}
