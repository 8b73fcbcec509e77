import { isCrowded, untilServed } from "./shared-connections";
import { PAID_OWNER } from "./slot";

/** Node accepts one connection in each turn: a health check would otherwise wait for as many pages as connections. */
const TURNS_BETWEEN = 20;
/** Where a turn takes long, because it answers what needs none of its own, fewer lie between two pages. */
const MS_BETWEEN = 5;

type Take = () => void;

interface Member {
  posts: Take[];
  pages: Take[];
  /** Whether its last turn was a post's. */
  hadPost?: boolean;
}

/** By owners and their members, of whom the first one is next. */
const waiting = new Map<string, Map<string, Member>>();
/** The owners' last turns' numbers and times, the latest last, and how many they had then; what lies so far back counts half. */
const hadTurns = new Map<string, { last: number; at: number; lately: number }>();
const HALF_LIFE = 4_000;
/** On a quiet site the turns of an attack would count for hours. */
const HALF_LIFE_MS = 5 * 60_000;
/** A visitor's pages and forms, but not a page again and again: from twice as many on, each doubling is a level. */
const TURNS_OF_VISITOR = 10;
const MAX_REMEMBERED = 1_000;
let turns = 0;
let handingOut = false;
/** Ends a pause in which the queries of all that wait are too many. */
let wake = () => {};

/**
 * Resolves in a turn of the event loop that no other caller shares: others are answered between pieces of blocking work.
 * The owner whose last turn is the longest ago is next, of those on the least level by how many turns they had lately:
 * neither hundreds of pages of one nor a hundred owners that ask again and again keep a visitor waiting, nor one that had
 * some more than others. But those on the least level have two turns in a row at most while one above it waits, and so have
 * those that come for the first time while a paid order waits, or an owner that has had a turn. The members of an owner take turns, and a member's posts and pages: while
 * posts wait, they keep the few places for posts, and hundreds of posts must not keep pages waiting. A member of whose queries
 * many wait has none meanwhile.
 */
export function nextEventLoopTurn(owner: string, isPost = false, member = owner): Promise<void> {
  return new Promise((take) => {
    const members = waiting.get(owner) ?? new Map<string, Member>();
    const { posts, pages, ...rest } = members.get(member) ?? { posts: [], pages: [] };
    (isPost ? posts : pages).push(take);
    members.set(member, { posts, pages, ...rest });
    waiting.set(owner, members);
    wake();
    if (!handingOut) void handOutTurns();
  });
}

/** As many waiting owners keep a page waiting for milliseconds. */
const FEW_OWNERS = 3;

/** Whether a page would wait, for its owner's other pages or for those of many. */
export function wouldWait(owner: string): boolean {
  return waiting.has(owner) || waiting.size > FEW_OWNERS;
}

async function handOutTurns(): Promise<void> {
  handingOut = true;
  while (waiting.size > 0) {
    const since = performance.now();
    for (let n = 0; n < TURNS_BETWEEN && performance.now() - since < MS_BETWEEN; n += 1)
      await new Promise((resolve) => setImmediate(resolve));
    const next = takeNext();
    if (!next) {
      await new Promise<void>((resolve) => {
        wake = resolve;
        void untilServed().then(resolve);
      });
      continue;
    }
    const { owner, members, name } = next;
    const { posts, pages, hadPost } = members.get(name)!;
    members.delete(name);
    const isPost = posts.length > 0 && !(hadPost && pages.length > 0);
    const take = isPost ? posts.shift() : pages.shift();
    if (posts.length + pages.length > 0) members.set(name, { posts, pages, hadPost: isPost });
    if (members.size > 0) waiting.set(owner, members);
    take?.();
  }
  handingOut = false;
}

const lastOf = (owner: string) => hadTurns.get(owner)?.last ?? 0;

function latelyOf(owner: string): number {
  const had = hadTurns.get(owner);
  if (!had) return 0;
  const ago = (turns - had.last) / HALF_LIFE + (performance.now() - had.at) / HALF_LIFE_MS;
  return had.lately * 2 ** -ago;
}

/** 0 for fewer than 20 turns lately, 1 for fewer than 40, 2 for fewer than 80, and so on. */
const levelOf = (owner: string) =>
  Math.max(0, Math.floor(Math.log2(latelyOf(owner) / TURNS_OF_VISITOR)));

/** Whether an owner had more turns lately than a visitor needs. */
export const isBusy = (owner: string) => levelOf(owner) > 0;

/** How many turns others had while paid orders waited, owners that had had a turn, or those above the least level. */
const passedOver = { paid: 0, back: 0, busy: 0 };
const KINDS = ["paid", "back", "busy"] as const;
const MOST_PASSED_OVER = 2;

/** Undefined where queries of all that wait are as many as may wait. */
function takeNext(): { owner: string; members: Map<string, Member>; name: string } | undefined {
  const rankOf = (owner: string) => lastOf(owner) + turns * levelOf(owner);
  const memberOf = (owner: string) =>
    [...waiting.get(owner)!.keys()].find((name) => !isCrowded(owner, name));
  const owners = [...waiting.keys()].filter((owner) => memberOf(owner) !== undefined);
  if (owners.length === 0) return undefined;
  const least = Math.min(...owners.map(levelOf));
  const kinds = {
    paid: owners.filter((owner) => owner.startsWith(PAID_OWNER)),
    back: owners.filter((owner) => hadTurns.has(owner)),
    busy: owners.filter((owner) => levelOf(owner) > least),
  };
  const kept = KINDS.find((kind) => kinds[kind].length > 0 && passedOver[kind] >= MOST_PASSED_OVER);
  const owner = (kept ? kinds[kept] : owners).reduce((next, other) =>
    rankOf(other) < rankOf(next) ? other : next,
  );
  for (const kind of KINDS) {
    const isServed = kinds[kind].length === 0 || kinds[kind].includes(owner);
    passedOver[kind] = isServed ? 0 : passedOver[kind] + 1;
  }
  const [members, name] = [waiting.get(owner)!, memberOf(owner)!];
  waiting.delete(owner);
  const lately = latelyOf(owner) + 1;
  hadTurns.delete(owner);
  hadTurns.set(owner, { last: (turns += 1), at: performance.now(), lately });
  if (hadTurns.size > MAX_REMEMBERED) takeFirst(hadTurns);
  return { owner, members, name };
}

function takeFirst<T>(map: Map<string, T>): [key: string, value: T] {
  const [[key, value]] = map as unknown as [[string, T]];
  map.delete(key);
  return [key, value];
}
