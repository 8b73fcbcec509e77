import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { Site } from "../site";

/** What a command of the desk printed, and how it ended. */
export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a command of the built desk beside a running site, as its operator would. */
export function desk({ env }: Pick<Site, "env">, ...words: string[]): Promise<Ran> {
  return runNode(env, ["build/desk.js", ...words]);
}

/** Runs Node with these arguments and nothing but `env`. */
export function runNode(env: NodeJS.ProcessEnv, words: string[]): Promise<Ran> {
  return run(process.execPath, words, env);
}

/** Runs a line of the shell with nothing but `env`. */
export function runShell(env: NodeJS.ProcessEnv, line: string): Promise<Ran> {
  return run("sh", ["-c", line], env);
}

async function run(command: string, words: string[], env: NodeJS.ProcessEnv): Promise<Ran> {
  const child = spawn(command, words, { env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, err };
}
