import { withDeadline } from "~/concurrency/deadline";
import { failed, type Check, type Verdict } from "./check";

/** What is told of a check. No secret, and no address of anybody, is in it. */
export type Finding = { check: string } & Verdict;

/** Runs checks side by side, each for at most `ms`; one that throws or takes longer has failed. */
export async function runChecks(checks: readonly Check[], ms: number): Promise<Finding[]> {
  const findings = await Promise.all(checks.map((check) => runCheck(check, ms)));
  return findings.flat();
}

async function runCheck({ name, run, next = [] }: Check, ms: number): Promise<Finding[]> {
  const finding = { check: name, ...(await verdictOf(run, ms)) };
  if (finding.state === "failed") return [finding];
  return [finding, ...(await runChecks(next, ms))];
}

async function verdictOf(run: Check["run"], ms: number): Promise<Verdict> {
  try {
    const verdict = await withDeadline(Promise.resolve().then(run), ms);
    if (verdict !== "late") return verdict;
    return failed(`It took longer than ${ms / 1000} seconds: try again, then look at the network.`);
  } catch (error) {
    return failed(`It could not be checked (${kindOf(error)}): try again.`);
  }
}

/** Not its message, which may quote what was sent. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? `${error.name} ${code}` : error.name;
}
