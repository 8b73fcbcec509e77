import { hash } from "node:crypto";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { FORM_TYPE } from "../support/hostile/request";
import { openClient } from "../support/http/slow-client";
import { textOf } from "../support/http/http-client";
import { openedClient } from "../support/assets/onboarding-client";
import { png } from "../support/assets/upload-samples";
import {
  openForm,
  orderOf,
  ordersOf,
  placeOrder,
  validOrder,
  type OrderFields,
} from "../support/orders/order-visitor";
import { allMailsSent } from "../support/orders/person";
import { sharedSite, supportEmail } from "../support/site";
import { onPostgres } from "../support/this-run";
import { until } from "../support/until";

const site = await sharedSite({ env: { RATE_LIMIT: "on", CLIENT_IP_HEADER: "Fly-Client-IP" } });

const from = (address: string) => ({ "Fly-Client-IP": address });
const orderFrom = async (address: string, fields = validOrder()) =>
  (await openForm(site)).send(fields, from(address));

/** Sets what was counted for a limit; below, makes the site forget it. */
const setPoints = (limit: string, points: number) =>
  site.execute("update rate_limits set points = ? where key like ?", points, `${limit}:%`);
const forgetPoints = (limit: string) =>
  site.execute("delete from rate_limits where key like ?", `${limit}%`);

function expectWait(answer: Response, most: number) {
  const seconds = Number(answer.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(most - 100);
  expect(seconds).toBeLessThanOrEqual(most);
}

const inHours = (hours: number) =>
  `send the form again in about ${hours} hours. If that is too late, write to ${supportEmail}.`;

// Not on PostgreSQL: orders that conflict there are repeated after random pauses, in any sequence.
test.skipIf(onPostgres)(
  "an order is placed before most of the ten that one connection of another network sends at once",
  async () => {
    const postFrom = async (address: string, fields: OrderFields) => {
      const { hidden } = await openForm(site);
      const body = new URLSearchParams({ ...hidden, ...fields }).toString();
      const length = `Content-Length: ${body.length}`;
      const head = ["Host: site.test", `Fly-Client-IP: ${address}`, FORM_TYPE, length];
      return ["POST /contact HTTP/1.1", ...head, "", body].join("\r\n");
    };
    const [fields, ...others] = Array.from({ length: 11 }, () => validOrder());
    const post = await postFrom("198.18.0.61", fields!);
    const posts = await Promise.all(others.map((other) => postFrom("198.18.0.60", other)));
    const clients = [openClient(site.url), openClient(site.url)] as const;
    onTestFinished(() => clients.forEach(({ socket }) => socket.destroy()));
    const [many, one] = clients;
    await Promise.all([once(many.socket, "connect"), once(one.socket, "connect")]);
    many.socket.write(posts.join(""));
    one.socket.write(post);
    const placed = (of: OrderFields[]) => of.flatMap(({ email }) => ordersOf(site, email));
    const order = await until("the order is placed", () => placed([fields!])[0]);
    await until("the others are placed", () => placed(others).length === others.length);
    const before = placed(others).filter((other) => other.created_at < order.created_at);
    expect(before.length).toBeLessThan(8);
  },
);

/** An order above the limit: the form is shown again with its values, and nothing is stored. */
async function expectTooMany(
  fields: OrderFields,
  answer: Response,
  seconds: number,
  words: string | RegExp = /send the form again in (9|10) minutes\./,
) {
  expect(answer.status).toBe(429);
  expectWait(answer, seconds);
  const page = await answer.text();
  expect(textOf(page)).toContain("That was a lot at once");
  expect(textOf(page)).toMatch(words);
  expect(page).toContain(`value="${fields.email}"`);
  expect(textOf(page)).toContain(fields.project);
  expect(ordersOf(site, fields.email)).toEqual([]);
}

test("the eleventh order from one IP address in ten minutes is answered 429 with its values, also after a restart", async () => {
  for (let count = 1; count <= 10; count += 1) {
    expect((await orderFrom("203.0.113.1")).status).toBe(303);
  }
  const fields = validOrder();
  const visitor = await openForm(site);
  await expectTooMany(fields, await visitor.send(fields, from("203.0.113.1")), 600);

  const scripts = await visitor.sendByScripts(fields, from("203.0.113.1"));
  expect(scripts.status).toBe(429);
  expectWait(scripts, 600);
  expect(scripts.headers.get("X-Remix-Response")).toBe("yes");
  expect(await scripts.json()).toMatchObject({
    problem: { title: "That was a lot at once" },
    repopulateFields: fields,
  });

  await site.kill();
  await site.restart();
  await expectTooMany(fields, await visitor.send(fields, from("203.0.113.1")), 600);
  // Other clients can order, and pages are never limited.
  expect((await visitor.send(fields, from("203.0.113.2"))).status).toBe(303);
  const page = await visitor.request("/contact", { headers: from("203.0.113.1") });
  expect(page.status).toBe(200);
});

test("corrections of an order that waits for the operator are counted, and the same form again is not", async () => {
  const address = from("203.0.113.80");
  const visitor = await openForm(site);
  const fields = { ...validOrder(), homepage: "https://cheap-pills.test" };
  expect((await visitor.send(fields, address)).status).toBe(303);
  setPoints("order day", 60);
  expect((await visitor.send(fields, address)).status).toBe(303);
  const corrected = await visitor.send({ ...fields, project: "Something else." }, address);
  expect(corrected.status).toBe(429);
  forgetPoints("order day");
});

test("strangers' orders that name an email address do not keep its owner from ordering", async () => {
  const email = "flooded@plumbing.test";
  for (let count = 0; count < 20; count += 1) {
    const answer = await orderFrom(`203.0.113.${20 + (count % 2)}`, validOrder({ email }));
    expect(answer.status).toBe(303);
  }
  expect((await orderFrom("203.0.113.60", validOrder({ email }))).status).toBe(303);
});

test("orders of a day are also counted by IP address and by the larger IPv6 networks", async () => {
  const DAY = 23 * 3_600;
  for (const [address, last] of [
    ["2001:db8:2:aa01::1", "2001:db8:2:aa01::2"],
    ["203.0.113.4", "203.0.113.4"],
  ] as const) {
    expect((await orderFrom(address)).status).toBe(303);
    setPoints("order day", 59);
    expect((await orderFrom(address)).status).toBe(303);
    const fields = validOrder();
    const visitor = await openForm(site);
    await expectTooMany(fields, await visitor.send(fields, from(last)), DAY, inHours(23));
    const scripts = await visitor.sendByScripts(fields, from(last));
    const { problem } = (await scripts.json()) as { problem: { description: string } };
    expect(problem.description).toContain(inHours(23));
  }
  forgetPoints("order day");
  expect((await orderFrom("2001:db8:2:aa02::1")).status).toBe(303);
  setPoints("order day", 180);
  expect((await orderFrom("2001:db8:2:ac03::1")).status).toBe(429);
  expect((await orderFrom("2001:db8:3:ac03::1")).status).toBe(303);
  forgetPoints("order day");
});

test("an order sent again without a change, or once it is paid, does not count in its network's day", async () => {
  const address = from("203.0.113.85");
  const fields = validOrder();
  const visitor = await openForm(site);
  const first = await visitor.send(fields, address);
  setPoints("order day", 60);
  const send = (changes = {}) => visitor.send({ ...fields, ...changes }, address);
  const again = await send();
  expect(again.status).toBe(303);
  expect(again.headers.get("Location")).toBe(first.headers.get("Location"));
  expect((await send({ budget: "more" })).status).toBe(429);

  // Its checkout has ended: another one is stored.
  const order = orderOf(site, fields);
  site.execute("update orders set checkout_expires_at = ? where id = ?", "2020-01-01", order.id);
  expect((await send()).status).toBe(429);

  await site.sandbox.stripe.pay(order.stripe_session_id!);
  await until("the order is paid", () => orderOf(site, fields).state === "paid");
  expect((await send()).headers.get("Location")).toBe("/thank-you");
  forgetPoints("order ");
  await allMailsSent(site);
});

test("of a form that is changed again and again, only the newest change is stored as a sent email", async () => {
  const { visitor, fields, order } = await placeOrder(site);
  for (const budget of ["more", "less", "none"]) {
    await visitor.send({ ...fields, budget }, from("203.0.113.92"));
    await allMailsSent(site);
  }
  const keys = "select dedupe_key from outbox where order_id = ? order by created_at";
  expect(site.rows(keys, order.id)).toEqual([
    { dedupe_key: `order ${order.id} received` },
    { dedupe_key: `order ${order.id} updated 4` },
  ]);
});

test("beyond the hourly limit of emails, orders and assets are accepted and their emails wait", async () => {
  expect((await orderFrom("203.0.113.70")).status).toBe(303);
  const earlier = await openedClient(site);
  expect((await earlier.send()).status).toBe(303);
  setPoints("mail", 150);
  const mails = site.sandbox.postmark.mails.length;
  const visitor = await openForm(site);
  const fields = validOrder();
  const answer = await visitor.send(fields, from("203.0.113.71"));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toContain("/sandbox/");
  expect(textOf(await visitor.page("/contact"))).not.toContain("Email notification failed");
  expect(ordersOf(site, fields.email)).toHaveLength(1);

  const client = await openedClient(site);
  const submission = await client.send([{ name: "logo.png", bytes: png }]);
  expect(submission).toMatchObject({
    status: 303,
    location: expect.stringMatching(/^\/onboarding\?submitted=/) as string,
  });
  expect(site.sandbox.postmark.mails).toHaveLength(mails);
  expect(site.output()).toContain("the mails of this hour are spent");

  // A buyer who pays still gets emails, and the team gets those about the order before.
  await site.sandbox.stripe.pay(orderOf(site, fields).stripe_session_id!);
  const { reference } = orderOf(site, fields);
  const told = () =>
    site.sandbox.postmark.mails.flatMap(({ To, TextBody }) =>
      TextBody?.includes(reference) ? [To] : [],
    );
  await until("the buyer and the team are written to", () => new Set(told()).size === 2);
  forgetPoints("mail:");
  site.execute("update outbox set next_attempt_at = created_at where state = 'pending'");
  await allMailsSent(site);
});

test("IP addresses are stored only as keyed hashes", () => {
  const keys = site.rows<{ key: string }>("select key from rate_limits").map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(20);
  for (const key of keys) expect(key).toMatch(/^[a-z ]+:[\w-]{43}$/);
  const plain = (text: string) => hash("sha256", text, "base64url");
  for (const who of ["203.0.113.1", "203.0.113.60", "all"]) {
    expect(keys.join()).not.toContain(plain(who));
  }
});

test("orders with invalid fields do not count toward the limit of orders", async () => {
  const visitor = await openForm(site);
  for (let count = 1; count <= 12; count += 1) {
    const answer = await visitor.send(validOrder({ name: "" }), from("203.0.113.3"));
    expect(answer.status).toBe(422);
  }
  expect((await visitor.send(validOrder(), from("203.0.113.3"))).status).toBe(303);
});
