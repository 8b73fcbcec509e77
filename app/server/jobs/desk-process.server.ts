import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** Runs a command of the desk in a process of its own, for what blocks the event loop or needs memory. Throws when `signal` ends it. */
export async function runDeskProcess(words: readonly string[], signal: AbortSignal) {
  const child = spawn(process.execPath, ["--no-warnings", "build/desk.js", ...words], {
    stdio: ["ignore", "pipe", "pipe"],
    signal,
  });
  const [[code], out, err] = await Promise.all([
    once(child, "close") as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, out, err };
}
