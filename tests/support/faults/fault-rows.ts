import type { Fault } from "../../../sandbox";

/** How long a tested site waits for a provider: far longer than a slow answer takes, also on a busy machine. */
export const PATIENCE_MS = 1_000;

/** Makes the tested site give up on a provider soon, so that a silent one costs a test little. */
export const impatient = {
  PROVIDER_TIMEOUT_MS: String(PATIENCE_MS),
  STORAGE_STALL_MS: String(PATIENCE_MS),
};

/**
 * For tests that wait for a background job too: each runs every quarter of a second, and asks providers as often. Not for
 * files that the bucket stores late: a sweep this soon comes before them.
 */
export const impatientWithJobs = { ...impatient, JOBS_EVERY_MS: "250" };

/** Everything a provider can do wrong with a call; all but the second go on until they are lifted. */
const plans = {
  "answers 500": { status: 500 },
  "answers 503 once": { status: 503, times: 1 },
  "limits the rate": { status: 429, headers: { "retry-after": "1" } },
  "is slow": { delayMs: 80 },
  // A large body moves on for a while where nobody reads it, into the buffers between the two.
  "answers too late": { delayMs: 2.5 * PATIENCE_MS },
  "never answers": { hang: true },
  "ends the connection before the effect": { reset: "before" },
  "ends the connection after the effect": { reset: "after" },
  "answers something else": { garbage: true },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof plans;

export const everyFault = Object.keys(plans) as FaultName[];

export interface FaultRow {
  fault: FaultName;
  plan: Fault;
  /** What a visitor sees of it. */
  seen: "told" | "unnoticed";
  /** The provider acts and does not say so: what cannot be asked for under a key may come twice. */
  repeats: boolean;
}

/** One row for each fault; the visitor is told of every fault but those that go unnoticed. */
export function faultRows(unnoticed: readonly FaultName[]): FaultRow[] {
  return everyFault.map((fault) => ({
    fault,
    plan: plans[fault],
    seen: unnoticed.includes(fault) ? "unnoticed" : "told",
    repeats: fault === "ends the connection after the effect" || fault === "answers something else",
  }));
}
