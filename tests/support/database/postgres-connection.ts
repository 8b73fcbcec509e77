import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";

const TIMEOUT_MS = 20_000;

interface Answer {
  rows: unknown[];
  changes: number;
  error?: Error;
}

/** Reads and changes a PostgreSQL database beside the site, synchronously as SQLite does; `?` stands for a value. */
export function connectBeside(url: string) {
  return {
    rows: <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
      run(url, sql, values).rows as Row[],
    execute: (sql: string, ...values: unknown[]) => run(url, sql, values).changes,
  };
}

let bridge: ReturnType<typeof startBridge> | undefined;

/** One thread runs the statements of all tests of this process, which waits for it. */
function startBridge() {
  const { port1, port2 } = new MessageChannel();
  const finished = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(new URL("postgres-bridge.mjs", import.meta.url), {
    workerData: { port: port2, finished },
    transferList: [port2],
    execArgv: [],
  });
  thread.unref();
  return { port: port1, finished, thread };
}

function run(url: string, sql: string, values: unknown[]): Answer {
  const { port, finished, thread } = (bridge ??= startBridge());
  Atomics.store(finished, 0, 0);
  port.postMessage({ url, sql: numbered(sql), values });
  if (!waitUntilSet(finished)) {
    void thread.terminate();
    bridge = undefined;
    throw new Error(`PostgreSQL did not answer within ${TIMEOUT_MS} ms: ${sql}`);
  }
  const answer = receiveMessageOnPort(port)!.message as Answer;
  if (answer.error) throw new Error(`${answer.error.message}: ${sql}`, { cause: answer.error });
  return answer;
}

/** A thread that was stopped between its answer and its wake-up call wakes the wait for the next answer. */
function waitUntilSet(flag: Int32Array): boolean {
  for (;;) {
    const ended = Atomics.wait(flag, 0, 0, TIMEOUT_MS);
    if (ended !== "ok" || Atomics.load(flag, 0) !== 0) return ended !== "timed-out";
  }
}

/** `$1`, `$2` and so on in place of each `?` outside quoted text. */
function numbered(sql: string): string {
  let count = 0;
  return sql.replace(/'[^']*'|\?/g, (found) => (found === "?" ? `$${(count += 1)}` : found));
}
