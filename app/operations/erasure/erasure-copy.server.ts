import { config } from "~/server/config/config.server";
import { retention } from "~/content/retention";
import { isRunning } from "~/orders/order-states";
import type { Person } from "./erasure.repository.server";
import type { forgetPerson } from "./forget.server";
import { isNeededForAccounting, type OrderOfPerson } from "./person.server";

/* What the team reads of an erasure. */

/** Without it, a restore of a PostgreSQL database by its host would bring back a person unnoticed. */
export const KEY_MISSING =
  "Set BACKUP_KEY, to what `openssl rand -hex 32` prints: it encrypts the bucket's records of who was erased, by which erasures are repeated after a restore.";

/** Why nobody can be erased here, if so. */
export const cannotErase =
  config.databaseUrl && config.backup.keys.length === 0 ? KEY_MISSING : undefined;

export type ErasurePreview = ReturnType<typeof previewOf>;

/** What an erasure does, or has done, to a person's data, order by order. `kept`: the orders that stay for accounting. */
export function previewOf(
  { orders, inquiries, drafts, files, mails, contactOf }: Person,
  kept: readonly OrderOfPerson[] = orders.filter(isNeededForAccounting),
) {
  const isKept = ({ id }: OrderOfPerson) => kept.some((order) => order.id === id);
  return {
    counts: [
      ["orders erased", orders.length - kept.length],
      ["orders made blank", kept.length],
      ["contacts blanked", contactOf.orders.length],
      ["inquiries", inquiries.length],
      ["drafts", drafts.length],
      ["files", files.length],
      ["mails", mails.length],
    ] as const,
    fates: [
      ...orders.map((order) => ({
        ...{ id: order.id, reference: order.reference },
        fate:
          (isRunning(order.state) && !order.launched_at ? "paid, website not launched: " : "") +
          (isKept(order) ? "made blank: stays for the books, without personal data" : "erased"),
      })),
      ...contactOf.orders.map(({ id, reference }) => ({
        ...{ id, reference },
        fate: "of another buyer: stays with its assets, only this address as their contact is blanked",
      })),
    ],
  };
}

/** What the site cannot delete of a person. */
export function leftToDelete({ customers }: Person): string[] {
  return [
    customers.length === 0
      ? "at Stripe: customers with this address, if there are any"
      : `at Stripe, which also ends their subscriptions: ${customers.join(", ")}`,
    "at Postmark: the history of messages to and about this person",
    "in the team's inbox: the mails about this person",
    config.databaseUrl
      ? "backups of the database at its host: after a restore there, run erasures replay"
      : `copies of backups, and databases kept at a restore. The backups in the bucket hold this person for ${retention.backupDays} days at most, and one that is restored forgets them again`,
  ];
}

/** What is still to be done of an erasure, if anything. */
export function notErased({
  filesLeft,
  bucketSynced,
  logEmptied,
}: Awaited<ReturnType<typeof forgetPerson>>): string | undefined {
  if (filesLeft > 0) {
    return `Not done: the bucket has not deleted ${filesLeft} files. The site tries again every hour; running this again does so now.`;
  }
  if (!bucketSynced) {
    return "Not done: the bucket could not be told, and a backup restored on another machine would bring this person back. The site tries again every hour; running this again does so now.";
  }
  return logEmptied ? undefined : "Not done: the database's log is in use. Run this again.";
}
