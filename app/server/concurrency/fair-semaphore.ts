import { config } from "~/server/config/config.server";
import { Crowded, type Sender, Slot } from "./slot";

const BYTES_PER_MS = 1;
/** How much of a body must usually arrive in each window while somebody waits who would get its slot: 1 kB/s. */
const WINDOW_BYTES = BYTES_PER_MS * config.bodyWindowMs;
/** After this many windows nobody without a paid order waits any longer. */
const MAX_WINDOWS = 4;
/** After this many a network with several slots gives one up. */
const YIELD_WINDOWS = 2;
/** How many senders without a paid order wait at most: posts that wait for another slot keep the one they have. */
const MAX_WAITING = 64;

interface Waiter {
  sender: Sender;
  take: (slot: Slot) => void;
  giveUp: (error: Crowded) => void;
  /** The windows that ended while it waited. */
  windows: number;
}

/**
 * Shares slots between senders. An owner gets another slot while more are free than it holds, so that a single one takes
 * half of all at most and some are always left for the next ("dynamic threshold": Choudhury and Hahne, 1998); the networks in a
 * wider one share what that one has left in the same way. The last `reserved` slots are for paid orders. The others
 * wait; the sender whose owners hold the fewest slots is next. A body below 1 kB/s loses its slot to whoever waits and would
 * get it; below 2, 4 and then 8 kB/s with each window that another network has waited that holds fewer. Of a network with
 * several slots, one is given up after two windows however fast it is; else the slowest of all after one, for a network
 * that holds none.
 */
export class FairSemaphore {
  private readonly waiting: Waiter[] = [];
  private readonly slots = new Set<Slot>();
  private watched = new Set<Slot>();
  private watch: NodeJS.Timeout | undefined;

  constructor(
    private readonly size: number,
    private readonly reserved: number,
    /** What a body has to bring in the first window that somebody waits; twice, four and eight times that in the next. */
    private readonly windowBytes = WINDOW_BYTES,
  ) {}

  /** Resolves once the sender has a slot, which it must {@link Slot.release} once. Throws {@link Crowded}. */
  acquire(sender: Sender): Promise<Slot> {
    const entered = new Promise<Slot>((take, giveUp) =>
      this.waiting.push({ sender, take, giveUp, windows: 0 }),
    );
    this.handOut();
    this.limitWaiting();
    return entered;
  }

  /** Where too many wait, the last one of the network that waits most gives up. */
  private limitWaiting(): void {
    const strangers = this.waiting.filter(({ sender }) => !sender.paid);
    if (strangers.length <= MAX_WAITING) return;
    const waiting = countOwners(strangers);
    const countsOf = ({ sender }: Waiter) => sender.owners.map(waiting);
    const last = bestBy(strangers, countsOf, (counts, most) => !isLess(counts, most));
    if (last) this.giveUp(last);
  }

  private giveUp(waiter: Waiter): void {
    this.waiting.splice(this.waiting.indexOf(waiter), 1);
    waiter.giveUp(new Crowded());
  }

  tryToAcquire(sender: Sender): Slot | undefined {
    return this.heldIfRoom(sender) && this.open(sender);
  }

  /**
   * The slot that a sender may {@link replace} where none is left for it: the oldest of the `candidates` of the network that
   * holds the most. Undefined where no network holds more than the sender's own would hold then, so that senders of as
   * many do not cut off each other.
   */
  replaceable(
    sender: Sender,
    candidates: readonly Slot[],
    heldBy = countOwners(this.slots),
  ): Slot | undefined {
    const countsOf = ({ sender: other }: Slot) =>
      leadOf(other, sender, heldBy) > 1 ? other.owners.map(heldBy) : undefined;
    return bestBy(candidates, countsOf, (counts, most) => isLess(most, counts));
  }

  holdsAsMany(sender: Sender, other: Sender): boolean {
    return leadOf(sender, other, countOwners(this.slots)) >= 0;
  }

  /** {@link replace}, where a slot would be left for the other sender. */
  transfer(slot: Slot, sender: Sender): Slot | undefined {
    return this.heldIfRoom(sender, slot) && this.replace(slot, sender);
  }

  /** Takes a slot away and gives it to another sender. Nobody may wait in {@link acquire}. */
  replace(slot: Slot, sender: Sender): Slot {
    slot.release();
    return this.open(sender);
  }

  private handOut(): void {
    for (let next = this.next(); next; next = this.next()) {
      this.waiting.splice(this.waiting.indexOf(next), 1);
      next.take(this.open(next.sender));
    }
    if (this.waiting.length === 0) this.stopWatching();
    else if (!this.watch) this.startWatching();
  }

  private open(sender: Sender): Slot {
    const slot = new Slot(sender, () => {
      this.slots.delete(slot);
      this.watched.delete(slot);
      this.handOut();
    });
    this.slots.add(slot);
    return slot;
  }

  private next(): Waiter | undefined {
    const rankOf = ({ sender }: Waiter) => {
      const held = this.heldIfRoom(sender);
      return held && [sender.paid ? 0 : 1, ...held];
    };
    return bestBy(this.waiting, rankOf, isLess);
  }

  /** How many slots each owner of a sender holds, not counting one; undefined where no further one is left for it. */
  private heldIfRoom({ paid, owners }: Sender, without?: Slot): number[] | undefined {
    const slots = [...this.slots].filter((slot) => slot !== without);
    const paidSlots = slots.filter(({ sender }) => sender.paid).length;
    let room = this.size - slots.length - (paid ? 0 : Math.max(0, this.reserved - paidSlots));
    const held: number[] = [];
    for (const owner of owners) {
      const own = slots.filter(({ sender }) => sender.owners.includes(owner)).length;
      if (own >= Math.min(room, Math.max(1, Math.floor(this.size / 2)))) return undefined;
      room -= own;
      held.push(own);
    }
    return held;
  }

  private startWatching(): void {
    this.beginWindow();
    this.watch = setInterval(() => {
      for (const waiter of this.waiting) waiter.windows += 1;
      for (const slot of this.watched) slot.interruptBelow(this.leastBytes(slot));
      this.yieldSlots();
      const isLate = ({ sender, windows }: Waiter) => !sender.paid && windows >= MAX_WINDOWS;
      for (const waiter of this.waiting.filter(isLate)) this.giveUp(waiter);
      if (this.waiting.length === 0) this.stopWatching();
      this.beginWindow();
    }, config.bodyWindowMs);
  }

  /**
   * However fast its bodies arrive, a network with several slots gives up its slowest one for one that has waited long, and
   * at most one in each window. Where none has, the slowest of all is given up for a network that holds none.
   */
  private yieldSlots(): void {
    const slots = [...this.watched].filter((slot) => !slot.sender.paid && slot.isWaiting);
    slots.sort((one, other) => one.arrived - other.arrived);
    const left = new Set(this.slots);
    for (const { sender, windows } of this.waiting) {
      const heldBy = countOwners(left);
      const ofSeveral = this.replaceable(sender, slots, heldBy);
      const slowest = slots.find(
        (slot) => leadOf(slot.sender, sender, heldBy) > 0 && this.heldIfRoom(sender, slot),
      );
      const slot = ofSeveral ?? (sender.paid || left.size < this.slots.size ? undefined : slowest);
      if (!slot || (ofSeveral && windows < YIELD_WINDOWS)) continue;
      left.delete(slot);
      const [widest] = slot.sender.owners;
      for (const one of slots.filter(({ sender: { owners } }) => owners[0] === widest)) {
        slots.splice(slots.indexOf(one), 1);
      }
      slot.interruptBelow(Infinity);
    }
  }

  private stopWatching(): void {
    clearInterval(this.watch);
    this.watch = undefined;
  }

  private beginWindow(): void {
    this.watched = new Set(this.slots);
    for (const slot of this.slots) slot.arrived = 0;
  }

  /** What a slot's body has to bring in a window, by how long those have waited that would get the slot. */
  private leastBytes(slot: Slot): number {
    const { paid } = slot.sender;
    const next = this.waiting.filter(
      ({ sender }) => (sender.paid || !paid) && this.heldIfRoom(sender, slot),
    );
    const heldBy = countOwners(this.slots);
    // A paid order keeps its only slot.
    const least = paid ? 1 : 0;
    const withFewer = next.filter(({ sender }) => leadOf(slot.sender, sender, heldBy) > least);
    if ((paid ? withFewer : next).length === 0) return 0;
    const windows = Math.max(0, ...withFewer.map((waiter) => waiter.windows));
    return this.windowBytes * 2 ** Math.min(windows, 3);
  }
}

type HeldBy = ReturnType<typeof countOwners>;

/** How many slots more a sender's networks hold than another's. Of two in a wider one, each has a part of what that holds. */
function leadOf({ owners }: Sender, { owners: others }: Sender, heldBy: HeldBy): number {
  const level = owners.findIndex((owner, i) => owner !== others[i]);
  return level < 0 ? 0 : heldBy(owners[level]) - heldBy(others[level]);
}

/** How often an owner is among those of these senders. */
function countOwners(of: Iterable<{ sender: Sender }>) {
  const counts = new Map<string, number>();
  for (const { sender } of of) {
    for (const owner of sender.owners) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return (owner: string | undefined) => counts.get(owner ?? "") ?? 0;
}

/** The item whose rank is better than that of each one before; an item without a rank is left out. */
function bestBy<T>(
  items: readonly T[],
  rankOf: (item: T) => number[] | undefined,
  isBetter: (rank: number[], best: number[]) => boolean,
): T | undefined {
  let best: { item: T; rank: number[] } | undefined;
  for (const item of items) {
    const rank = rankOf(item);
    if (rank && (!best || isBetter(rank, best.rank))) best = { item, rank };
  }
  return best?.item;
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((count, i) => count !== (other[i] ?? 0));
  return at >= 0 && one[at]! < (other[at] ?? 0);
}
