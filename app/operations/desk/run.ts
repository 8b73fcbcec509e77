import { BackupFailure } from "~/operations/backup/backup-policy";
import { type ExitCode, failed } from "./output";

/** Does a command's work, and keeps the exit code it ends with. */
export type Run = (work: () => Promise<ExitCode>) => Promise<void>;

/** The end of a help text. */
export function example(words: string): string {
  return `\nExample:\n  npm run desk -- ${words}`;
}

/** Does work that asks a provider, unless it would ask real ones on behalf of a demonstration. */
export async function withProviders(work: () => Promise<ExitCode>): Promise<ExitCode> {
  // Not at the top: help needs no environment.
  const { OUT_OF_REACH, standInsOutOfReach } = await import("~/config/stand-ins.server");
  return standInsOutOfReach ? failed(OUT_OF_REACH) : work();
}

/** Does a command's work; a failure that was foreseen is told in its words. */
export async function inWords(work: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupFailure) return failed(error.message);
    throw error;
  }
}
