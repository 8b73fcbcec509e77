import { fork, spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Site } from "../site";

/** What a command of the desk printed, and how it ended. */
export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a command of the desk. */
export type Desk = (...words: string[]) => Promise<Ran>;

/** Less than a test may take. */
const PATIENCE_MS = 45_000;

type Beside = Pick<Site, "env">;

const run = deskHost();

/**
 * Runs a command of the built desk beside a site. All those of a worker run in one process, see desk-host.mjs; the
 * commands of tests that are about the process itself are spawned.
 */
export function desk({ env }: Beside, ...words: string[]): Promise<Ran> {
  return run(env, words);
}

/** Runs a command of the built desk in a process of its own, as its operator does. */
export function spawnDesk({ env }: Beside, ...words: string[]): Promise<Ran> {
  return runNode(env, ["build/desk.js", ...words]);
}

/** Runs Node with these arguments and nothing but `env`. */
export function runNode(env: NodeJS.ProcessEnv, words: string[]): Promise<Ran> {
  return ranTo(spawn(process.execPath, words, { env, stdio: ["ignore", "pipe", "pipe"] }));
}

/** Runs a line of the shell with nothing but `env`. */
export function runShell(env: NodeJS.ProcessEnv, line: string): Promise<Ran> {
  return ranTo(spawn("sh", ["-c", line], { env, stdio: ["ignore", "pipe", "pipe"] }));
}

async function ranTo(child: ChildProcess): Promise<Ran> {
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [out, err] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
  return { code: await ended, out, err };
}

/** A process that runs commands one after another, started by the first one; it ends with its parent. */
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

/** A command that ends its process, as one without an environment does, ends the host. */
async function runIn(host: ChildProcess, env: NodeJS.ProcessEnv, words: string[]): Promise<Ran> {
  const end = `\0${randomUUID()}`;
  const code = new Promise<number | null>((resolve) => {
    const finish = (code: number | null) => {
      host.off("message", finish).off("exit", finish);
      resolve(code);
    };
    host.on("message", finish).on("exit", finish);
  });
  // One that hangs fails its own test, and none of those behind it.
  const impatience = setTimeout(() => host.kill("SIGKILL"), PATIENCE_MS);
  host.send({ env, words, end });
  const [out, err] = await Promise.all([
    printedTo(host.stdout!, end),
    printedTo(host.stderr!, end),
  ]);
  clearTimeout(impatience);
  return { code: await code, out, err };
}

/** What comes until `end` does, or nothing more; what a stream's last write holds may come with it. */
function printedTo(stream: NodeJS.ReadableStream, end: string): Promise<string> {
  return new Promise((resolve) => {
    let printed = "";
    const finish = () => {
      stream.off("data", gather).off("end", finish);
      resolve(printed.replace(end, ""));
    };
    const gather = (chunk: string) => {
      printed += chunk;
      if (printed.includes(end)) finish();
    };
    stream.setEncoding("utf8").on("data", gather).on("end", finish);
  });
}
