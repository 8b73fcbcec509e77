import type { Fault, Provider } from "../../../sandbox";
import { everyFault, type FaultName } from "./fault-rows";

type Mode = "with scripts" | "without scripts";

interface ProviderCall {
  provider: Provider;
  match: NonNullable<Fault["match"]>;
  /** The visitors that lead to this call. */
  modes: readonly Mode[];
  /** Whether the call changes nothing at the provider. */
  reads?: true;
}

/** A visitor's object, not that by which the site learns what the bucket can do. */
const PUT = /^PUT (?!.*-probe\?)/;

const both = ["with scripts", "without scripts"] as const;

/** The calls on which a visitor's doing depends; each has tests of its own with every fault. */
export const providerCalls = {
  "create session": { provider: "stripe", match: "POST /v1/checkout/sessions", modes: both },
  "get session": {
    provider: "stripe",
    match: "GET /v1/checkout/sessions/",
    modes: both,
    reads: true,
  },
  "expire session": { provider: "stripe", match: /^POST .*\/expire$/, modes: both },
  "mail of an order": { provider: "postmark", match: "POST /email", modes: both },
  "mail of assets": { provider: "postmark", match: "POST /email", modes: both },
  receipt: { provider: "postmark", match: "POST /email", modes: both },
  "put object": { provider: "s3", match: PUT, modes: both },
  // Only the scripts know a file's size ahead of it.
  "put stream": { provider: "s3", match: PUT, modes: ["with scripts"] },
  "begin multipart": { provider: "s3", match: /^POST .*\?uploads/, modes: ["without scripts"] },
  "put part": { provider: "s3", match: /^PUT .*partNumber=/, modes: ["without scripts"] },
  "complete multipart": {
    provider: "s3",
    match: /^POST .*\?uploadId=/,
    modes: ["without scripts"],
  },
  // A list of the bucket is none.
  "get object": { provider: "s3", match: /^GET \/[^/?]+\/./, modes: both, reads: true },
  "delete object": { provider: "s3", match: "DELETE /", modes: both },
} as const satisfies Record<string, ProviderCall>;

export type CallName = keyof typeof providerCalls;

const ERROR: FaultName = "answers 500";
const SILENCE: FaultName = "never answers";
const EFFECT_ALONE: FaultName = "ends the connection after the effect";

const leadsOverHttp = (call: CallName) =>
  providerCalls[call].modes.some((mode) => mode === "without scripts");

/**
 * The faults of a call that `npm test` tries: an error, a silence and an effect without an answer over plain HTTP, where
 * trying is cheapest, the others dealt out among the provider's calls so that they meet all of them together. In the
 * browser, for the first call of each provider and where only a browser leads to the call, an error that the visitor is
 * told of.
 */
export function representatives(
  call: CallName,
  mode: Mode,
  unnoticed: readonly FaultName[],
): FaultName[] {
  const { provider, reads }: ProviderCall = providerCalls[call];
  const siblings = (Object.keys(providerCalls) as CallName[]).filter(
    (name) => providerCalls[name].provider === provider && leadsOverHttp(name),
  );
  const place = siblings.indexOf(call);
  if (mode === "with scripts") {
    return place > 0 || unnoticed.includes(ERROR) ? [] : [ERROR];
  }
  const always = [ERROR, SILENCE, ...(reads ? [] : [EFFECT_ALONE])];
  const others = everyFault.filter((fault) => ![ERROR, SILENCE, EFFECT_ALONE].includes(fault));
  return [...always, ...others.filter((_, index) => index % siblings.length === place)];
}
