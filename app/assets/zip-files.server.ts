import type { Readable } from "node:stream";
import { makeZip } from "client-zip";
import * as Orders from "~/orders/orders.repository.server";
import { Crowded } from "~/server/concurrency/slot";
import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import { log } from "~/server/log/log.server";
import { openFile } from "~/server/storage/bucket.server";
import * as Uploads from "./uploads.repository.server";

/** Zips on their way at once: each reads one file of the bucket. */
const MAX_ZIPS = 4;
/** What a client must take while another waits: 8 kB/s, as slow bodies must bring in the end. */
const LEAST_BYTES_PER_MS = 8;
const LOST = "Files that are missing.txt";

/** All files of an order, sent or not, that are not removed. Undefined where there are none. */
export async function findFilesToZip(orderId: string) {
  const order = await Orders.findById(db, orderId);
  const all = order ? await Uploads.findAllByOrder(db, order.id) : [];
  const files = all.filter(({ removed_at }) => !removed_at);
  return order && files.length > 0 ? { name: `${order.reference}.zip`, files } : undefined;
}

interface Place {
  owner: string;
  /** When its client is too slow: what it takes puts that off, for a window at most. */
  slowFrom: number;
  end: () => void;
}

const places = new Set<Place>();

/** An owner has another place while more are free than it holds: two of four. */
function hasRoom(owner: string, without?: Place): boolean {
  const held = [...places].filter((place) => place !== without);
  return held.filter((place) => place.owner === owner).length < MAX_ZIPS - held.length;
}

/** Where there is none, the first whose client is too slow gives way. */
function makeRoom(owner: string): boolean {
  if (hasRoom(owner)) return true;
  const now = performance.now();
  const slow = [...places].find((place) => now >= place.slowFrom && hasRoom(owner, place));
  slow?.end();
  return slow !== undefined;
}

/**
 * Files as one zip, read from the bucket while the client takes it. `busy`: the owner has as many on their way as it may. Throws
 * where the bucket fails at once; later the zip breaks off, and where it gives way to another. A file that the bucket has lost
 * is named in a text file inside.
 */
export async function zipFiles(
  files: readonly Uploads.Upload[],
  owner: string,
  gone: AbortSignal,
): Promise<AsyncIterable<Uint8Array> | "busy"> {
  if (gone.aborted || !makeRoom(owner)) return "busy";
  let body: Readable | undefined;
  const end = () => {
    places.delete(place);
    body?.destroy();
  };
  const place: Place = { owner, slowFrom: performance.now() + config.bodyWindowMs, end };
  places.add(place);
  const open = async (key: string) => {
    body = await openFile(key, gone);
    if (!places.has(place)) body?.destroy();
    return body;
  };
  const zip = makeZip(entries(files, open)).getReader();
  const read = async () => {
    const left = place.slowFrom - performance.now();
    // While the bucket is waited for.
    place.slowFrom = Infinity;
    try {
      return await zip.read();
    } catch (error) {
      end();
      if (gone.aborted) return { done: true } as const;
      log.error({ err: error }, "a zip of an order's files broke off");
      throw error;
    } finally {
      place.slowFrom = performance.now() + left;
    }
  };
  async function* chunks(next: Awaited<ReturnType<typeof read>>) {
    for (; !next.done; next = await read()) {
      yield next.value;
      if (gone.aborted) return;
      if (!places.has(place)) throw new Crowded();
      const now = performance.now();
      const putOff = Math.max(place.slowFrom, now) + next.value.length / LEAST_BYTES_PER_MS;
      place.slowFrom = Math.min(putOff, now + config.bodyWindowMs);
    }
    end();
  }
  gone.addEventListener("abort", end, { once: true });
  return chunks(await read());
}

async function* entries(
  files: readonly Uploads.Upload[],
  open: (key: string) => Promise<Readable | undefined>,
) {
  const names = new Set([LOST.toLowerCase()]);
  const lost: string[] = [];
  for (const { key, name, created_at } of files) {
    const input = await open(key);
    if (input) yield { name: uniqueName(name, names), input, lastModified: created_at };
    else lost.push(name);
  }
  if (lost.length > 0) yield { name: LOST, input: `${lost.join("\n")}\n` };
}

/** A name that no other file of a folder has, where capital letters are the same as small ones. */
function uniqueName(sent: string, taken: Set<string>): string {
  const name = sent.replace(/[<>:"/\\|?*]/g, "_");
  const [, stem = "", extension = ""] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  let unique = name;
  for (let number = 2; taken.has(unique.toLowerCase()); number += 1) {
    unique = `${stem} (${number})${extension}`;
  }
  taken.add(unique.toLowerCase());
  return unique;
}
