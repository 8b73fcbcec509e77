import { listBackups, type Backup } from "~/backup/backups-in-bucket.server";
import { needKey } from "~/backup/need-key.server";
import { stageRestore } from "~/backup/stage-restore.server";
import { servedBy } from "~/database/data-folder.server";
import { logToStandardError } from "~/platform/log.server";
import { inWords } from "./backup-words";
import { kilobytes } from "./kilobytes";
import { failed, note, print, type ExitCode } from "./output";
import { table } from "./table";
import { jsonText } from "./terminal-text";

const UNITS = [
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

/** `restore`: of one backup, or the newest. Without `--yes` it lists them, and nothing is changed. */
export function restore(
  name: string | undefined,
  { yes, json }: { yes?: true; json?: true },
): Promise<ExitCode> {
  logToStandardError();
  return inWords(async () => {
    needKey();
    const backups = await listBackups();
    const wanted = backups.find((backup) => name === undefined || backup.name === name);
    if (backups.length === 0) return failed("There is no backup in the bucket.");
    if (!wanted) return failed(`There is no backup ${name}; restore without a name lists them.`);
    return yes ? stage(wanted) : foretell(wanted, backups, json);
  });
}

async function foretell(
  wanted: Backup,
  backups: readonly Backup[],
  json: true | undefined,
): Promise<ExitCode> {
  const rows = backups.map(({ name, bytes, madeAt }) => [name, kilobytes(bytes), age(madeAt)]);
  const columns = [{ title: "name" }, { title: "size" }, { title: "age" }];
  await print(`${json ? jsonText(backups, 2) : table(columns, rows)}\n`);
  note(`Nothing was changed. To lay ${wanted.name} ready for the next start, add --yes.`);
  return 2;
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

/** How old a backup is, in words. */
function age(madeAt: Date): string {
  const minutes = Math.max(0, Math.floor((Date.now() - madeAt.getTime()) / 60_000));
  const [unit, length] = UNITS.find(([, length]) => minutes >= 2 * length) ?? UNITS[2];
  const count = Math.floor(minutes / length);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
