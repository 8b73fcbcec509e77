import { BackupFailure } from "~/operations/backup/backup-failure";
import { failed, type ExitCode } from "./output";

/** Does a command's work; a failure that was foreseen is told in its words. */
export async function inWords(work: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupFailure) return failed(error.message);
    throw error;
  }
}
