/** One measure of the site and its peers: a value for each round, all rounds taken alternately in one run. */
export interface Comparison {
  measure: string;
  /** Such as "ms", "MB/s", "µs". */
  unit: string;
  ours: number[];
  /** The peers' rounds, by the peer's name. */
  peers: Record<string, number[]>;
  target?: Target;
}

/** The site's target: for its median, or for its median's ratio to a peer's. */
export interface Target {
  /** The peer of the ratio; undefined for a target of the median itself. */
  of?: string;
  atLeast?: number;
  atMost?: number;
}

/** At least five rounds: a median of fewer varies too much on a shared machine. */
export const ROUNDS = 5;

/** Measures each subject once per round, in another order each round, so that a subject's predecessor varies. */
export async function interleaved<Name extends string, Value = number>(
  subjects: Record<Name, () => Promise<Value>>,
  rounds = ROUNDS,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(subjects) as Name[];
  const values = {} as Record<Name, Value[]>;
  for (let round = 0; round < rounds; round += 1) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      (values[name] ??= []).push(await subjects[name]());
    }
  }
  return values;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The site's median divided by a peer's. */
export function ratio({ ours, peers }: Comparison, peer: string): number {
  return median(ours) / median(peers[peer]!);
}

/** Whether a comparison's target is met; undefined when it has none. */
export function isMet(comparison: Comparison): boolean | undefined {
  const { ours, target } = comparison;
  if (!target) return undefined;
  const { of, atLeast = -Infinity, atMost = Infinity } = target;
  const value = of === undefined ? median(ours) : ratio(comparison, of);
  return value >= atLeast && value <= atMost;
}
