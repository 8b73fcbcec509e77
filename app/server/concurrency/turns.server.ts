/** Node accepts one connection in each turn: a health check would otherwise wait for as many pages as connections. */
const TURNS_BETWEEN = 20;
/** Where a turn takes long, because it answers what needs none of its own, fewer lie between two pages. */
const MS_BETWEEN = 5;
/** Owners without a waiting caller whose time is remembered. */
const MAX_REMEMBERED = 1_000;

type Take = () => void;

interface Member {
  posts: Take[];
  pages: Take[];
  /** Whether its last turn was a post's. */
  hadPost?: boolean;
}

interface Owner {
  /** When its next turn is due, in the milliseconds of {@link clock}. */
  due: number;
  members: Map<string, Member>;
}

const waiting = new Map<string, Owner>();
/** When owners that have had turns are due again. */
const dues = new Map<string, number>();
/** Virtual time: it runs more slowly, the more owners share the real one. */
let clock = 0;
let handingOut = false;

/**
 * Resolves in a turn of the event loop that no other caller shares: others are answered between pieces of blocking work.
 * Owners share its time evenly, by start-time fair queuing (https://doi.org/10.1145/248157.248171): one with hundreds of
 * pages, or with pages that take long, keeps the next one waiting for a single page. An owner's members take turns, and so
 * do a member's posts and pages: while posts wait, they keep the few places for posts, and hundreds of them must not keep
 * pages waiting.
 */
export function nextEventLoopTurn(owner: string, isPost = false, member = owner): Promise<void> {
  return new Promise((take) => {
    const due = Math.max(clock, dues.get(owner) ?? 0);
    const { members } = entry(waiting, owner, () => ({ due, members: new Map() }));
    entry(members, member, () => ({ posts: [], pages: [] }))[isPost ? "posts" : "pages"].push(take);
    if (!handingOut) void handOutTurns();
  });
}

/** Whether somebody waits for a turn of an owner. */
export function waitsForTurn(owner: string): boolean {
  return waiting.has(owner);
}

async function handOutTurns(): Promise<void> {
  handingOut = true;
  await turnsBetween();
  while (waiting.size > 0) {
    const [name, owner] = [...waiting].reduce((first, other) =>
      other[1].due < first[1].due ? other : first,
    );
    const began = performance.now();
    takeTurn(name, owner);
    await turnsBetween();
    charge(name, owner.due, performance.now() - began);
  }
  dues.clear();
  clock = 0;
  handingOut = false;
}

async function turnsBetween(): Promise<void> {
  const since = performance.now();
  for (let n = 0; n < TURNS_BETWEEN && performance.now() - since < MS_BETWEEN; n += 1)
    await new Promise((resolve) => setImmediate(resolve));
}

function takeTurn(name: string, { members }: Owner): void {
  const [[memberName, member]] = members as unknown as [[string, Member]];
  const { posts, pages, hadPost } = member;
  const isPost = posts.length > 0 && !(hadPost && pages.length > 0);
  const take = isPost ? posts.shift() : pages.shift();
  member.hadPost = isPost;
  members.delete(memberName);
  if (posts.length + pages.length > 0) members.set(memberName, member);
  if (members.size === 0) waiting.delete(name);
  take?.();
}

/** The blocking work of a turn lies between it and the next one. */
function charge(name: string, due: number, ms: number): void {
  clock = Math.max(clock, due) + ms / (waiting.size + 1);
  dues.set(name, due + ms);
  const again = waiting.get(name);
  if (again) again.due = due + ms;
  if (dues.size <= MAX_REMEMBERED) return;
  for (const [owner, at] of dues) if (at <= clock) dues.delete(owner);
}

function entry<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
