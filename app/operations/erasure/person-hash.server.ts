import { createHmac, hkdfSync } from "node:crypto";
import { config } from "~/config/config.server";

/** Of BACKUP_KEY, for this use alone: whoever cannot read the backups cannot try addresses on the hashes either. */
const keys = config.backup.keys.map((key) =>
  Buffer.from(hkdfSync("sha256", key, "", "sitewright: forgotten persons", 32)),
);

/**
 * What stands for a mail address, whatever its case, where the address itself must not stand: one hash of 64 hex digits
 * for each secret in BACKUP_KEY, the newest first; none without it.
 */
export function personHashes(address: string): string[] {
  const person = address.trim().toLowerCase();
  return keys.map((key) => createHmac("sha256", key).update(person).digest("hex"));
}
