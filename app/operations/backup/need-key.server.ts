import { config } from "~/config/config.server";
import { BackupFailure } from "./backup-failure";

/** Throws a BackupFailure where BACKUP_KEY is not set. */
export function needKey(): void {
  if (config.backup.keys.length > 0) return;
  throw new BackupFailure(
    "BACKUP_KEY is not set. It encrypts the backups: set it to what `openssl rand -hex 32` prints, and keep it in a second place.",
  );
}
