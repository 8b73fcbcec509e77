import { withDeadline } from "~/server/time/time";
import { PAID_OWNER } from "./slot";

/** Causes the work that no request asks for, and is served like a paid order. */
export const SITE_OWNER = "site";

/** How many queries wait for a connection, of each owner and of each member of one. */
const waiting = { owners: new Map<string, number>(), members: new Map<string, number>() };
/** As many waiting owners keep a query waiting for milliseconds. */
const FEW_OWNERS = 3;
/** A page's next query has its turn within milliseconds behind as many of its network, and of a wider one. */
const MOST_OF_MEMBER = 8;
const MOST_OF_OWNER = 32;

/** Whether an owner's query would wait, for its others or for those of many. */
export function wouldWaitForConnection(owner: string): boolean {
  return waiting.owners.has(owner) || waiting.owners.size > FEW_OWNERS;
}

/** Whether so many queries of a member, or of its owner, wait that its next page or post would only wait behind them. */
export function isCrowded(owner: string, member: string): boolean {
  const ofMember = waiting.members.get(memberKey(owner, member)) ?? 0;
  return ofMember >= MOST_OF_MEMBER || (waiting.owners.get(owner) ?? 0) >= MOST_OF_OWNER;
}

let served = () => {};
let nextServed = newServed();

/** Resolves when the next query no longer waits. */
export function untilServed(): Promise<void> {
  return nextServed;
}

function newServed(): Promise<void> {
  return new Promise((resolve) => (served = resolve));
}

/** How many queries wait. */
export function waitingForConnections(): number {
  return [...waiting.owners.values()].reduce((sum, count) => sum + count, 0);
}

type Take = () => void;

/**
 * Shares a pool's connections between those who cause the work. An owner of requests has half of them at most, and the
 * last `reserved` are for paid orders and the site itself. Of those that wait, the owner with the fewest is next: a paid
 * order before a network that has as many, and of equals the one whose turn is the longest ago. The members of an owner
 * take turns.
 */
export class SharedConnections {
  private readonly held = new Map<string, number>();
  private readonly queues = new Map<string, Map<string, Take[]>>();

  constructor(
    private readonly size: number,
    private readonly reserved: number,
  ) {}

  /** Resolves to false where none is left within `ms`, or else to true: then it is to be released once. */
  async acquire(owner: string, member: string, ms: number): Promise<boolean> {
    if (!this.queues.has(owner) && this.hasRoom(owner)) {
      add(this.held, owner, 1);
      return true;
    }
    let take: Take = () => {};
    const taken = new Promise<void>((resolve) => (take = resolve));
    const members = this.queues.get(owner) ?? new Map<string, Take[]>();
    members.set(member, [...(members.get(member) ?? []), take]);
    this.queues.set(owner, members);
    countWaiting(owner, member, 1);
    const isLate = (await withDeadline(taken, ms)) === "late";
    countWaiting(owner, member, -1);
    return !isLate || !this.leave(owner, member, take);
  }

  release(owner: string): void {
    add(this.held, owner, -1);
    for (let next = this.next(); next; next = this.next()) {
      const [[member, [take]]] = this.queues.get(next) as unknown as [[string, [Take]]];
      this.leave(next, member, take);
      add(this.held, next, 1);
      take();
    }
  }

  /** Whether it was still waiting. What its member and its owner have left moves behind the others'. */
  private leave(owner: string, member: string, take: Take): boolean {
    const members = this.queues.get(owner);
    const queue = members?.get(member) ?? [];
    const left = queue.filter((other) => other !== take);
    members?.delete(member);
    if (left.length > 0) members?.set(member, left);
    this.queues.delete(owner);
    if (members && members.size > 0) this.queues.set(owner, members);
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

const memberKey = (owner: string, member: string) => `${owner} ${member}`;

function countWaiting(owner: string, member: string, change: number): void {
  add(waiting.owners, owner, change);
  add(waiting.members, memberKey(owner, member), change);
  if (change > 0) return;
  served();
  nextServed = newServed();
}

function add(counts: Map<string, number>, owner: string, change: number): void {
  const count = (counts.get(owner) ?? 0) + change;
  if (count > 0) counts.set(owner, count);
  else counts.delete(owner);
}
