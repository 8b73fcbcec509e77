/** Loaded into a site's process: at SIGUSR2 it collects garbage and prints its memory and handles. */
import { existsSync, readdirSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const HANDLES = "/proc/self/fd";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc");

process.on("SIGUSR2", () => {
  collectGarbage();
  const { heapUsed, external, rss } = process.memoryUsage();
  const handles = existsSync(HANDLES) ? readdirSync(HANDLES).length : undefined;
  process.stdout.write(`${JSON.stringify({ usage: { heapUsed, external, rss, handles } })}\n`);
});
