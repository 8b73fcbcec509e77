/** How a check ended. What is not ok comes with one sentence that says how to mend it. */
export type Verdict =
  { state: "ok"; advice: null } | { state: "warning" | "failed"; advice: string };

/** One thing the site needs. `next` builds upon it, and is left out where it failed. */
export interface Check {
  name: string;
  run: () => Verdict | Promise<Verdict>;
  next?: readonly Check[];
}

export const ok: Verdict = { state: "ok", advice: null };

/** The site serves, but not as it should. */
export function warning(advice: string): Verdict {
  return { state: "warning", advice };
}

/** Something does not work. */
export function failed(advice: string): Verdict {
  return { state: "failed", advice };
}
