import type { ExitCode } from "./output";

/** Does a command's work, and keeps the exit code it ends with. */
export type Run = (work: () => Promise<ExitCode>) => Promise<void>;

/** The end of a help text. */
export function example(words: string): string {
  return `\nExample:\n  npm run desk -- ${words}`;
}
