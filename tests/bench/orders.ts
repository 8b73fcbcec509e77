import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { hiddenFields } from "../support/http/http-client";
import { validOrder } from "../support/orders/order-visitor";
import { startSite } from "../support/site";
import { interleaved, median, type Comparison } from "./comparison";
import { startHelper } from "./helper-process";
import { ratioInWords, type Findings } from "./report";

const BARE = "bare node";
const SLOW_MS = 150;
const WARM_UP = 200;

export interface Load {
  connections: number;
  orders: number;
  /** The response time of each of the two providers. */
  delayMs: number;
}

const SLOW: Load = { connections: 10, orders: 50, delayMs: SLOW_MS };
const QUICK: Load = { connections: 10, orders: 200, delayMs: 0 };
const loads: Load[] = [
  { connections: 1, orders: 100, delayMs: 0 },
  QUICK,
  { connections: 1, orders: 10, delayMs: SLOW_MS },
  SLOW,
];

const form = validOrder();

export const measureOf = ({ connections, delayMs }: Load) =>
  `order POST to 303, ${connections === 1 ? "one connection" : `${connections} connections`}, providers in ${delayMs} ms`;

/** The time from an order's post to its redirect, with providers that answer at once and after 150 ms. */
export async function measureOrders(): Promise<Findings> {
  const providers = await startHelper("quick-providers");
  const providersUrl = await providers.ask<string>({ delayMs: 0 });
  const bare = await startHelper("bare-order", { PROVIDERS: providersUrl });
  const site = await startSite({
    env: { STRIPE_API_URL: providersUrl, POSTMARK_API_URL: providersUrl },
  });
  try {
    const bareUrl = await bare.ask<string>({});
    await postOrders([site.url], WARM_UP, 10);
    await postBareOrders(bareUrl, WARM_UP, 10);
    const comparisons = new Map<Load, Comparison>();
    for (const load of loads) {
      await providers.ask({ delayMs: load.delayMs });
      comparisons.set(load, await compare(load, site.url, bareUrl));
    }
    const words = (load: Load) => ratioInWords(comparisons.get(load)!);
    return {
      headline: `from post to redirect ${words(SLOW)} with providers that take ${SLOW_MS} ms each, ${words(QUICK)} with providers that take none`,
      comparisons: [...comparisons.values()],
    };
  } finally {
    await site.stop();
    bare.stop();
    providers.stop();
  }
}

async function compare(load: Load, siteUrl: string, bareUrl: string): Promise<Comparison> {
  const { connections, orders } = load;
  const { ours, ...peers } = await interleaved({
    ours: () => postOrders([siteUrl], orders, connections),
    [BARE]: () => postBareOrders(bareUrl, orders, connections),
  });
  return { measure: measureOf(load), unit: "ms", ours, peers, target: { of: BARE, atMost: 2 } };
}

/**
 * Posts so many orders over so many connections, which take turns among the machines of one site; their forms are opened
 * before the timing starts. Returns the median time from the first byte sent to the head of the response, in ms.
 */
export async function postOrders(
  machines: readonly string[],
  orders: number,
  connections: number,
): Promise<number> {
  const bodies: string[] = [];
  while (bodies.length < orders) {
    const page = await (await fetch(`${machines[0]}/contact`)).text();
    bodies.push(new URLSearchParams({ ...hiddenFields(page), ...form }).toString());
  }
  return post(machines, bodies, connections);
}

/** Like {@link postOrders}, to a server without forms; `token` is as long as the site's. */
function postBareOrders(url: string, orders: number, connections: number): Promise<number> {
  const body = new URLSearchParams({ token: "t".repeat(130), homepage: "", ...form }).toString();
  return post([url], Array<string>(orders).fill(body), connections);
}

async function post(machines: readonly string[], bodies: string[], connections: number) {
  const left = [...bodies];
  const times: number[] = [];
  const connection = async (_: unknown, at: number) => {
    const url = machines[at % machines.length]!;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let body = left.pop(); body !== undefined; body = left.pop()) {
      times.push(await postOnce(url, body, agent));
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return median(times);
}

async function postOnce(url: string, body: string, agent: Agent): Promise<number> {
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": Buffer.byteLength(body),
    "Sec-Fetch-Site": "same-origin",
  };
  const started = performance.now();
  const call = request(`${url}/contact`, { method: "POST", agent, headers }).end(body);
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  const taken = performance.now() - started;
  await text(answer);
  if (answer.statusCode !== 303) throw new Error(`An order was answered ${answer.statusCode}`);
  return taken;
}
