import type { Readable } from "node:stream";
import { log } from "~/server/log/log.server";
import { MINUTE_MS } from "~/server/time/time";
import { shrinkPicture } from "./shrink-picture.server";

export interface Picture {
  id: string;
  /** In bytes. */
  size: number;
  /** Whose turn a picture takes: the order that it was sent for. */
  owner: string;
  /** Its bytes; undefined where they are gone. Throws where they cannot be read now. */
  open: () => Promise<Readable | undefined>;
}

/** `none`: there is no picture, or none that can be made small. `busy`: not now. */
export type Thumbnail = Buffer<ArrayBuffer> | "none" | "busy";

interface Job {
  picture: Picture;
  /** How many clients wait for it. */
  waiting: number;
  made: Promise<Thumbnail>;
  end: (thumbnail: Thumbnail) => void;
}

interface Queue {
  jobs: Job[];
  /** How many ms its pictures took. */
  took: number;
}

const MAX_JOBS = 200;
const MAX_CACHED_BYTES = 4 * 1024 * 1024;
/** What an entry of the cache takes beside its picture. */
const ENTRY_BYTES = 200;
/** The picture may be fine, and only memory or time was short. */
const FAILURE_MS = 10 * MINUTE_MS;

const jobs = new Map<string, Job>();
/** By owners: next is the one whose pictures took the least. */
const queues = new Map<string, Queue>();
/** What the queue that was served last had taken before. */
let least = 0;
let isWorking = false;
let isStopping = false;

/**
 * WebP of at most 320 × 320 px, from the cache or made in its turn: one at a time, and all owners get as much time. Where too
 * many wait, the last of the owner that waits for most is answered `busy`.
 */
export async function thumbnailOf(picture: Picture, gone: AbortSignal): Promise<Thumbnail> {
  const known = cached(picture.id);
  if (known) return known;
  if (!jobs.has(picture.id) && (isStopping || !makeRoom(picture.owner))) return "busy";
  const job = jobs.get(picture.id) ?? enqueue(picture);
  job.waiting += 1;
  gone.addEventListener("abort", () => (job.waiting -= 1), { once: true });
  if (!isWorking) void work();
  return job.made;
}

/** Begins no further one; those who wait are answered `busy`. */
export function stopThumbnails(): void {
  isStopping = true;
}

function enqueue(picture: Picture): Job {
  let end: Job["end"] = () => undefined;
  const made = new Promise<Thumbnail>((resolve) => (end = resolve));
  const job = { picture, waiting: 0, made, end };
  jobs.set(picture.id, job);
  const queue = queues.get(picture.owner) ?? { jobs: [], took: 0 };
  // An owner saves no time up while it asks for none.
  if (queue.jobs.length === 0) queue.took = Math.max(queue.took, least);
  queue.jobs.push(job);
  queues.set(picture.owner, queue);
  return job;
}

function makeRoom(owner: string): boolean {
  if (jobs.size < MAX_JOBS) return true;
  const longest = nextBy(({ jobs }) => -jobs.length);
  const own = queues.get(owner)?.jobs.length ?? 0;
  if (!longest || longest.jobs.length <= own + 1) return false;
  end(longest.jobs.pop()!, "busy");
  return true;
}

function end({ picture, end }: Job, thumbnail: Thumbnail): void {
  jobs.delete(picture.id);
  end(thumbnail);
}

async function work(): Promise<void> {
  isWorking = true;
  for (let next = nextBy(({ took }) => took); next; next = nextBy(({ took }) => took)) {
    const job = next.jobs.shift()!;
    least = next.took;
    const since = performance.now();
    const isWanted = job.waiting > 0 && !isStopping;
    const thumbnail = isWanted ? await make(job.picture) : "busy";
    next.took += performance.now() - since;
    end(job, thumbnail);
  }
  queues.clear();
  least = 0;
  isWorking = false;
}

/** The owner's queue of the lowest rank, of those with pictures. */
function nextBy(rank: (queue: Queue) => number): Queue | undefined {
  const waiting = [...queues.values()].filter(({ jobs }) => jobs.length > 0);
  return waiting.sort((one, other) => rank(one) - rank(other))[0];
}

async function make({ id, size, open }: Picture): Promise<Thumbnail> {
  let body: Readable | undefined;
  try {
    body = await open();
  } catch (error) {
    log.warn({ err: error, uploadId: id }, "a picture could not be read");
    return "busy";
  }
  try {
    return store(id, body ? await shrinkPicture(body, size) : "none");
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : undefined;
    log.warn({ err: error, uploadId: id, reason }, "a picture could not be made small");
    return store(id, "none");
  }
}

/** The last used one is the last. */
const cache = new Map<string, Exclude<Thumbnail, "busy">>();
let cachedBytes = 0;

function cached(id: string): Thumbnail | undefined {
  const thumbnail = cache.get(id);
  if (thumbnail && cache.delete(id)) cache.set(id, thumbnail);
  return thumbnail;
}

function store(id: string, thumbnail: Exclude<Thumbnail, "busy">): Thumbnail {
  cache.set(id, thumbnail);
  cachedBytes += thumbnail.length + ENTRY_BYTES;
  for (const oldest of cache.keys()) {
    if (cachedBytes <= MAX_CACHED_BYTES) break;
    forget(oldest);
  }
  if (thumbnail === "none") setTimeout(() => forget(id), FAILURE_MS).unref();
  return thumbnail;
}

function forget(id: string): void {
  const thumbnail = cache.get(id);
  if (thumbnail && cache.delete(id)) cachedBytes -= thumbnail.length + ENTRY_BYTES;
}
