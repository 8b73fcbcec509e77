import { logToStandardError } from "~/observability/log.server";
import { makeBackup } from "~/operations/backup/make-backup.server";
import { kilobytes, print, type ExitCode } from "./output";
import { jsonText } from "./terminal-text";
import { inWords } from "./run";

/** `backup`. */
export function backup({ json }: { json?: true }): Promise<ExitCode> {
  logToStandardError();
  return inWords(async () => {
    const made = await makeBackup();
    await print(json ? `${jsonText(made)}\n` : `${made.name}  ${kilobytes(made.bytes)}\n`);
    return 0;
  });
}
