import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { POSTS_IN_HAND } from "~/server/http/posts-in-hand.server";
import { filledIn, openedClient, read } from "../support/assets/onboarding-client";
import { png } from "../support/assets/upload-samples";
import { hiddenFields, HttpClient } from "../support/http/http-client";
import { multipartOpening, multipartStream } from "../support/http/multipart-stream";
import {
  FORGED_SIGNATURE,
  openClient,
  postHead,
  SLOW_MULTIPART,
  type SlowClient,
} from "../support/http/slow-client";
import { startScrapedSite, type ScrapedSite } from "../support/operations/scraped";
import { paidOrder, validOrder } from "../support/orders/order-visitor";
import { until } from "../support/until";

const IP_HEADER = "Fly-Client-IP";
const HONEST = { [IP_HEADER]: "203.0.113.1" };
const attacker = (network: number) => `198.51.100.${network}`;

let scraped: ScrapedSite;
beforeEach(async () => {
  // No body is too slow within the test.
  const env = { BODY_WINDOW_MS: "600000", CLIENT_IP_HEADER: IP_HEADER, RATE_LIMIT: "on" };
  scraped = await startScrapedSite({ env });
});
afterEach(() => scraped.site.stop());

const inFlight = async () => (await scraped.scrape()).get("sitewright_http_requests_in_flight");

/** Takes all slots for posts of strangers but those that are `taken`: each network as many as it gets. */
async function holdAll(slots: number, taken: number, type: string, path: string, headers = "") {
  const held: SlowClient[] = [];
  for (let network = 0, left = slots; left > 0; network += 1) {
    const share = Math.ceil(left / 2);
    left -= share;
    for (let n = network === 0 ? taken : 0; n < share; n += 1) {
      const from = `${IP_HEADER}: ${attacker(network)}\r\n`;
      held.push(
        openClient(
          scraped.site.url,
          postHead(scraped.site.url, path, type, 60_000, headers + from),
        ),
      );
    }
    await until("they are in flight", async () => (await inFlight()) === taken + held.length);
  }
  onTestFinished(() => held.forEach(({ socket }) => socket.destroy()));
  return held;
}

/** A post that goes on as long as the test. */
function newcomer(address: string, type: string, path: string) {
  const head = postHead(scraped.site.url, path, type, 60_000, `${IP_HEADER}: ${address}\r\n`);
  const post = openClient(scraped.site.url, head);
  onTestFinished(() => void post.socket.destroy());
  return post;
}

/** Begins to post a file for a paid order from an attacker's network; the returned function sends the rest. */
async function paidUpload() {
  const { link } = await paidOrder(scraped.site);
  const buyer = await openedClient(scraped.site, link);
  let finish = () => {};
  const rest = new Promise<void>((resolve) => (finish = resolve));
  const opening = multipartOpening("slow", { ...buyer.hidden, ...filledIn }, "paid.png");
  const body = async function* () {
    yield Buffer.concat([Buffer.from(opening), png]);
    await rest;
    yield Buffer.from("\r\n--slow--\r\n");
  };
  const answer = buyer.request("/onboarding", {
    method: "POST",
    headers: { "Content-Type": SLOW_MULTIPART, [IP_HEADER]: attacker(0) },
    body: Readable.toWeb(Readable.from(body())) as ReadableStream,
    duplex: "half",
  } as RequestInit);
  await until("it is in flight", async () => (await inFlight()) === 1);
  return { finish, answer };
}

test("slow bodies of eight networks hold every slot for files, and give way to a stranger but cut off no paid order", async () => {
  const paid = await paidUpload();
  const held = await holdAll(POSTS_IN_HAND["/onboarding"] * 0.8, 1, SLOW_MULTIPART, "/onboarding");
  // The paid order's post, which is the oldest, leaves it a slot of strangers.
  newcomer("192.0.2.1", SLOW_MULTIPART, "/onboarding");
  await until("it is in flight", async () => (await inFlight()) === held.length + 2);
  const visitor = await openedClient(scraped.site);
  const form = multipartStream({ ...visitor.hidden, ...filledIn }, [
    { name: "van.png", bytes: [png] },
  ]);
  const headers = { ...(form.headers as Record<string, string>), ...HONEST };
  const answer = await read(await visitor.request("/onboarding", { ...form, headers }));
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([303, null]);
  expect(await held[0]!.answer).toMatch(/^HTTP\/1\.1 429 /);
  expect(held.filter(({ socket }) => socket.destroyed)).toEqual([held[0]]);
  paid.finish();
  expect((await paid.answer).status).toBe(303);
});

/** What a client with the private link of one paid order sends along. */
async function cookieOfOneOrder() {
  const { link } = await paidOrder(scraped.site);
  const client = await openedClient(scraped.site, link);
  const pairs = client.browserCookies().map(({ name, value }) => `${name}=${value}`);
  return `Cookie: ${pairs.join("; ")}\r\n`;
}

const FORM = "application/x-www-form-urlencoded";

test("slow bodies hold every slot for forms, and give way to orders, also of the network of most of them", async () => {
  const [oldest] = await holdAll(POSTS_IN_HAND.others * 0.8, 0, FORM, "/contact");
  const visitor = new HttpClient(scraped.site.url);
  const hidden = hiddenFields(await visitor.page("/contact"));
  for (const address of [HONEST[IP_HEADER], attacker(0)]) {
    const from = { [IP_HEADER]: address };
    const answer = await visitor.post("/contact", { ...hidden, ...validOrder() }, from);
    expect(answer.status).toBe(303);
  }
  expect(await oldest!.answer).toMatch(/^HTTP\/1\.1 429 /);
});

test("a network that holds its share of the slots for forms cuts off its own slow bodies, and nobody else's", async () => {
  const other = newcomer(HONEST[IP_HEADER], FORM, "/contact");
  await until("it is in flight", async () => (await inFlight()) === 1);
  const share = (POSTS_IN_HAND.others * 0.8) / 2;
  const [oldest] = Array.from({ length: share + 5 }, () => newcomer(attacker(0), FORM, "/contact"));
  expect(await oldest!.answer).toMatch(/^HTTP\/1\.1 429 /);
  expect(other.socket.destroyed).toBe(false);
});

test("slow bodies with the cookie of one paid order have the slots that are left for it, and give way beyond", async () => {
  const slots = POSTS_IN_HAND.others * 0.8;
  // One order gets half of those that are for paid ones, and one more.
  const own = (POSTS_IN_HAND.others - slots) / 2 + 1;
  const held = await holdAll(slots, 0, FORM, "/contact", await cookieOfOneOrder());
  const posts = Array.from({ length: own + 2 }, (_, n) =>
    newcomer(`192.0.2.${n}`, FORM, "/contact"),
  );
  const cut = () => held.filter(({ socket }) => socket.destroyed);
  await until("two are cut off", () => cut().length === 2);
  expect(await inFlight()).toBe(slots + own);
  expect(posts.filter(({ socket }) => socket.destroyed)).toEqual([]);
});

test("slow bodies hold every slot for webhook events, also with the cookie of a paid order, and give way to an event", async () => {
  const slots = POSTS_IN_HAND["/webhooks/stripe"];
  const [oldest] = await holdAll(
    slots,
    0,
    "application/json",
    "/webhooks/stripe",
    FORGED_SIGNATURE + (await cookieOfOneOrder()),
  );
  await expectEventRead();
  expect(await oldest!.answer).toMatch(/^HTTP\/1\.1 429 /);
});

test("slow bodies of as many networks as there are slots for webhook events give way to an event, the oldest first", async () => {
  const slots = POSTS_IN_HAND["/webhooks/stripe"];
  const path = "/webhooks/stripe";
  const held: SlowClient[] = [];
  for (let n = 0; n < slots; n += 1) {
    const from = `${FORGED_SIGNATURE}${IP_HEADER}: ${attacker(n)}\r\n`;
    const head = postHead(scraped.site.url, path, "application/json", 60_000, from);
    held.push(openClient(scraped.site.url, head));
    await until("it is in flight", async () => (await inFlight()) === n + 1);
  }
  onTestFinished(() => held.forEach(({ socket }) => socket.destroy()));
  await expectEventRead();
  expect(await held[0]!.answer).toMatch(/^HTTP\/1\.1 429 /);
});

/** Sends an event, and expects that its signature is checked. */
async function expectEventRead() {
  const [name = "", signature = ""] = FORGED_SIGNATURE.trim().split(": ");
  const headers = { ...HONEST, [name]: signature };
  const url = `${scraped.site.url}/webhooks/stripe`;
  expect((await fetch(url, { method: "POST", headers, body: "{}" })).status).toBe(400);
}
