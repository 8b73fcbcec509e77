import { createHmac, hkdfSync } from "node:crypto";
import { config } from "~/config/config.server";
import type { Order } from "~/ordering/orders.repository.server";

/** Everything that is stored of a person. All but the orders are ids. */
export interface Person {
  orders: OrderOfPerson[];
  inquiries: string[];
  drafts: string[];
  files: string[];
  mails: string[];
  /** The ids of the Stripe customers of their payments. */
  customers: string[];
}

/** An order of a person; `paid` when money came in for it. */
export type OrderOfPerson = Order & { paid: boolean };

/** Whether accounting needs an order: money came in for it, or is on its way. */
export function isNeededForAccounting({ paid, state }: OrderOfPerson): boolean {
  return paid || state === "payment_pending";
}

/** Derived from BACKUP_KEY for this use alone: only a person who can read the backups can guess addresses by hash. */
const keys = config.backup.keys.map((key) =>
  Buffer.from(hkdfSync("sha256", key, "", "sitewright: forgotten persons", 32)),
);

/**
 * The keyed hashes of an email address in lower case: 64 hex digits for each secret in BACKUP_KEY, the newest first; an
 * empty list without BACKUP_KEY.
 */
export function personHashes(address: string): string[] {
  const person = address.trim().toLowerCase();
  return keys.map((key) => createHmac("sha256", key).update(person).digest("hex"));
}
