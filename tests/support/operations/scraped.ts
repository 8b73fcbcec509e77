import { startSite, type SiteOptions } from "../site";
import { freePort } from "../free-port";
import { until } from "../until";

export async function startScrapedSite(options: SiteOptions = {}) {
  const port = await freePort();
  const site = await startSite({
    ...options,
    env: { METRICS_PORT: String(port), ...options.env },
  });
  const metricsUrl = `http://127.0.0.1:${port}`;
  const text = async () => (await fetch(`${metricsUrl}/metrics`)).text();
  const samples = async (ofType?: string) => {
    const found = new Map<string, number>();
    let type = "";
    for (const line of (await text()).split("\n")) {
      type = /^# TYPE \S+ (\w+)$/.exec(line)?.[1] ?? type;
      const [, key, value] = /^([^#].*) (\S+)$/.exec(line) ?? [];
      if (key && type === (ofType ?? type)) found.set(key, Number(value));
    }
    return found;
  };
  return {
    site,
    metricsUrl,
    text,
    /** Every sample, by its line without the value. */
    scrape: () => samples(),
    /**
     * Reads all counters; the returned function gives the increase of each since then, but not of the work that PostgreSQL
     * let wait for other work.
     */
    countFrom: async () => {
      // A response is counted a moment after its last byte has arrived.
      await until("nothing is in flight, and the sweep at the start is over", async () => {
        const now = await samples();
        const swept = 'sitewright_loop_last_success_timestamp_seconds{loop="sweeper"}';
        return now.get("sitewright_http_requests_in_flight") === 0 && now.has(swept);
      });
      const before = await samples("counter");
      return async () => {
        const more = [...(await samples("counter"))]
          .filter(([key]) => key.startsWith("sitewright_") && !key.endsWith("_repeats_total"))
          .map(([key, value]) => [key.slice("sitewright_".length), value - (before.get(key) ?? 0)])
          .filter(([, count]) => count !== 0);
        return Object.fromEntries(more) as Record<string, number>;
      };
    },
  };
}

export const requests = (method: string, route: string, status: number) =>
  `http_requests_total{route="${route}",method="${method}",status="${status}"}`;
