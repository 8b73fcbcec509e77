/** The codings that responses are cached in, best first. */
const codings = ["br", "gzip"] as const;
export type Coding = (typeof codings)[number];

/**
 * The codings that an Accept-Encoding wants rather than none, the most wanted first and of equals the smallest
 * (RFC 9110, section 12.5.3). A request that refuses everything, none included, gets none all the same.
 */
export function codingsFor(accept: string | undefined): readonly Coding[] {
  if (!accept) return [];
  const weights = weightsOf(accept);
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get("*") ?? 0;
  // A client that names codings wants one of them rather than none, unless none has a weight of its own.
  const none = weights.get("identity") ?? 0;
  return codings
    .filter((coding) => weightOf(coding) > 0 && weightOf(coding) >= none)
    .sort((a, b) => weightOf(b) - weightOf(a));
}

function weightsOf(accept: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of accept.split(",")) {
    const [name = "", ...parameters] = part.split(";");
    weights.set(name.trim().toLowerCase(), weightIn(parameters));
  }
  return weights;
}

/** A weight that cannot be read counts as a refusal: what is not coded can always be read. */
function weightIn(parameters: readonly string[]): number {
  if (parameters.length === 0) return 1;
  const value = /^\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i.exec(parameters.join(";"))?.[1];
  return Number(value ?? 0);
}
