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
/** Where a turn takes long, because it answers what needs none of its own, fewer lie between two pages. */
const MS_BETWEEN = 5;

type Take = () => void;

interface Waiting {
  posts: Take[];
  pages: Take[];
  /** Whether the owner's last turn was a post's. */
  hadPost?: boolean;
}

const waitingByOwner = new Map<string, Waiting>();
let handingOut = false;

/**
 * Resolves in a turn of the event loop that no other caller shares: others are answered between pieces of blocking work.
 * Owners take turns, so that one with hundreds of pages keeps the next one waiting for a single page. So do an owner's
 * posts and pages: while posts wait, they keep the few places for posts, and hundreds of posts must not keep pages waiting.
 */
export function nextEventLoopTurn(owner: string, isPost = false): Promise<void> {
  return new Promise((take) => {
    const waiting: Waiting = waitingByOwner.get(owner) ?? { posts: [], pages: [] };
    waitingByOwner.set(owner, waiting);
    waiting[isPost ? "posts" : "pages"].push(take);
    if (!handingOut) void handOutTurns();
  });
}

/** Whether somebody waits for a turn of an owner. */
export function waitsForTurn(owner: string): boolean {
  return waitingByOwner.has(owner);
}

async function handOutTurns(): Promise<void> {
  handingOut = true;
  for (let [next] = waitingByOwner; next; [next] = waitingByOwner) {
    const since = performance.now();
    for (let n = 0; n < TURNS_BETWEEN && performance.now() - since < MS_BETWEEN; n += 1)
      await new Promise((resolve) => setImmediate(resolve));
    const [owner, waiting] = next;
    const { posts, pages, hadPost } = waiting;
    const isPost = posts.length > 0 && !(hadPost && pages.length > 0);
    const take = isPost ? posts.shift() : pages.shift();
    waiting.hadPost = isPost;
    waitingByOwner.delete(owner);
    if (posts.length + pages.length > 0) waitingByOwner.set(owner, waiting);
    take?.();
  }
  handingOut = false;
}
