/** One measure of the site beside its peers: a value for each round, all rounds taken in turn in one run. */
export interface Comparison {
  measure: string;
  /** Such as "ms", "MB/s", "µs". */
  unit: string;
  ours: number[];
  /** The peers' rounds, by the peer's name. */
  peers: Record<string, number[]>;
  target?: Target;
}

/** What our median must be, itself or as a ratio of a peer's median. */
export interface Target {
  /** The peer the ratio is taken of; without it the median itself is meant. */
  of?: string;
  atLeast?: number;
  atMost?: number;
}

/** Five rounds at least: a median of fewer says little on a shared machine. */
export const ROUNDS = 5;

/** Measures each subject once per round, each round in another order, so that no one always runs after the same. */
export async function interleaved<Name extends string, Value = number>(
  subjects: Record<Name, () => Promise<Value>>,
  rounds = ROUNDS,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(subjects) as Name[];
  const values = Object.fromEntries(names.map((name) => [name, [] as Value[]])) as Record<
    Name,
    Value[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      values[name].push(await subjects[name]());
    }
  }
  return values;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The site's median over a peer's. */
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
