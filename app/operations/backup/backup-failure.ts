/** Why a backup or a restore came to nothing, in words for its operator and for the log: without personal data. */
export class BackupFailure extends Error {
  override name = "BackupFailure";
}
