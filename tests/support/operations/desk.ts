import { fork, spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Site } from "../site";

export type Ran = Awaited<ReturnType<typeof runNode>>;

export type Desk = (...words: string[]) => Promise<Ran>;

/** Less than the timeout of a test. */
const TIMEOUT_MS = 45_000;

type Beside = Pick<Site, "env">;

const run = deskHost();

/**
 * Runs a command of the built desk beside a site. All commands of a worker run in one process, see desk-host.mjs; the
 * commands of tests about the process itself are spawned.
 */
export const desk = ({ env }: Beside, ...words: string[]) => run(env, words);

export const spawnDesk = ({ env }: Beside, ...words: string[]) =>
  runNode(env, ["build/desk.js", ...words]);

/** Runs Node with these arguments, in the environment `env` only. */
export async function runNode(env: NodeJS.ProcessEnv, words: string[]) {
  const child = spawn(process.execPath, words, { env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close") as Promise<[code: number | null]>;
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}

/** A process that runs commands one after another; it starts with the first one and ends with its parent. */
export function deskHost(preload?: URL) {
  let host: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return (env: NodeJS.ProcessEnv, words: string[]): Promise<Ran> => {
    const ran = last.then(() => runIn((host ??= start()), env, words));
    last = ran.catch(() => undefined);
    return ran;
  };

  function start(): ChildProcess {
    const child = fork(fileURLToPath(new URL("desk-host.mjs", import.meta.url)), {
      execArgv: preload ? ["--import", preload.href] : [],
      env: { NODE_ENV: "production", NODE_NO_WARNINGS: "1" },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    child.once("exit", () => (host = undefined));
    return child;
  }
}

/** A command that exits its process, for example without an environment, ends the host. */
async function runIn(host: ChildProcess, env: NodeJS.ProcessEnv, words: string[]): Promise<Ran> {
  const end = `\0${randomUUID()}`;
  const waiting = new AbortController();
  const { signal } = waiting;
  const ended = Promise.race(["message", "exit"].map((event) => once(host, event, { signal })));
  // A command that hangs fails its own test and no later one.
  const timer = setTimeout(() => host.kill("SIGKILL"), TIMEOUT_MS);
  host.send({ env, words, end });
  const [out, err] = await Promise.all([
    printedTo(host.stdout!, end),
    printedTo(host.stderr!, end),
  ]);
  clearTimeout(timer);
  const [code] = (await ended) as [number | null];
  waiting.abort();
  return { code, out, err };
}

/** The output up to `end`, or up to the end of the stream. */
async function printedTo(stream: Readable, end: string): Promise<string> {
  let printed = "";
  for await (const chunk of stream.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    printed += chunk;
    if (printed.includes(end)) break;
  }
  return printed.replace(end, "");
}
