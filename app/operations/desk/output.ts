import { once } from "node:events";
import { oneLine } from "./terminal-text";

/** How a command ends: done, failed, or asked for wrongly. */
export type ExitCode = 0 | 1 | 2;

/** Prints a result, already made safe for a terminal, and waits where the reader is slow. */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

/** Tells the operator something that is no result. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Says why a command failed. */
export function failed(why: string): ExitCode {
  note(oneLine(why));
  return 1;
}

/** A size in bytes, for people. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
