import { config } from "~/server/config/config.server";
import { servedBy } from "~/server/database/data-folder.server";
import { logToStandardError } from "~/server/log/log.server";
import { BackupFailure, isBackupFromFuture, type Backup } from "~/operations/backup/backup-policy";
import { listBackups } from "~/operations/backup/backups-in-bucket.server";
import { assertBackupKey } from "~/operations/backup/encrypted-file.server";
import { stageRestore } from "~/operations/backup/stage-restore.server";
import { failed, jsonText, kilobytes, note, print, type ExitCode } from "./terminal";
import { table } from "./text-layout";

export function backup({ json }: { json?: true }): Promise<ExitCode> {
  logToStandardError();
  return reportFailure(async () => {
    // Imported here: it opens the database, which a restore must not.
    const { makeBackup } = await import("~/operations/backup/make-backup.server");
    const made = await makeBackup();
    await print(json ? `${jsonText(made)}\n` : `${made.name}  ${kilobytes(made.bytes)}\n`);
    return 0;
  });
}

async function reportFailure(work: () => Promise<ExitCode>): Promise<ExitCode> {
  if (config.databaseUrl) {
    return failed(
      "With DATABASE_URL the backups are kept by who hosts the PostgreSQL server: make and restore them there.",
    );
  }
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupFailure) return failed(error.message);
    throw error;
  }
}

const UNITS = [
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

const BY_NAME = "restore takes such a backup by its name only.";

/** `restore`: stages a backup, by default the newest that is not from the future. Without `--yes` it lists them only. */
export function restore(name: string | undefined, { yes, json }: { yes?: true; json?: true }) {
  logToStandardError();
  return reportFailure(async () => {
    assertBackupKey();
    const backups = await listBackups();
    const now = new Date();
    const wanted = backups.find((backup) =>
      name === undefined ? !isBackupFromFuture(backup, now) : backup.name === name,
    );
    if (backups.length === 0) return failed("There is no backup in the bucket.");
    if (!wanted && name !== undefined) {
      return failed(`There is no backup ${name}; restore without a name lists them.`);
    }
    return yes && wanted ? stage(wanted) : listWithoutChange(wanted, backups, now, json);
  });
}

async function listWithoutChange(
  wanted: Backup | undefined,
  backups: readonly Backup[],
  now: Date,
  json: true | undefined,
): Promise<ExitCode> {
  const future = backups.filter((backup) => isBackupFromFuture(backup, now));
  const rows = backups.map((backup) => [
    backup.name,
    kilobytes(backup.bytes),
    future.includes(backup) ? "later than now" : age(backup.madeAt, now),
  ]);
  const columns = ["name", "size", "age"];
  await print(`${json ? jsonText(backups, 2) : table(columns, rows)}\n`);
  if (future.length > 0)
    note(`${future.length} dated later than now, by a clock that was wrong, or is: ${BY_NAME}`);
  note(
    wanted
      ? `Nothing was changed. To lay ${wanted.name} ready for the next start, add --yes.`
      : "Nothing was changed. There is no other backup.",
  );
  return wanted ? 2 : 1;
}

async function stage(wanted: Backup): Promise<ExitCode> {
  const former = await stageRestore(wanted);
  await print(`${wanted.name} is ready\n`);
  const serving = servedBy();
  const next = serving ? `Restart the site, which runs as ${serving}` : "Start the site";
  note(`${next}: it starts with this backup. What came after it is not in it.`);
  note(`The database it has now, if any, is kept in ${former}: delete it once all is well.`);
  return 0;
}

function age(madeAt: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - madeAt.getTime()) / 60_000));
  const [unit, length] = UNITS.find(([, length]) => minutes >= 2 * length) ?? UNITS[2];
  const count = Math.floor(minutes / length);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
