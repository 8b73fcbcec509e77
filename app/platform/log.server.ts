import { pino } from "pino";

let output = pino.destination(1);

const destination = {
  write: (line: string) => output.write(line),
  // Before the process ends on a fatal line, pino flushes what it writes to.
  flushSync: () => output.flushSync(),
};

/** JSON lines on standard output. Never pass names, addresses, form texts, tokens, cookies or session ids. */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorFacts },
  },
  destination,
);

/** For a process whose standard output holds its results. */
export function logToStandardError(): void {
  output = pino.destination(2);
}

/**
 * What a log line may say of an error: its kind and where it came from. Not its message:
 * a provider's error quotes what it was sent, which can be a mail address or a file's name.
 */
function errorFacts(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...(typeof code === "string" && { code }),
    at: frames.slice(0, 5).map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: (error.cause as Error).name }),
  };
}
