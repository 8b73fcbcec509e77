import { afterEach, beforeEach, expect, onTestFinished } from "vitest";
import { POSTS_IN_HAND } from "~/server/http/posts-in-hand.server";
import { filledIn, openedClient, read } from "../support/assets/onboarding-client";
import { png } from "../support/assets/upload-samples";
import { hiddenFields, HttpClient } from "../support/http/http-client";
import { heldFile } from "../support/http/generated-files";
import { beginPost, FORGED, SLOW, type SlowClient } from "../support/http/slow-client";
import { startScrapedSite } from "../support/operations/scraped";
import { paidOrder, validOrder } from "../support/orders/order-visitor";
import { until } from "../support/until";
import { often as test, rarely } from "../support/rarely";

const IP_HEADER = "Fly-Client-IP";
const HONEST = { [IP_HEADER]: "203.0.113.1" };
const EVENTS = "/webhooks/stripe";
const attacker = (network: number) => `198.51.100.${network}`;

let scraped: Awaited<ReturnType<typeof startScrapedSite>>;
beforeEach(async () => {
  // No body is too slow within the test.
  const env = { BODY_WINDOW_MS: "600000", CLIENT_IP_HEADER: IP_HEADER, RATE_LIMIT: "on" };
  scraped = await startScrapedSite({ env });
});
afterEach(() => scraped.site.stop());

const inFlight = async () => (await scraped.scrape()).get("sitewright_http_requests_in_flight");

/** A post that goes on as long as the test. */
function newcomer(address: string, path: string, headers: Record<string, string>) {
  const post = beginPost(scraped.site.url + path, { ...headers, [IP_HEADER]: address });
  onTestFinished(() => void post.socket.destroy());
  return post;
}

/** Takes all slots for posts of strangers but those that are `taken`: each network as many as it gets. */
async function holdAll(slots: number, taken: number, ...post: [string, Record<string, string>]) {
  const held: SlowClient[] = [];
  for (let network = 0, left = slots; left > 0; network += 1) {
    const share = Math.ceil(left / 2);
    left -= share;
    for (let n = network === 0 ? taken : 0; n < share; n += 1) {
      held.push(newcomer(attacker(network), ...post));
    }
    await until("they are in flight", async () => (await inFlight()) === taken + held.length);
  }
  return held;
}

/** Begins to post a file for a paid order from an attacker's network; the returned function sends the rest. */
async function paidUpload() {
  const { link } = await paidOrder(scraped.site);
  const buyer = await openedClient(scraped.site, link);
  const { finish, ...file } = heldFile("paid.png", [png]);
  const fields = { ...buyer.hidden, ...filledIn };
  const answer = buyer.postFiles("/onboarding", fields, [file], { [IP_HEADER]: attacker(0) });
  await until("it is in flight", async () => (await inFlight()) === 1);
  return { finish, answer };
}

test("slow bodies of eight networks hold every slot for files, and give way to a stranger but cut off no paid order", async () => {
  const paid = await paidUpload();
  const held = await holdAll(POSTS_IN_HAND["/onboarding"] * 0.8, 1, "/onboarding", SLOW.upload);
  // The paid order's post, which is the oldest, leaves it a slot of strangers.
  newcomer("192.0.2.1", "/onboarding", SLOW.upload);
  await until("it is in flight", async () => (await inFlight()) === held.length + 2);
  const visitor = await openedClient(scraped.site);
  const fields = { ...visitor.hidden, ...filledIn };
  const files = [{ name: "van.png", bytes: png }];
  const answer = await read(await visitor.postFiles("/onboarding", fields, files, HONEST));
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
  return { Cookie: pairs.join("; ") };
}

test("slow bodies hold every slot for forms, and give way to orders, also of the network of most of them", async () => {
  const [oldest] = await holdAll(POSTS_IN_HAND.others * 0.8, 0, "/contact", SLOW.form);
  const visitor = new HttpClient(scraped.site.url);
  const hidden = hiddenFields(await visitor.page("/contact"));
  for (const address of [HONEST[IP_HEADER], attacker(0)]) {
    const from = { [IP_HEADER]: address };
    const answer = await visitor.post("/contact", { ...hidden, ...validOrder() }, from);
    expect(answer.status).toBe(303);
  }
  expect(await oldest!.answer).toMatch(/^HTTP\/1\.1 429 /);
});

test("a post to an order's own page has a slot of its paid order, by its link alone", async () => {
  const { link } = await paidOrder(scraped.site);
  const held = await holdAll(POSTS_IN_HAND.others * 0.8, 0, "/contact", SLOW.form);
  const path = `/order/${new URL(link, scraped.site.url).searchParams.get("link")}`;
  const answer = await new HttpClient(scraped.site.url).post(path, { intent: "none" }, HONEST);
  expect(answer.status).toBe(422);
  expect(held.filter(({ socket }) => socket.destroyed)).toEqual([]);
});

rarely(
  "a network that holds its share of the slots for forms cuts off its own slow bodies, and nobody else's",
  async () => {
    const other = newcomer(HONEST[IP_HEADER], "/contact", SLOW.form);
    await until("it is in flight", async () => (await inFlight()) === 1);
    const share = (POSTS_IN_HAND.others * 0.8) / 2;
    const [oldest] = Array.from({ length: share + 5 }, () =>
      newcomer(attacker(0), "/contact", SLOW.form),
    );
    expect(await oldest!.answer).toMatch(/^HTTP\/1\.1 429 /);
    expect(other.socket.destroyed).toBe(false);
  },
);

test("slow bodies with the cookie of one paid order have the slots that are left for it, and give way beyond", async () => {
  const slots = POSTS_IN_HAND.others * 0.8;
  // One order gets half of those that are for paid ones, and one more.
  const own = (POSTS_IN_HAND.others - slots) / 2 + 1;
  const headers = { ...SLOW.form, ...(await cookieOfOneOrder()) };
  const held = await holdAll(slots, 0, "/contact", headers);
  const posts = Array.from({ length: own + 2 }, (_, n) =>
    newcomer(`192.0.2.${n}`, "/contact", SLOW.form),
  );
  const cut = () => held.filter(({ socket }) => socket.destroyed);
  await until("two are cut off", () => cut().length === 2);
  expect(await inFlight()).toBe(slots + own);
  expect(posts.filter(({ socket }) => socket.destroyed)).toEqual([]);
});

test("slow bodies hold every slot for webhook events, also with the cookie of a paid order, and give way to an event", async () => {
  const headers = { ...SLOW.event, ...(await cookieOfOneOrder()) };
  const [oldest] = await holdAll(POSTS_IN_HAND[EVENTS], 0, EVENTS, headers);
  await expectEventRead();
  expect(await oldest!.answer).toMatch(/^HTTP\/1\.1 429 /);
});

rarely(
  "slow bodies of as many networks as there are slots for webhook events give way to an event, the oldest first",
  async () => {
    const held: SlowClient[] = [];
    while (held.length < POSTS_IN_HAND[EVENTS]) {
      held.push(newcomer(attacker(held.length), EVENTS, SLOW.event));
      await until("it is in flight", async () => (await inFlight()) === held.length);
    }
    await expectEventRead();
    expect(await held[0]!.answer).toMatch(/^HTTP\/1\.1 429 /);
  },
);

/** Sends an event, and expects that its signature is checked. */
async function expectEventRead() {
  const headers = { ...HONEST, ...FORGED };
  const event = { method: "POST", headers, body: "{}" };
  expect((await fetch(scraped.site.url + EVENTS, event)).status).toBe(400);
}
