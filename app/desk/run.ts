import type { ExitCode } from "./output";

/** Does a command's work once the environment and the database are known to be there. */
export type Run = (work: () => Promise<ExitCode>) => Promise<void>;

/** The end of a help text. */
export function example(words: string): string {
  return `\nExample:\n  npm run desk -- ${words}`;
}
