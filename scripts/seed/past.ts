/** By how much this process's clock is behind. */
let behindMs = 0;

const Real = Date;
const now = () => Real.now() - behindMs;

globalThis.Date = class extends Real {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [now()] : parts) as [number]));
  }

  static override now(): number {
    return now();
  }
} as DateConstructor;

/** Does something as if it was done so many days ago. */
export async function daysAgo<T>(days: number, work: () => Promise<T>): Promise<T> {
  behindMs = days * 24 * 60 * 60 * 1000;
  try {
    return await work();
  } finally {
    behindMs = 0;
  }
}
