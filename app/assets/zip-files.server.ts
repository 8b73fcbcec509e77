import type { Readable } from "node:stream";
import { makeZip } from "client-zip";
import * as Orders from "~/orders/orders.repository.server";
import { db } from "~/server/database/connection.server";
import { log } from "~/server/log/log.server";
import { openFile } from "~/server/storage/bucket.server";
import * as Uploads from "./uploads.repository.server";

/** Zips on their way at once: each reads one file of the bucket. */
const MAX_ZIPS = 2;
const LOST = "Files that are missing.txt";

/** All files of an order, sent or not, that are not removed. Undefined where there are none. */
export async function findFilesToZip(orderId: string) {
  const order = await Orders.findById(db, orderId);
  const all = order ? await Uploads.findAllByOrder(db, order.id) : [];
  const files = all.filter(({ removed_at }) => !removed_at);
  return order && files.length > 0 ? { name: `${order.reference}.zip`, files } : undefined;
}

let running = 0;

/**
 * Files as one zip, read from the bucket while the client takes it. `busy`: as many are on their way as there may be. Throws
 * where the bucket fails at once; later the zip breaks off. A file that the bucket has lost is named in a text file inside.
 */
export async function zipFiles(
  files: readonly Uploads.Upload[],
  gone: AbortSignal,
): Promise<AsyncIterable<Uint8Array> | "busy"> {
  if (running >= MAX_ZIPS || gone.aborted) return "busy";
  running += 1;
  let body: Readable | undefined;
  let isOpen = true;
  const end = () => {
    if (isOpen) running -= 1;
    isOpen = false;
    body?.destroy();
  };
  const open = async (key: string) => {
    body = await openFile(key, gone);
    if (!isOpen) body?.destroy();
    return body;
  };
  const zip = makeZip(entries(files, open)).getReader();
  const read = async () => {
    try {
      return await zip.read();
    } catch (error) {
      end();
      if (gone.aborted) return { done: true } as const;
      log.error({ err: error }, "a zip of an order's files broke off");
      throw error;
    }
  };
  async function* chunks(next: Awaited<ReturnType<typeof read>>) {
    for (; !next.done; next = await read()) {
      yield next.value;
      if (!isOpen) return;
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
