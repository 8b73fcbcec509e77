import { config } from "~/config/config.server";
import { retention } from "~/content/retention";
import { cannotWrite } from "~/database/cannot-write.server";
import { db } from "~/database/connection.server";
import { logToStandardError } from "~/observability/log.server";
import * as Erasures from "~/operations/erasure/erasure.repository.server";
import { forgetPerson } from "~/operations/erasure/forget.server";
import { isNeededForAccounting, type Person } from "~/operations/erasure/person.server";
import { replayFromBucket, type Replayed } from "~/operations/erasure/replay.server";
import { failed, jsonText, note, print, type ExitCode } from "./terminal";

/** Without it, a restore of a PostgreSQL database by its host would bring back a person unnoticed. */
const KEY_MISSING =
  "Set BACKUP_KEY, to what `openssl rand -hex 32` prints: it encrypts the bucket's records of who was erased, by which erasures are repeated after a restore.";

/** `forget` without `--yes`: prints what is stored of a person, and changes nothing. */
export async function preview(address: string): Promise<ExitCode> {
  const person = await Erasures.findPersonByAddress(db, address);
  await print(counts(person, person.orders.filter(isNeededForAccounting).length));
  note("Nothing was changed. To remove all of it, add --yes.");
  return 2;
}

/** `forget --yes`. */
export async function forget(address: string): Promise<ExitCode> {
  if (config.databaseUrl && config.backup.keys.length === 0) return failed(KEY_MISSING);
  const { person, kept, filesLeft, logEmptied, bucketSynced } = await forgetPerson(address);
  await print(counts(person, kept.length));
  for (const { reference } of kept) {
    note(`${reference} stays for the books, without personal data.`);
  }
  note(
    "A mail that the site is sending at this moment may still arrive. What only you can delete:",
  );
  note(`- ${atStripe(person.customers)}`);
  note("- at Postmark: the history of messages to and about this person");
  note("- in the team's inbox: the mails about this person");
  note(`- ${inBackups()}`);
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

/** `erasures replay`. */
export async function replay({ since, json }: { since: string; json?: true }): Promise<ExitCode> {
  logToStandardError();
  if (config.backup.keys.length === 0) return failed(KEY_MISSING);
  let replayed: Replayed;
  try {
    replayed = await replayFromBucket(new Date(since));
  } catch (error) {
    if (cannotWrite(error)) throw error;
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

function counts({ orders, inquiries, drafts, files, mails }: Person, kept: number): string {
  return (
    `orders erased      ${orders.length - kept}\n` +
    `orders made blank  ${kept}\n` +
    `inquiries          ${inquiries.length}\n` +
    `drafts             ${drafts.length}\n` +
    `files              ${files.length}\n` +
    `mails              ${mails.length}\n`
  );
}

function inBackups(): string {
  if (config.databaseUrl) {
    return "backups of the database at its host: after a restore there, run erasures replay";
  }
  return `copies of backups, and databases kept at a restore. The backups in the bucket hold this person for ${retention.backupDays} days at most, and one that is restored forgets them again`;
}

function atStripe(customers: readonly string[]): string {
  if (customers.length === 0) return "at Stripe: customers with this address, if there are any";
  return `at Stripe, which also ends their subscriptions: ${customers.join(", ")}`;
}
