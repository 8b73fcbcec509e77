import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { writeSync } from "node:fs";
import { pino } from "pino";
import { withDeadline } from "~/server/time/time";
import { singleton } from "~/server/jobs/singleton.server";

/** Lines that are buffered while the reader is slow or the disk is full; further ones are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024;
const LAST_LINES_MS = 500;

let output = open(1, false);
let writing = false;
let dropped = 0;

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

function writeAtOnce(line: string): void {
  try {
    writeSync(output.fd, line);
  } catch {
    dropped += 1;
  }
}

export async function flushLog(): Promise<void> {
  if (!writing) return;
  const settled = once(output, "drain").catch(() => undefined);
  await withDeadline(settled, LAST_LINES_MS);
}

export interface RequestContext {
  id: string;
  network: string;
  /** Lets inline scripts run; undefined for a response that is cached, which allows them by their hashes. */
  nonce: string | undefined;
  /** Whether the framework's scripts ask: the framework removes their `_data` parameter from the URL. */
  fromScripts: boolean;
  /** Whom its work counts for: its network, or a paid order where {@link findOwner} found one. */
  owner: string;
  /** Looks for the owner where its network waits. */
  findOwner: () => Promise<string>;
  /** Resolves once the client has taken what was written: false where it has left. */
  awaitReader: () => Promise<boolean>;
  /** Stripe's event, once its signature was checked. */
  event?: unknown;
  /** What layout/form-values.server.ts keeps out of a document's route data. */
  formValues?: Partial<Record<string, Record<string, string>>>;
}

export const requestContext = singleton(
  "request context",
  () => new AsyncLocalStorage<RequestContext>(),
);

/** JSON lines with the `id` of their request. Never pass names, email addresses, form texts, tokens, cookies or session ids. */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorFacts },
    mixin: () => ({ id: requestContext.getStore()?.id }),
  },
  destination,
);

interface RequestFacts {
  id: string;
  method: string | undefined;
  route: string;
  status: number;
  ms: number;
}

/** As `log.info`, without pino's work. Nothing needs to be escaped: Node knows the method, and `routeOf` made the route. */
export function logRequest({ id, method, route, status, ms }: RequestFacts): void {
  const time = new Date().toISOString();
  const facts = `"id":"${id}","method":"${method}","route":"${route}","status":${status}`;
  write(`{"level":${pino.levels.values.info},"time":"${time}",${facts},"ms":${Math.round(ms)}}\n`);
}

/** Logs to standard error, synchronously: for a short process whose results go to standard output. */
export function logToStandardError(): void {
  output = open(2, true);
}

/** What a log line may say of an error. Not its message: a provider's quotes what it was sent, such as an email address. */
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
