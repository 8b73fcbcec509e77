import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import { OnboardingClient } from "../support/assets/onboarding-client";
import { png } from "../support/assets/upload-samples";
import {
  openForm,
  orderOf,
  ordersOf,
  validOrder,
  type OrderFields,
} from "../support/orders/order-visitor";
import { allMailsSent } from "../support/orders/person";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const site = await sharedSite({ env: { RATE_LIMIT: "on", CLIENT_IP_HEADER: "Fly-Client-IP" } });

const from = (address: string) => ({ "Fly-Client-IP": address });

function expectWait(answer: Response, most: number) {
  const seconds = Number(answer.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(most - 100);
  expect(seconds).toBeLessThanOrEqual(most);
}

/** An order above the limit: the form is shown again with its values, and nothing is stored. */
async function expectTooMany(fields: OrderFields, answer: Response, seconds: number) {
  expect(answer.status).toBe(429);
  expectWait(answer, seconds);
  const page = await answer.text();
  expect(textOf(page)).toContain("That was a lot at once");
  expect(page).toContain(`value="${fields.email}"`);
  expect(textOf(page)).toContain(fields.project);
  expect(ordersOf(site, fields.email)).toEqual([]);
}

test("the eleventh order from one IP address in ten minutes is answered 429 with its values", async () => {
  for (let count = 1; count <= 10; count += 1) {
    expect((await (await openForm(site)).send(validOrder(), from("203.0.113.1"))).status).toBe(303);
  }
  const fields = validOrder();
  const visitor = await openForm(site);
  await expectTooMany(fields, await visitor.send(fields, from("203.0.113.1")), 600);

  const scripts = await visitor.post(
    "/contact?_data=routes%2Fcontact",
    { ...visitor.hidden, ...fields },
    from("203.0.113.1"),
  );
  expect(scripts.status).toBe(429);
  expectWait(scripts, 600);
  expect(scripts.headers.get("X-Remix-Response")).toBe("yes");
  expect(await scripts.json()).toMatchObject({
    problem: { title: "That was a lot at once" },
    repopulateFields: fields,
  });

  // Other clients can order, and pages are never limited.
  expect((await visitor.send(fields, from("203.0.113.2"))).status).toBe(303);
  const page = await visitor.request("/contact", { headers: from("203.0.113.1") });
  expect(page.status).toBe(200);
});

test("the limit of orders outlasts a restart, and its page has a Retry-After header", async () => {
  await site.kill();
  await site.restart();
  const fields = validOrder();
  const answer = await (await openForm(site)).send(fields, from("203.0.113.1"));
  await expectTooMany(fields, answer, 600);
});

test("all IPv6 addresses of one /64 network count as one client", async () => {
  for (let count = 1; count <= 10; count += 1) {
    const address = from(`2001:db8:1:2::${count}`);
    expect((await (await openForm(site)).send(validOrder(), address)).status).toBe(303);
  }
  const fields = validOrder();
  const answer = await (await openForm(site)).send(fields, from("2001:db8:1:2:ffff::1"));
  await expectTooMany(fields, answer, 600);
  expect((await (await openForm(site)).send(fields, from("2001:db8:1:3::1"))).status).toBe(303);
});

test("the twenty-first order with one email address in an hour is answered 429, whatever its IP address", async () => {
  const email = "flooded@plumbing.test";
  for (let count = 1; count <= 20; count += 1) {
    const fields = validOrder({ email: count % 2 ? email : "Flooded@plumbing.test" });
    const answer = await (await openForm(site)).send(fields, from(`203.0.113.${20 + count}`));
    expect(answer.status).toBe(303);
  }
  const answer = await (await openForm(site)).send(validOrder({ email }), from("203.0.113.60"));
  expect(answer.status).toBe(429);
  expectWait(answer, 3_600);
});

test("orders of an hour are also counted by the larger IPv6 networks", async () => {
  const order = async (address: string) => (await openForm(site)).send(validOrder(), from(address));
  const setOrders = (count: number) =>
    site.execute("update rate_limits set points = ? where key like 'order prefix:%'", count);
  expect((await order("2001:db8:2:aa01::1")).status).toBe(303);
  setOrders(59);
  expect((await order("2001:db8:2:aa01::1")).status).toBe(303);
  const fields = validOrder();
  const sixtyFirst = await (await openForm(site)).send(fields, from("2001:db8:2:aa01::2"));
  await expectTooMany(fields, sixtyFirst, 3_600);
  expect((await order("2001:db8:2:aa02::1")).status).toBe(303);
  setOrders(120);
  expect((await order("2001:db8:2:aa03::1")).status).toBe(429);
  expect((await order("2001:db8:2:ab03::1")).status).toBe(303);
  setOrders(200);
  expect((await order("2001:db8:2:ac03::1")).status).toBe(429);
  expect((await order("2001:db8:3:ac03::1")).status).toBe(303);
  site.execute("delete from rate_limits where key like 'order prefix:%'");
});

test("beyond the hourly limit of emails, orders and assets are accepted and their emails wait", async () => {
  expect((await (await openForm(site)).send(validOrder(), from("203.0.113.70"))).status).toBe(303);
  site.execute("update rate_limits set points = 300 where key like 'mail:%'");
  const mails = site.sandbox.postmark.mails.length;
  const visitor = await openForm(site);
  const fields = validOrder();
  const answer = await visitor.send(fields, from("203.0.113.71"));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toContain("/sandbox/");
  expect(textOf(await visitor.page("/contact"))).not.toContain("Email notification failed");
  expect(ordersOf(site, fields.email)).toHaveLength(1);

  const client = new OnboardingClient(site);
  await client.open();
  const submission = await client.send([{ name: "logo.png", bytes: png }]);
  expect(submission).toMatchObject({
    status: 303,
    location: expect.stringMatching(/^\/onboarding\?submitted=1&/) as string,
  });
  expect(site.sandbox.postmark.mails).toHaveLength(mails);
  expect(site.output()).toContain("the mails of this hour are spent");

  // A buyer who pays still gets emails, and the team gets those about the order before.
  await site.sandbox.stripe.pay(orderOf(site, fields).stripe_session_id!);
  await until("the buyer and the team are written to", () => {
    const { reference } = orderOf(site, fields);
    const sent = site.sandbox.postmark.mails.filter(({ TextBody }) =>
      TextBody?.includes(reference),
    );
    return new Set(sent.map(({ To }) => To)).size === 2;
  });
  site.execute("delete from rate_limits where key like 'mail:%'");
  site.execute("update outbox set next_attempt_at = created_at where state = 'pending'");
  await allMailsSent(site);
});

test("IP and email addresses are stored only as keyed hashes", () => {
  const keys = site.rows<{ key: string }>("select key from rate_limits").map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(20);
  for (const key of keys) expect(key).toMatch(/^[a-z ]+:[\w-]{43}$/);
  const plain = (text: string) => createHash("sha256").update(text).digest("base64url");
  for (const who of ["203.0.113.1", "203.0.113.60", "flooded@plumbing.test", "all"]) {
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
