import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { hiddenFields } from "../support/http/http-client";

/** How long orders took from the first byte sent to the head of the answer, in ms. */
export interface Times {
  p50: number;
  p99: number;
}

const form = {
  name: "Ann's Plumbing",
  email: "ann@plumbing.test",
  project: "Boilers, leaks and bathrooms in and around Leeds.",
  assets: "A logo and ten photos",
  timeline: "two-weeks",
  budget: "$1,500 - $3,000",
};

/** Posts so many orders over so many connections, each with a form opened before the clock starts. */
export async function postOrders(url: string, orders: number, connections: number): Promise<Times> {
  const bodies: string[] = [];
  while (bodies.length < orders) {
    const page = await (await fetch(`${url}/contact`)).text();
    bodies.push(new URLSearchParams({ ...hiddenFields(page), ...form }).toString());
  }
  return post(url, bodies, connections);
}

/** {@link postOrders} to a server without forms of its own; `token` is as long as the site's. */
export function postBareOrders(url: string, orders: number, connections: number): Promise<Times> {
  const body = new URLSearchParams({ token: "t".repeat(130), homepage: "", ...form }).toString();
  return post(
    url,
    Array.from({ length: orders }, () => body),
    connections,
  );
}

async function post(url: string, bodies: string[], connections: number): Promise<Times> {
  const left = [...bodies];
  const times: number[] = [];
  const connection = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let body = left.pop(); body !== undefined; body = left.pop()) {
      times.push(await postOnce(url, body, agent));
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, connection));
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { p50: at(0.5), p99: at(0.99) };
}

function postOnce(url: string, body: string, agent: Agent): Promise<number> {
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": Buffer.byteLength(body),
    Origin: url,
  };
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const call = request(`${url}/contact`, { method: "POST", agent, headers });
    call.on("error", reject);
    call.on("response", (response) => {
      const taken = performance.now() - started;
      const { statusCode } = response;
      text(response).then(() => {
        if (statusCode === 303) resolve(taken);
        else reject(new Error(`An order was answered ${statusCode}`));
      }, reject);
    });
    call.end(body);
  });
}
