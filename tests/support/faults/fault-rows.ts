import type { Fault } from "../../../sandbox";

/** How long a tested site waits for a provider: far longer than a slow response, even on a busy machine. */
export const TIMEOUT_MS = 1_000;

export const shortTimeouts = {
  PROVIDER_TIMEOUT_MS: String(TIMEOUT_MS),
  STORAGE_STALL_MS: String(TIMEOUT_MS),
};

/**
 * For tests that also wait for a background job: each runs every quarter of a second, and calls providers as often. Not for
 * files that the bucket stores late, since retention would run before they arrive.
 */
export const shortTimeoutsWithJobs = { ...shortTimeouts, JOBS_EVERY_MS: "250" };

/** Every way in which a provider's call can fail; all but the second last until they are removed. */
const plans = {
  "answers 500": { status: 500 },
  "answers 503 once": { status: 503, times: 1 },
  "answers 429": { status: 429, headers: { "retry-after": "1" } },
  "is slow": { delayMs: 80 },
  // The buffers between client and server accept a part of a large body before it stalls.
  "answers too late": { delayMs: 2.5 * TIMEOUT_MS },
  "never answers": { hang: true },
  "ends the connection before the effect": { reset: "before" },
  "ends the connection after the effect": { reset: "after" },
  "answers garbage": { garbage: true },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof plans;

export const everyFault = Object.keys(plans) as FaultName[];

export type FaultRow = ReturnType<typeof faultRows>[number];

export function faultRows(unnoticed: readonly FaultName[]) {
  return everyFault.map((fault) => ({
    fault,
    plan: plans[fault],
    seen: unnoticed.includes(fault) ? ("unnoticed" as const) : ("reported" as const),
    /** The provider acts without confirming it: a call without an idempotency key may be made twice. */
    repeats: fault === "ends the connection after the effect" || fault === "answers garbage",
  }));
}
