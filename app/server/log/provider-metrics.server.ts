import { counter, durations } from "./metrics.server";

const providers = ["stripe", "postmark", "s3"] as const;
export type Provider = (typeof providers)[number];

const calls = counter(
  "sitewright_provider_calls_total",
  "HTTP requests to a provider that ended.",
  ["provider"],
);
const errors = counter(
  "sitewright_provider_errors_total",
  "Of them, those without an answer, or with one from 400 on other than 404.",
  ["provider"],
);
const times = durations(
  "sitewright_provider_call_duration_seconds",
  "From the request to a provider to its answer's head, or to the failure.",
  ["provider"],
  [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90],
);

// Prometheus computes a rate only from a first value on.
for (const provider of providers) {
  calls?.inc({ provider }, 0);
  errors?.inc({ provider }, 0);
}

/** Counts a call to a provider; an error for which `isOwnAbort` is true is not the provider's. Throws the call's error. */
export async function countCall<Answer>(
  provider: Provider,
  call: () => Promise<Answer>,
  statusOf: (answer: Answer) => number,
  isOwnAbort: (error: unknown) => boolean = () => false,
): Promise<Answer> {
  const end = times?.startTimer({ provider });
  let failed = false;
  try {
    const answer = await call();
    const status = statusOf(answer);
    // The site asks for things that may not exist.
    failed = status >= 400 && status !== 404;
    return answer;
  } catch (error) {
    failed = !isOwnAbort(error);
    throw error;
  } finally {
    end?.();
    calls?.inc({ provider });
    if (failed) errors?.inc({ provider });
  }
}
