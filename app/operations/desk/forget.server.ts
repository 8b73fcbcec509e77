import { config } from "~/server/config/config.server";
import { retention } from "~/content/retention";
import { cannotWrite } from "~/server/database/cannot-write.server";
import { db } from "~/server/database/connection.server";
import { logToStandardError } from "~/server/log/log.server";
import { BackupFailure } from "~/operations/backup/backup-policy";
import * as Erasures from "~/operations/erasure/erasure.repository.server";
import { forgetPerson } from "~/operations/erasure/forget.server";
import { isNeededForAccounting, type OrderOfPerson } from "~/operations/erasure/person.server";
import { replayFromBucket } from "~/operations/erasure/replay.server";
import { isRunning } from "~/orders/order-states";
import { momentOf } from "~/server/time/local-days.server";
import { failed, jsonText, note, print, type ExitCode } from "./terminal";

/** Without it, a restore of a PostgreSQL database by its host would bring back a person unnoticed. */
const KEY_MISSING =
  "Set BACKUP_KEY, to what `openssl rand -hex 32` prints: it encrypts the bucket's records of who was erased, by which erasures are repeated after a restore.";

/** `forget`: without `--yes` it prints what is stored of a person, and changes nothing. */
export async function forget(address: string, { yes }: { yes?: true }): Promise<ExitCode> {
  if (!yes) {
    const person = await Erasures.findPersonByAddress(db, address);
    await print(summary(person, person.orders.filter(isNeededForAccounting)));
    note("Nothing was changed. To remove all of it, add --yes.");
    return 2;
  }
  if (config.databaseUrl && config.backup.keys.length === 0) return failed(KEY_MISSING);
  const { person, kept, filesLeft, logEmptied, bucketSynced } = await forgetPerson(
    address,
    "command line",
  );
  await print(summary(person, kept));
  note(
    "A mail that the site is sending at this moment may still arrive. What only you can delete:",
  );
  note(
    person.customers.length === 0
      ? "- at Stripe: customers with this address, if there are any"
      : `- at Stripe, which also ends their subscriptions: ${person.customers.join(", ")}`,
  );
  note("- at Postmark: the history of messages to and about this person");
  note("- in the team's inbox: the mails about this person");
  note(
    config.databaseUrl
      ? "- backups of the database at its host: after a restore there, run erasures replay"
      : `- copies of backups, and databases kept at a restore. The backups in the bucket hold this person for ${retention.backupDays} days at most, and one that is restored forgets them again`,
  );
  if (filesLeft > 0) {
    return failed(
      `Not done: the bucket has not deleted ${filesLeft} files. The site tries again every hour; running this again does so now.`,
    );
  }
  if (!bucketSynced) {
    return failed(
      "Not done: the bucket could not be told, and a backup restored on another machine would bring this person back. The site tries again every hour; running this again does so now.",
    );
  }
  if (!logEmptied) return failed("Not done: the database's log is in use. Run this again.");
  return 0;
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

function summary(
  { orders, inquiries, drafts, files, mails, contactOf }: Erasures.Person,
  kept: readonly OrderOfPerson[],
): string {
  const isKept = ({ id }: OrderOfPerson) => kept.some((order) => order.id === id);
  const fates = [
    ...orders.map((order): [string, string] => [
      order.reference,
      (isRunning(order.state) && !order.launched_at ? "paid, website not launched: " : "") +
        (isKept(order) ? "made blank: stays for the books, without personal data" : "erased"),
    ]),
    ...contactOf.orders.map(({ reference }): [string, string] => [
      reference,
      "of another buyer: stays with its assets, only this address as their contact is blanked",
    ]),
  ];
  return (
    `orders erased      ${orders.length - kept.length}\n` +
    `orders made blank  ${kept.length}\n` +
    `contacts blanked   ${contactOf.orders.length}\n` +
    `inquiries          ${inquiries.length}\n` +
    `drafts             ${drafts.length}\n` +
    `files              ${files.length}\n` +
    `mails              ${mails.length}\n` +
    fates.map(([reference, fate]) => `${reference}  ${fate}\n`).join("")
  );
}
