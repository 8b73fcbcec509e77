import { setTimeout as pause } from "node:timers/promises";

/** Waits until a condition holds, checking often; fails with its name after `ms`. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  ms = 10_000,
): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${ms} ms: ${what}`);
    await pause(25);
  }
}
