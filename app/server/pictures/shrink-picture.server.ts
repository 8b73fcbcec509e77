import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { config } from "~/server/config/config.server";

const EDGE = 320;
/** More than a phone takes. A picture of more is refused by its head. */
const MAX_PIXELS = 60_000_000;
/** From the start of the process to its last byte, the picture's way from the bucket included. */
const MAX_MS = 15_000;
/** For all that it allocates, 25 MB of Node's own among it, beside a site of 110 MB in a machine of 256. */
const MAX_DATA_KB = 112 * 1024;
const MAX_OUTPUT_BYTES = 256 * 1024;
const MAX_ERROR_BYTES = 16 * 1024;

/** The kernel ends it before the site where memory is short, and runs it after the site. Other systems leave out what they lack. */
const LIMITED = [
  "ulimit -c 0",
  `ulimit -d ${MAX_DATA_KB}`,
  "ulimit -s 2048",
  `ulimit -t ${MAX_MS / 1000}`,
  "echo 1000 >/proc/self/oom_score_adj",
  'exec nice -n 10 "$@"',
].join(" 2>/dev/null; ");

const PROGRAM = config.development
  ? "app/server/pictures/thumbnail-process.mjs"
  : "build/thumbnail-process.js";

// Without its compiler V8 reserves no address space for code, which would count as data.
const FLAGS = ["--jitless", "--v8-pool-size=0", "--max-old-space-size=32"];

/**
 * A picture of `size` bytes as WebP of at most 320 × 320 px, upright, without metadata, made by a process of its own. Throws
 * where it is broken, or takes more pixels, memory or seconds than it may.
 */
export async function shrinkPicture(body: Readable, size: number) {
  const command = [process.execPath, ...FLAGS, PROGRAM, ...[size, EDGE, MAX_PIXELS].map(String)];
  const [program = "", ...words] =
    process.platform === "win32" ? command : ["/bin/sh", "-c", LIMITED, "sh", ...command];
  const child = spawn(program, words, {
    env: {
      NODE_ENV: "production",
      MALLOC_ARENA_MAX: "2",
      UV_THREADPOOL_SIZE: "1",
    },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const late = setTimeout(() => child.kill("SIGKILL"), MAX_MS);
  try {
    const [[code, signal], made, errors] = await Promise.all([
      once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>,
      readUpTo(child.stdout, MAX_OUTPUT_BYTES),
      readUpTo(child.stderr, MAX_ERROR_BYTES),
      // Where either end fails, the process has not got all bytes, and says so.
      pipeline(body, child.stdin).catch(() => undefined),
    ]);
    if (code === 0 && made.length > 0) return made;
    const reason = /^\w*Error: .*/m.exec(errors.toString())?.[0] ?? errors.toString().slice(0, 300);
    throw new Error(`no small picture: ${signal ?? code} ${reason}`);
  } finally {
    clearTimeout(late);
    child.kill("SIGKILL");
    body.destroy();
  }
}

/** All bytes; throws, and closes the stream, where there are more. */
async function readUpTo(stream: Readable, most: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += (chunk as Buffer).length;
    if (size > most) throw new Error("the process of a small picture says too much");
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
