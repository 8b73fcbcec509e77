import { startSite } from "../support/site";
import { interleaved, ROUNDS, type Comparison } from "./comparison";
import { startHelper } from "./helper-process";
import { postBareOrders, postOrders, type Times } from "./order-posts";

const BARE = "bare node";
/** By contract the mail goes first and the checkout after it, so that a failed checkout's order is known. */
const SUM = "the providers' times, one after the other";
const SLOW_MS = 150;
const WARM_UP = 200;

interface Load {
  connections: number;
  orders: number;
  delayMs: number;
}

const loads: Load[] = [
  { connections: 1, orders: 100, delayMs: 0 },
  { connections: 10, orders: 200, delayMs: 0 },
  { connections: 1, orders: 10, delayMs: SLOW_MS },
  { connections: 10, orders: 50, delayMs: SLOW_MS },
];

/** From the post of an order to its redirect, with providers that answer at once and after 150 ms. */
export async function measureOrders(): Promise<Comparison[]> {
  const providers = await startHelper("quick-providers");
  const providersUrl = await providers.ask<string>({ delayMs: 0 });
  const bare = await startHelper("bare-order", { PROVIDERS: providersUrl });
  const site = await startSite({
    env: { STRIPE_API_URL: providersUrl, POSTMARK_API_URL: providersUrl },
  });
  try {
    const bareUrl = await bare.ask<string>({});
    await postOrders(site.url, WARM_UP, 10);
    await postBareOrders(bareUrl, WARM_UP, 10);
    const comparisons: Comparison[] = [];
    for (const load of loads) {
      await providers.ask({ delayMs: load.delayMs });
      comparisons.push(...(await compare(load, site.url, bareUrl)));
    }
    return comparisons;
  } finally {
    await site.stop();
    bare.stop();
    providers.stop();
  }
}

async function compare(
  { connections, orders, delayMs }: Load,
  siteUrl: string,
  bareUrl: string,
): Promise<Comparison[]> {
  const p99: Record<"ours" | typeof BARE, number[]> = { ours: [], [BARE]: [] };
  const median = (name: keyof typeof p99, { p50, p99: slowest }: Times) => {
    p99[name].push(slowest);
    return p50;
  };
  const p50 = await interleaved({
    ours: async () => median("ours", await postOrders(siteUrl, orders, connections)),
    [BARE]: async () => median(BARE, await postBareOrders(bareUrl, orders, connections)),
  });
  const sum = delayMs > 0 && { [SUM]: Array.from({ length: ROUNDS }, () => 2 * delayMs) };
  const over = connections === 1 ? "one connection" : `${connections} connections`;
  const measure = `order POST to 303, ${over}, providers in ${delayMs} ms`;
  const peers = (values: typeof p99) => ({ [BARE]: values[BARE], ...sum });
  return [
    {
      measure: `${measure}, p50`,
      unit: "ms",
      ours: p50.ours,
      peers: peers(p50),
      target: { of: BARE, atMost: 2 },
    },
    { measure: `${measure}, p99`, unit: "ms", ours: p99.ours, peers: peers(p99) },
  ];
}
