import { withDeadline } from "~/server/time/time";
import { PAID_OWNER } from "./slot";

/** Causes the work that no request asks for, and is served like a paid order. */
export const SITE_OWNER = "site";

/** How many queries of each owner wait for a connection. */
const waiting = new Map<string, number>();
/** As many waiting owners keep a query waiting for milliseconds. */
const FEW_OWNERS = 3;

/** Whether an owner's query would wait, for its others or for those of many. */
export function wouldWaitForConnection(owner: string): boolean {
  return waiting.has(owner) || waiting.size > FEW_OWNERS;
}

/** How many queries wait. */
export function waitingForConnections(): number {
  return [...waiting.values()].reduce((sum, count) => sum + count, 0);
}

type Take = () => void;

/**
 * Shares a pool's connections between those who cause the work. An owner of requests has half of them at most, and the
 * last `reserved` are for paid orders and the site itself. Of those that wait, the owner with the fewest is next: a paid order before a
 * network that has as many, and of equals the one whose turn is the longest ago.
 */
export class SharedConnections {
  private readonly held = new Map<string, number>();
  private readonly queues = new Map<string, Take[]>();

  constructor(
    private readonly size: number,
    private readonly reserved: number,
  ) {}

  /** Resolves to false where none is left within `ms`, or else to true: then it is to be released once. */
  async acquire(owner: string, ms: number): Promise<boolean> {
    if (!this.queues.has(owner) && this.hasRoom(owner)) {
      add(this.held, owner, 1);
      return true;
    }
    let take: Take = () => {};
    const taken = new Promise<void>((resolve) => (take = resolve));
    this.queues.set(owner, [...(this.queues.get(owner) ?? []), take]);
    add(waiting, owner, 1);
    const isLate = (await withDeadline(taken, ms)) === "late";
    add(waiting, owner, -1);
    return !isLate || !this.leave(owner, take);
  }

  release(owner: string): void {
    add(this.held, owner, -1);
    for (let next = this.next(); next; next = this.next()) {
      const [take] = this.queues.get(next)!;
      this.leave(next, take!);
      add(this.held, next, 1);
      take!();
    }
  }

  /** Whether it was still waiting. What an owner has left moves behind the others' queues. */
  private leave(owner: string, take: Take): boolean {
    const queue = this.queues.get(owner) ?? [];
    const left = queue.filter((other) => other !== take);
    this.queues.delete(owner);
    if (left.length > 0) this.queues.set(owner, left);
    return left.length < queue.length;
  }

  private next(): string | undefined {
    const rankOf = (owner: string) => 2 * this.heldBy(owner) + (isReservedFor(owner) ? 0 : 1);
    return [...this.queues.keys()]
      .filter((owner) => this.hasRoom(owner))
      .reduce<string | undefined>(
        (best, owner) => (best !== undefined && rankOf(best) <= rankOf(owner) ? best : owner),
        undefined,
      );
  }

  private hasRoom(owner: string): boolean {
    const used = (counted: (owner: string) => boolean) =>
      [...this.held].reduce((sum, [other, count]) => sum + (counted(other) ? count : 0), 0);
    return (
      (owner === SITE_OWNER || this.heldBy(owner) < this.size / 2) &&
      used(() => true) < this.size &&
      (isReservedFor(owner) || used((other) => !isReservedFor(other)) < this.size - this.reserved)
    );
  }

  private heldBy(owner: string): number {
    return this.held.get(owner) ?? 0;
  }
}

const isReservedFor = (owner: string) => owner === SITE_OWNER || owner.startsWith(PAID_OWNER);

function add(counts: Map<string, number>, owner: string, change: number): void {
  const count = (counts.get(owner) ?? 0) + change;
  if (count > 0) counts.set(owner, count);
  else counts.delete(owner);
}
