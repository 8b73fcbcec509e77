import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { writeSync } from "node:fs";
import { pino } from "pino";
import { withDeadline } from "~/concurrency/deadline";
import { singleton } from "~/lifecycle/singleton.server";

/** Lines that are buffered while the reader is slow or the disk is full; further ones are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024;
/** How long the process waits for its last lines to be written before it ends. */
const LAST_LINES_MS = 500;

let output = open(1, false);
/** Whether lines are on their way. */
let writing = false;
let dropped = 0;

/** How many lines are lost because they could not be written. */
export function droppedLines(): number {
  return dropped;
}

/** A destination whose failures do not end the process: it retries unwritten lines with the next line. */
function open(fd: 1 | 2, sync: boolean) {
  const opened = pino.destination({ dest: fd, sync, maxLength: MAX_WAITING_BYTES });
  // Pino's own listener would stop writing after a broken pipe, and end the process at any other failure.
  opened.removeAllListeners("error");
  opened.on("error", () => undefined);
  opened.on("drop", () => (dropped += 1));
  opened.on("drain", () => (writing = false));
  // Pino calls it at the end of the process; on a full disk it would retry endlessly.
  opened.flushSync = () => undefined;
  return Object.assign(opened, { fd });
}

const FATAL = pino.levels.values.fatal;

const destination = {
  // Makes pino set `lastLevel` for each line (https://github.com/pinojs/pino/blob/main/docs/api.md#metadata).
  [Symbol.for("pino.metadata")]: true,
  lastLevel: 0,
  write(line: string) {
    if (this.lastLevel === FATAL) writeAtOnce(line);
    else write(line);
  },
};

function write(line: string): void {
  writing = true;
  output.write(line);
}

/** Writes synchronously, because the process ends after this line. */
function writeAtOnce(line: string): void {
  try {
    writeSync(output.fd, line);
  } catch {
    dropped += 1;
  }
}

/** Resolves once every line is written, or cannot be; at the latest after {@link LAST_LINES_MS}. */
export async function flushLog(): Promise<void> {
  if (!writing) return;
  const settled = once(output, "drain").catch(() => undefined);
  await withDeadline(settled, LAST_LINES_MS);
}

const requestIds = singleton("request ids", () => new AsyncLocalStorage<string>());

/**
 * JSON lines on standard output, each with the `id` of the request that caused it, if one did. Never pass names,
 * email addresses, form texts, tokens, cookies or session ids.
 */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorFacts },
    mixin: () => ({ id: requestIds.getStore() }),
  },
  destination,
);

/** What a request's line says. */
interface RequestFacts {
  id: string;
  method: string | undefined;
  route: string;
  status: number;
  /** Milliseconds until its end. */
  ms: number;
}

/**
 * Writes the line of a request as `log.info` would, without pino's work: that was a tenth of a cached response's
 * processor time. No value needs to be escaped: Node allows only known methods, and a route is a result of `routeOf`.
 */
export function logRequest({ id, method, route, status, ms }: RequestFacts): void {
  const time = new Date().toISOString();
  const facts = `"id":"${id}","method":"${method}","route":"${route}","status":${status}`;
  write(`{"level":${pino.levels.values.info},"time":"${time}",${facts},"ms":${Math.round(ms)}}\n`);
}

/** Does work for a request: every line that it logs, also asynchronously, carries the request's id. */
export function withRequestId(id: string, work: () => void): void {
  requestIds.run(id, work);
}

/** Logs to standard error, synchronously: for a short process whose results go to standard output. */
export function logToStandardError(): void {
  output = open(2, true);
}

/**
 * What a log line may say of an error: its kind and where it came from. Not its message:
 * a provider's error quotes what it was sent, which can be an email address or a file's name.
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
