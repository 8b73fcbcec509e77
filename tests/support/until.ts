import { setTimeout as pause } from "node:timers/promises";

/** Waits until something holds, or is there, and returns it. */
export async function until<T>(what: string, find: () => T | Promise<T>, ms = 60_000) {
  for (const deadline = Date.now() + ms; ; await pause(25)) {
    const found = await find();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Not within ${ms} ms: ${what}`);
  }
}
