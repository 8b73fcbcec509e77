import { startSandbox } from "../../sandbox";
import { startPostgres } from "../support/database/postgres-server";
import { startSite } from "../support/site";
import { interleaved, type Comparison } from "./comparison";
import { startHelper } from "./helper-process";
import { measureOf, postOrders, type Load } from "./orders";
import type { Findings } from "./report";

const WARM_UP = 200;

const loads: Load[] = [
  { connections: 1, orders: 100, delayMs: 0 },
  { connections: 10, orders: 200, delayMs: 0 },
  { connections: 10, orders: 50, delayMs: 150 },
];

/** The time from an order's post to its redirect: with SQLite, with PostgreSQL, and with two machines on one PostgreSQL. */
export async function measurePostgres(): Promise<Findings> {
  const providers = await startHelper("quick-providers");
  const providersUrl = await providers.ask<string>({ delayMs: 0 });
  const env = { STRIPE_API_URL: providersUrl, POSTMARK_API_URL: providersUrl };
  const server = await startPostgres({ durable: true });
  const sandbox = await startSandbox();
  const onDatabase = async (count: number) => {
    const databaseUrl = await server.createDatabase();
    const shared = { sandbox, siteUrl: "http://site.test", databaseUrl };
    return Promise.all(Array.from({ length: count }, () => startSite({ env, shared })));
  };
  const sites = [await startSite({ env, database: "sqlite" }), ...(await onDatabase(1))];
  sites.push(...(await onDatabase(2)));
  try {
    const urls = sites.map(({ url }) => url);
    const [sqlite, postgres, two] = [urls.slice(0, 1), urls.slice(1, 2), urls.slice(2)];
    for (const machines of [sqlite, postgres, two]) await postOrders(machines, WARM_UP, 10);
    const comparisons: Comparison[] = [];
    for (const load of loads) {
      const { connections, orders, delayMs } = load;
      await providers.ask({ delayMs });
      const to = (machines: string[]) => () => postOrders(machines, orders, connections);
      const { ours, ...peers } = await interleaved({
        ours: to(sqlite),
        PostgreSQL: to(postgres),
        "two on PostgreSQL": to(two),
      });
      comparisons.push({ measure: measureOf(load), unit: "ms", ours, peers });
    }
    return { comparisons };
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await Promise.all([sandbox.close(), server.end()]);
    providers.stop();
  }
}
