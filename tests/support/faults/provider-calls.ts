import type { Fault, Provider } from "../../../sandbox";
import { everyFault, type FaultName } from "./fault-rows";

type Mode = "with scripts" | "without scripts";

interface ProviderCall {
  provider: Provider;
  match: NonNullable<Fault["match"]>;
  modes: readonly Mode[];
}

/** A visitor's object, not the probe for conditional writes. */
const PUT = /^PUT (?!.*-probe\?)/;

const both = ["with scripts", "without scripts"] as const;
const http = ["without scripts"] as const;

/** The calls on which a visitor's action depends; each has its own tests with every fault. */
export const providerCalls = {
  "create session": { provider: "stripe", match: "POST /v1/checkout/sessions", modes: both },
  "get session": { provider: "stripe", match: "GET /v1/checkout/sessions/", modes: both },
  "expire session": { provider: "stripe", match: /^POST .*\/expire$/, modes: both },
  "email about an order": { provider: "postmark", match: "POST /email", modes: both },
  "email about assets": { provider: "postmark", match: "POST /email", modes: both },
  receipt: { provider: "postmark", match: "POST /email", modes: both },
  "put object": { provider: "s3", match: PUT, modes: both },
  // Only the scripts announce a file's size ahead of it.
  "put stream": { provider: "s3", match: PUT, modes: ["with scripts"] },
  "begin multipart": { provider: "s3", match: /^POST .*\?uploads/, modes: http },
  "put part": { provider: "s3", match: /^PUT .*partNumber=/, modes: http },
  "complete multipart": { provider: "s3", match: /^POST .*\?uploadId=/, modes: http },
  // Not a listing of the bucket.
  "get object": { provider: "s3", match: /^GET \/[^/?]+\/./, modes: both },
  "delete object": { provider: "s3", match: "DELETE /", modes: both },
} as const satisfies Record<string, ProviderCall>;

export type CallName = keyof typeof providerCalls;

const ERROR: FaultName = "answers 500";

const isCausedOverHttp = (call: CallName) =>
  providerCalls[call].modes.some((mode) => mode === "without scripts");

/**
 * The faults of a call that `npm test` tries. Over plain HTTP, where trying is cheapest: an error, and the others dealt
 * out among the provider's calls so that they meet all of them together. In the browser, for a new checkout session and
 * where only a browser causes the call: an error that the visitor sees.
 */
export function representatives(
  call: CallName,
  mode: Mode,
  unnoticed: readonly FaultName[],
): FaultName[] {
  if (mode === "with scripts") {
    const isTried = call === "create session" || !isCausedOverHttp(call);
    return isTried && !unnoticed.includes(ERROR) ? [ERROR] : [];
  }
  const { provider }: ProviderCall = providerCalls[call];
  const siblings = (Object.keys(providerCalls) as CallName[]).filter(
    (name) => providerCalls[name].provider === provider && isCausedOverHttp(name),
  );
  const others = everyFault.filter((fault) => fault !== ERROR);
  return [
    ERROR,
    ...others.filter((_, index) => index % siblings.length === siblings.indexOf(call)),
  ];
}
