import { retention } from "~/content/retention";
import { db } from "~/database/connection.server";
import * as Erasures from "~/operations/erasure/erasure.repository.server";
import { forgetPerson } from "~/operations/erasure/forget.server";
import { isNeededForAccounting, type Person } from "~/operations/erasure/person.server";
import { failed, note, print, type ExitCode } from "./terminal";

/** `forget` without `--yes`: prints what is stored of a person, and changes nothing. */
export async function preview(address: string): Promise<ExitCode> {
  const person = await Erasures.findPersonByAddress(db, address);
  await print(counts(person, person.orders.filter(isNeededForAccounting).length));
  note("Nothing was changed. To remove all of it, add --yes.");
  return 2;
}

/** `forget --yes`. */
export async function forget(address: string): Promise<ExitCode> {
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
  note(
    `- copies of backups, and databases kept at a restore. The backups in the bucket hold this person for ${retention.backupDays} days at most, and one that is restored forgets them again`,
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

function atStripe(customers: readonly string[]): string {
  if (customers.length === 0) return "at Stripe: customers with this address, if there are any";
  return `at Stripe, which also ends their subscriptions: ${customers.join(", ")}`;
}
