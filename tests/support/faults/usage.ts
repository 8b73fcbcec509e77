import { existsSync } from "node:fs";
import { type Site } from "../site";
import { until } from "../until";

/** What a site's process holds after its garbage was collected; sizes in bytes. */
export interface Usage {
  heapUsed: number;
  /** Bytes of buffers, outside the heap. */
  external: number;
  /** Only to be told: the system takes pages back late, and a hundred megabytes more or less mean nothing. */
  rss: number;
  /** Open sockets and files; undefined where the system does not tell. */
  handles?: number;
}

/** Whether {@link usageOf} tells of open handles on this system. */
export const handlesAreTold = existsSync("/proc/self/fd");

/** To be in the environment of a site that {@link usageOf} asks. */
export const reportsUsage = {
  NODE_OPTIONS: `--import ${new URL("report-usage.mjs", import.meta.url).href}`,
};

export async function usageOf(site: Site): Promise<Usage> {
  const reports = () => [...site.output().matchAll(/^{"usage":({.*})}$/gm)];
  const before = reports().length;
  site.signal("SIGUSR2");
  await until("the process tells what it holds", () => reports().length > before);
  return JSON.parse(reports().at(-1)![1]!) as Usage;
}
