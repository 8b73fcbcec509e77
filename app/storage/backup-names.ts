import { timeFromName, timeInName } from "~/time/time";

const NAME = /^site-(.{24})\.db\.gz\.age$/;

/** The name of a backup that is begun at a moment; names sort by time. */
export function backupName(moment: Date): string {
  return `site-${timeInName(moment)}.db.gz.age`;
}

/** When the backup of this name was begun; undefined where the name is none of ours. */
export function begunAt(name: string): Date | undefined {
  return timeFromName(NAME.exec(name)?.[1] ?? "");
}
