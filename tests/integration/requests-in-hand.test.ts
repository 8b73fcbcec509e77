import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { inNode, listen } from "../support/http/middleware-server";
import { FORGED, openClient } from "../support/http/slow-client";
import { until } from "../support/until";
import { buyer } from "../support/assets/upload-senders";

Object.assign(process.env, { NODE_ENV: "production", SANDBOX: "1", CLIENT_IP_HEADER: "client-ip" });
const { middlewareStack } = await import("~/server/http/serve.server");
const { REQUESTS_IN_HAND, RESERVED_FOR_PAID, UNREAD_BYTES } =
  await import("~/server/http/requests-in-hand.server");
const { paidOwnerOf } = await import("~/server/http/request-context.server");
const { errorPage } = await import("~/server/http/error-page.server");
const { demoAsked, variantOf } = await import("~/page-variants.server");

const FOR_STRANGERS = REQUESTS_IN_HAND - RESERVED_FOR_PAID;

const findPaidSender = (cookies: string) =>
  Promise.resolve(cookies === "order=paid" ? buyer("order") : undefined);

async function start(last: RequestListener) {
  const isAnswering = () => Promise.resolve(true);
  const stack = middlewareStack({
    variantOf,
    destinationOf: demoAsked,
    findPaidSender,
    acceptEvent: () => true,
    isAnswering,
  });
  const url = await listen(
    inNode(
      stack,
      last,
      errorPage((status) => `page ${status}`),
    ),
  );
  const ask = async (network: number, headers: Record<string, string> = {}, path = "/contact") => {
    const from = { "Client-IP": `192.0.2.${network}`, ...headers };
    return (await fetch(url + path, { headers: from })).status;
  };
  /** Asks for pages on a connection of which nothing is read. */
  const askUnread = (network: number) => {
    const head = `GET /contact?unread HTTP/1.1\r\nHost: site.test\r\nClient-IP: 192.0.2.${network}`;
    const { socket } = openClient(url, `${head}\r\n\r\n`);
    socket.pause();
    onTestFinished(() => void socket.destroy());
  };
  return { url, ask, askUnread };
}

test("half of the requests that may be in hand are one network's, and others, a paid order's too, have room", async () => {
  const held: ServerResponse[] = [];
  const { ask } = await start((_req, res) => void held.push(res));
  const half = FOR_STRANGERS / 2;
  const many = Array.from({ length: half + 1 }, () => ask(1));
  expect(await Promise.race(many)).toBe(429);
  await until("the others are passed on", () => held.length === half);
  expect(await ask(1, {}, "/robots.txt")).toBe(429);
  const more = [ask(2), ask(1, { Cookie: "order=paid" })];
  await until("these are passed on as well", () => held.length === half + more.length);
  for (const res of held) res.end();
  expect(await Promise.all(more)).toEqual([200, 200]);
  await Promise.all(many);
  const later = ask(1);
  await until("a later one is passed on", () => held.length === half + more.length + 1);
  held.at(-1)!.end();
  expect(await later).toBe(200);
});

test("where networks that read nothing hold every place, Stripe, health checks and paid orders are answered at once, and a newcomer in the place of the oldest", async () => {
  const held: ServerResponse[] = [];
  let unread = 0;
  const { url, ask, askUnread } = await start((req, res) => {
    if (req.url!.includes("unread")) {
      unread += 1;
      res.end(Buffer.alloc(8 * 1024 * 1024));
    } else if (req.headers["client-ip"] === "192.0.2.200" || req.url !== "/contact") res.end();
    else held.push(res);
  });
  askUnread(0);
  await until("the first is answered", () => unread === 1);
  const waiting: Promise<number>[] = [];
  for (let network = 0, left = FOR_STRANGERS; left > 0; network += 1) {
    const share = Math.ceil(left / 2);
    left -= share;
    const already = network === 0 ? 1 : 0;
    for (let n = already; n < share; n += 1) waiting.push(ask(network));
    await until("they are passed on", () => held.length + unread === FOR_STRANGERS - left);
  }
  expect(await ask(200, { Cookie: "order=paid" })).toBe(200);
  expect(await ask(200, {}, "/healthz")).toBe(200);
  const event = { method: "POST", body: "{}", headers: FORGED };
  expect((await fetch(`${url}/webhooks/stripe`, event)).status).toBe(200);
  let newcomer = 0;
  await until("a newcomer is let in", async () => (newcomer = await ask(200)) === 200);
  expect(newcomer).toBe(200);
  for (const res of held) res.end();
  await Promise.all(waiting);
});

test("who does not read the pages it has asked for is refused more, and others are not", async () => {
  const SIZE = 8 * 1024 * 1024;
  let made = 0;
  const { ask, askUnread } = await start((req, res) => {
    made += 1;
    res.end(req.url!.includes("unread") ? Buffer.alloc(SIZE) : "");
  });
  // What the kernel takes is not in the site's memory.
  const pages = 2 * Math.ceil(UNREAD_BYTES / SIZE);
  for (let n = 0; n < pages; n += 1) askUnread(1);
  await until("its pages are made or refused", async () => made > 0 && (await ask(1)) === 429);
  expect(await ask(2)).toBe(200);
});

test("who asks with ever new cookies causes few look-ups, and a paid order of the same network stays known", async () => {
  let lookups = 0;
  const find = (cookies: string) => {
    lookups += 1;
    return findPaidSender(cookies);
  };
  const ownerOf = (cookie: string) => {
    const headers = { cookie, "client-ip": "192.0.2.99" };
    const target = { url: new URL("http://site.test/contact") };
    return paidOwnerOf({ headers, target, socket: {} } as unknown as IncomingMessage, find);
  };
  const paid = await ownerOf("order=paid");
  expect(paid).toBeDefined();
  for (let n = 0; n < 500; n += 1) expect(await ownerOf(`draft=${n}`)).toBeUndefined();
  expect(lookups).toBeLessThanOrEqual(20);
  expect(await ownerOf("order=paid")).toBe(paid);
});
