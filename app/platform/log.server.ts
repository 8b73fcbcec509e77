import { pino, type LoggerOptions } from "pino";
import { requestId } from "./request-id.server";

let output = pino.destination(1);

/** A write costs as much as answering a request from memory does. */
const GATHER_MS = 20;
let gathered = "";

function gather(line: string): void {
  if (!gathered) setTimeout(writeGathered, GATHER_MS);
  gathered += line;
}

function writeGathered(): void {
  const lines = gathered;
  gathered = "";
  if (lines) output.write(lines);
}

const destination = {
  write(line: string) {
    writeGathered();
    output.write(line);
  },
  // Before the process ends on a fatal line, pino flushes what it writes to.
  flushSync: () => output.flushSync(),
};

const options: LoggerOptions = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: errorFacts },
};

/**
 * JSON lines on standard output, each with the `id` of the request it comes from, if it does. Never pass names,
 * addresses, form texts, tokens, cookies or session ids.
 */
export const log = pino({ ...options, mixin: () => ({ id: requestId() }) }, destination);

/** The same for the lines of requests: they come with the next line of the other, or a moment later, many in one write. */
export const requestLog = pino(options, { write: gather });

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
