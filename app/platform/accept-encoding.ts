/** The codings we keep answers in, best first. */
export const codings = ["br", "gzip"] as const;
export type Coding = (typeof codings)[number];

/**
 * The coding to answer in by a request's Accept-Encoding (RFC 9110, section 12.5.3): of those there are, the one with
 * the highest weight, and of equals the smallest. Undefined stands for none: also where the request refuses even that.
 */
export function chooseCoding(
  accept: string | undefined,
  there: (coding: Coding) => boolean,
): Coding | undefined {
  if (!accept) return undefined;
  const weights = weightsOf(accept);
  const any = weights.get("*");
  // Whoever names codings wants one of them rather than none, unless none has a weight of its own.
  const none = weights.get("identity") ?? 0;
  let best: Coding | undefined;
  let highest = none;
  for (const coding of codings) {
    const weight = weights.get(coding) ?? any ?? 0;
    const better = best ? weight > highest : weight > 0 && weight >= highest;
    if (!better || !there(coding)) continue;
    best = coding;
    highest = weight;
  }
  return best;
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
