import { createHmac, hkdfSync } from "node:crypto";
import { config } from "~/server/config/config.server";
import type { Order } from "~/orders/orders.repository.server";

export type OrderOfPerson = Order & { paid: boolean };

/** Whether accounting needs an order: money came in for it, or is on its way. */
export function isNeededForAccounting({ paid, state }: OrderOfPerson): boolean {
  return paid || state === "payment_pending";
}

const NAME_BYTES = 8;

/** Derived from BACKUP_KEY for this use alone: only a person who can read the backups can guess addresses by hash. */
const keys = config.backup.keys.map((secret) => {
  const derive = (use: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, "", `sitewright: ${use}`, bytes));
  const name = derive("name of the key of forgotten persons", NAME_BYTES).toString("hex");
  return { name, key: derive("forgotten persons", 32) };
});

/** As the databases do, ASCII letters alone: the lower case of the Kelvin sign is a k, of another person's address. */
export function lowerCase(address: string): string {
  return address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** 64 hex digits for each secret in BACKUP_KEY, the newest first, of which the first 16 name the secret. */
export function personHashes(address: string): string[] {
  const person = lowerCase(address.trim());
  return keys.map(({ name, key }) => {
    const hash = createHmac("sha256", key).update(person).digest("hex");
    return name + hash.slice(2 * NAME_BYTES);
  });
}

/** Whether a hash was made with a secret in BACKUP_KEY: only then can its person be found. */
export function isHashOfKnownKey(hash: string): boolean {
  return keys.some(({ name }) => hash.startsWith(name));
}
