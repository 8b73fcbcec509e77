import { type Site } from "../site";
import { until } from "../until";

/** Memory and handles of a site's process after garbage collection; sizes in bytes. */
export interface Usage {
  heapUsed: number;
  /** Bytes of buffers, outside the heap. */
  external: number;
  /** For information only: it varies by a hundred megabytes, because the system reclaims pages late. */
  rss: number;
  handles?: number;
}

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

export const memoryOf = ({ heapUsed, external }: Usage): number => heapUsed + external;

/** The usage once that it `fits`, or else after half a minute. */
export async function usageOnce(site: Site, fits: (usage: Usage) => boolean): Promise<Usage> {
  let usage = await usageOf(site);
  const again = async () => fits((usage = await usageOf(site)));
  await until("resources are released", again, 30_000).catch(() => undefined);
  return usage;
}

export function inWords({ heapUsed, external, rss, handles }: Usage): string {
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
  return `heap ${megabytes(heapUsed)}, buffers ${megabytes(external)}, resident ${megabytes(rss)}, ${handles} handles`;
}
