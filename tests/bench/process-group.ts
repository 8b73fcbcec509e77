import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../support/free-port";

const START_TIMEOUT_MS = 60_000;
const KEPT_OUTPUT = 4000;
const running = new Set<ChildProcess>();

process.on("exit", () => running.forEach(end));
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => process.exit(1));
}

type Env = Record<string, string>;

interface Options {
  cwd?: string;
  env?: Env;
}

/** A server in a process of its own. */
export interface Server {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

interface ServerOptions {
  cwd?: string;
  /** What its environment says besides PORT and HOST. */
  env?: (url: string) => Env;
}

/** Runs a Node program that listens on PORT, and waits until it answers. What it prints on stdout is not kept. */
export async function serve(args: string[], { cwd, env }: ServerOptions = {}): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, printed } = start(process.execPath, args, "ignore", {
    cwd,
    env: { PORT: String(port), HOST: "127.0.0.1", ...env?.(url) },
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  const answers = () => fetch(url, { signal: AbortSignal.timeout(5000) }).then(() => true);
  while (!(await answers().catch(() => false))) {
    if (hasEnded(child) || Date.now() > deadline) {
      end(child);
      throw new Error(`No server: node ${args.join(" ")}\n${printed()}`);
    }
    await pause(50);
  }
  return {
    url,
    pid: child.pid!,
    stop: async () => {
      if (hasEnded(child)) return;
      const closed = once(child, "close");
      end(child);
      await closed;
    },
  };
}

/** Runs a program to its end and returns its stdout; ends it, and whatever it started, after `timeoutMs`. */
export async function run(
  command: string,
  args: string[],
  timeoutMs: number,
  options: Options = {},
): Promise<string> {
  const { child, printed } = start(command, args, "pipe", options);
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const impatience = setTimeout(() => end(child), timeoutMs);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("close", resolve);
    child.on("error", reject);
  });
  clearTimeout(impatience);
  // What it started and left behind.
  end(child);
  if (code !== 0) {
    const reason = code === null ? `ended after ${timeoutMs} ms` : `ended with ${code}`;
    throw new Error(
      `${command} ${args.join(" ")} ${reason}\n${printed()}${output.slice(-KEPT_OUTPUT)}`,
    );
  }
  return output;
}

/** In a process group of its own, so that its children end with it. */
function start(command: string, args: string[], stdout: "ignore" | "pipe", options: Options) {
  const child: ChildProcess = spawn(command, args, {
    cwd: options.cwd,
    detached: true,
    stdio: ["ignore", stdout, "pipe"],
    env: {
      NODE_ENV: "production",
      NODE_NO_WARNINGS: "1",
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...options.env,
    },
  });
  running.add(child);
  let errors = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-KEPT_OUTPUT);
  });
  return { child, printed: () => errors };
}

function end(child: ChildProcess): void {
  running.delete(child);
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // The whole group has ended.
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
