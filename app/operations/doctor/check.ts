import { withDeadline } from "~/server/time/time";

/** The result of a check; a warning or failure says in one sentence how to repair it. */
export type Verdict =
  { state: "ok"; advice: string | null } | { state: "warning" | "failed"; advice: string };

/** A check of one thing the site needs; `live`: before customers come. The checks in `next` depend on it, and are left out where it failed. */
export interface Check {
  name: string;
  run: (live: boolean) => Verdict | Promise<Verdict>;
  next?: readonly Check[];
}

export const ok: Verdict = { state: "ok", advice: null };

export function warning(advice: string): Verdict {
  return { state: "warning", advice };
}

export function failed(advice: string): Verdict {
  return { state: "failed", advice };
}

/** For what a site may have while it is tried out, and must not have once customers come. */
export function warningUntil(live: boolean): typeof warning {
  return live ? failed : warning;
}

export type Finding = { check: string } & Verdict;

/** Runs checks in parallel, each for at most `ms`; one that throws or takes longer has failed. */
export async function runChecks(
  checks: readonly Check[],
  ms: number,
  live = false,
): Promise<Finding[]> {
  const findings = await Promise.all(checks.map((check) => runCheck(check, ms, live)));
  return findings.flat();
}

async function runCheck({ name, run, next = [] }: Check, ms: number, live: boolean) {
  const finding: Finding = { check: name, ...(await verdictOf(() => run(live), ms)) };
  if (finding.state === "failed") return [finding];
  return [finding, ...(await runChecks(next, ms, live))];
}

async function verdictOf(run: () => ReturnType<Check["run"]>, ms: number): Promise<Verdict> {
  try {
    const verdict = await withDeadline(Promise.resolve().then(run), ms);
    if (verdict !== "late") return verdict;
    return failed(`It took longer than ${ms / 1000} seconds: try again, then look at the network.`);
  } catch (error) {
    return failed(`It could not be checked (${kindOf(error)}): try again.`);
  }
}

/** Without the error's message, which may quote what was sent. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? `${error.name} ${code}` : error.name;
}
