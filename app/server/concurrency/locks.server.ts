/** Shares a fixed number of slots between tasks; the others wait, and of those that fit, the first to come is the next. */
export class Semaphore {
  private readonly waiting: { slots: number; start: () => void }[] = [];

  constructor(private free: number) {}

  hasRoom(slots: number): boolean {
    return slots <= this.free;
  }

  async run<T>(work: () => Promise<T>, slots = 1): Promise<T> {
    if (this.hasRoom(slots)) this.free -= slots;
    else await new Promise<void>((start) => this.waiting.push({ slots, start }));
    try {
      return await work();
    } finally {
      this.free += slots;
      for (;;) {
        const place = this.waiting.findIndex((next) => next.slots <= this.free);
        if (place < 0) break;
        const [next] = this.waiting.splice(place, 1);
        this.free -= next!.slots;
        next!.start();
      }
    }
  }
}

const lastOfKey = new Map<string, Promise<unknown>>();

/** Runs work of the same key one after another: two posts of one form never overlap. */
export async function withLock<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lastOfKey.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  lastOfKey.set(key, mine);
  try {
    return await mine;
  } finally {
    if (lastOfKey.get(key) === mine) lastOfKey.delete(key);
  }
}

/** Node accepts one connection in each turn: a health check would otherwise wait for as many pages as connections. */
const TURNS_BETWEEN = 20;

/** A post that waits for its turn holds one of the few places for posts: of five turns, pages get the last. */
const TURNS_OF_POSTS = 4;

/** Who waits, by owner. */
type Line = Map<string, (() => void)[]>;

const posts: Line = new Map();
const pages: Line = new Map();
let handingOut = false;

/**
 * Resolves in a turn of the event loop that no other caller shares: others are answered between pieces of blocking work.
 * Owners take turns, so that one with hundreds of pages keeps the next one waiting for a single page.
 */
export function nextEventLoopTurn(owner: string, isPost = false): Promise<void> {
  return new Promise((take) => {
    const line = isPost ? posts : pages;
    const waiting = line.get(owner);
    if (waiting) waiting.push(take);
    else line.set(owner, [take]);
    if (!handingOut) void handOutTurns();
  });
}

/** Whether somebody waits for a turn of an owner. */
export function waitsForTurn(owner: string): boolean {
  return posts.has(owner) || pages.has(owner);
}

async function handOutTurns(): Promise<void> {
  handingOut = true;
  for (let turn = 0; posts.size + pages.size > 0; turn = (turn + 1) % (TURNS_OF_POSTS + 1)) {
    for (let n = 0; n < TURNS_BETWEEN; n += 1)
      await new Promise((resolve) => setImmediate(resolve));
    const isForPost = pages.size === 0 || (posts.size > 0 && turn < TURNS_OF_POSTS);
    takeTurn(isForPost ? posts : pages);
  }
  handingOut = false;
}

function takeTurn(line: Line): void {
  const [[owner, [take, ...others]] = ["", []]] = line;
  line.delete(owner);
  if (others.length > 0) line.set(owner, others);
  take?.();
}
