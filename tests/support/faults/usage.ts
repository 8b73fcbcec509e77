import { existsSync } from "node:fs";
import { type Site } from "../site";
import { until } from "../until";

/** Memory and handles of a site's process after garbage collection; sizes in bytes. */
export interface Usage {
  heapUsed: number;
  /** Bytes of buffers, outside the heap. */
  external: number;
  /** For information only: it varies by a hundred megabytes, because the system reclaims pages late. */
  rss: number;
  /** Open sockets and files; undefined where the system does not report them. */
  handles?: number;
}

/** Whether {@link usageOf} reports open handles on this system. */
export const handlesAreReported = existsSync("/proc/self/fd");

/** Environment variables for a site that {@link usageOf} measures. */
export const reportsUsage = {
  NODE_OPTIONS: `--import ${new URL("report-usage.mjs", import.meta.url).href}`,
};

export async function usageOf(site: Site): Promise<Usage> {
  const reports = () => [...site.output().matchAll(/^{"usage":({.*})}$/gm)];
  const before = reports().length;
  site.signal("SIGUSR2");
  await until("the process reports its usage", () => reports().length > before);
  return JSON.parse(reports().at(-1)![1]!) as Usage;
}
