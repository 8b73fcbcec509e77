import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { OnboardingClient } from "../support/assets/onboarding-client";
import { startSite, teamEmail } from "../support/site";
import { until } from "../support/until";
import { desk } from "../support/operations/desk";
import { orderOf, paidOrder, placeOrder, type OrderRow } from "../support/orders/order-visitor";
import {
  customer,
  mailedTo,
  allMailsSent,
  person,
  tracesIn,
  type Person,
} from "../support/orders/person";
import { paymentsOf, subjectsOf } from "../support/orders/stripe-events";
import { shortTimeouts } from "../support/faults/fault-rows";

// A separate site, because the tests count its rows.
const site = await startSite({ env: shortTimeouts });
beforeEach(() => site.sandbox.reset());
afterAll(() => site.stop());

const tracesOf = (who: Person) => tracesIn(site, who);
const count = (table: string) => site.rows<{ n: number }>(`select count(*) n from ${table}`)[0]!.n;
const counts = () =>
  Object.fromEntries(
    ["orders", "inquiries", "drafts", "uploads", "outbox", "order_links"].map((table) => [
      table,
      count(table),
    ]),
  );
const keysOf = ({ traces }: Person) =>
  site.sandbox.s3.objects().flatMap(({ key }) => (key.includes(traces.at(-1)!) ? [key] : []));
const byId = ({ id }: OrderRow) => site.rows<OrderRow>("select * from orders where id = ?", id)[0];
const forget = (address: string, ...more: string[]) =>
  desk(site, "forget", address, "--yes", ...more);

const isOf = (object: unknown, id: string) => (object as { id: string }).id === id;

describe("desk forget without --yes", () => {
  test("prints what it would delete and changes nothing", async () => {
    const who = person();
    await customer(site, who);
    const before = counts();
    const { code, out, err } = await desk(site, "forget", who.order.email);
    expect(code).toBe(2);
    expect(out).toBe(
      "orders erased      0\norders made blank  1\ninquiries          1\ndrafts             1\nfiles              1\nmails              6\n",
    );
    expect(err).toContain("Nothing was changed");
    expect(counts()).toEqual(before);
    expect(tracesOf(who)).toEqual(who.traces);
  });
});

describe("erasure of a person who never paid", () => {
  test("deletes all their data, expires their open checkout and leaves other people's data", async () => {
    const [who, other] = [person(), person()];
    await placeOrder(site, other.order);
    const before = counts();
    const { sessionId, visitor } = await placeOrder(site, who.order);
    await visitor.send({ ...who.order, budget: "another" });
    const second = orderOf(site, who.order).stripe_session_id!;
    const client = new OnboardingClient(site);
    await client.open();
    await client.send([who.file], { ...who.assets, email: who.order.email, intent: "save" });
    await allMailsSent(site);

    const { code, out } = await forget(who.order.email.toUpperCase());
    expect(code).toBe(0);
    expect(out).toMatch(/^orders erased +1\norders made blank +0\n/);
    expect(counts()).toEqual(before);
    for (const id of [sessionId, second]) {
      expect(site.sandbox.stripe.find(id)?.status).toBe("expired");
    }
    const webhookStatuses = () =>
      site.sandbox.stripe.events
        .filter(({ type, object }) => type === "checkout.session.expired" && isOf(object, second))
        .flatMap(({ attempts }) => attempts.map(({ status }) => status));
    await until("Stripe's event is answered", () => webhookStatuses().some((status) => status > 0));
    expect(webhookStatuses()).toEqual([200]);
    expect(keysOf(who)).toEqual([]);
    expect(tracesOf(who)).toEqual([]);
    expect(tracesOf(other)).toEqual(other.traces.slice(0, 5));
  });

  test.each([
    ["hangs", { hang: true }],
    ["answers 500", { status: 500 }],
  ] as const)(
    "keeps an anonymous order while Stripe %s, since it may still be paid",
    async (_, fault) => {
      const who = person();
      const { order, sessionId } = await placeOrder(site, who.order);
      await allMailsSent(site);
      const heal = site.sandbox.stripe.fail(fault);
      const hasty = { env: { ...site.env, PROVIDER_TIMEOUT_MS: "300" } };
      const { code, out, err } = await desk(hasty, "forget", who.order.email, "--yes");
      heal();
      expect(code).toBe(0);
      expect(out).toMatch(/^orders erased +0\norders made blank +1\n/);
      expect(err).toContain(`${order.reference} stays`);
      expect(byId(order)).toMatchObject({ state: "checkout_open", email: "", checkout_url: null });
      expect(tracesOf(who)).toEqual([]);

      const mails = mailedTo(site, who.order.email).length;
      await site.sandbox.stripe.pay(sessionId);
      expect(byId(order)?.state).toBe("paid");
      expect(subjectsOf(site, order)).toEqual(["Erased order paid"]);
      await allMailsSent(site);
      expect(mailedTo(site, who.order.email)).toHaveLength(mails);
    },
  );

  test("keeps an anonymous order while a bank transfer is pending, and records its payment", async () => {
    const who = person();
    const { order, sessionId } = await placeOrder(site, who.order);
    await site.sandbox.stripe.payLater(sessionId);
    expect(byId(order)?.state).toBe("payment_pending");
    expect((await forget(who.order.email)).code).toBe(0);
    expect(byId(order)).toMatchObject({ state: "payment_pending", name: "", project: "" });
    await site.sandbox.stripe.settle(sessionId, true);
    expect(byId(order)?.state).toBe("paid");
    expect(subjectsOf(site, order)).toEqual(["Erased order paid"]);
    expect(tracesOf(who)).toEqual([]);
  });
});

describe("erasure of a customer", () => {
  test("keeps the order for accounting, and no personal data in the database, the bucket or the log", async () => {
    const who = person();
    const { order, link } = await customer(site, who);
    const { stripe_customer_id: account } = site.rows<{ stripe_customer_id: string }>(
      "select stripe_customer_id from payments where order_id = ?",
      order.id,
    )[0]!;
    const [stored] = keysOf(who);
    expect(stored).toBeDefined();

    const { code, out, err } = await forget(who.order.email.toLowerCase());
    expect(code).toBe(0);
    expect(out).toBe(
      "orders erased      0\norders made blank  1\ninquiries          1\ndrafts             1\nfiles              1\nmails              6\n",
    );
    for (const words of [order.reference, account, "Postmark", "backups"]) {
      expect(err).toContain(words);
    }
    expect(byId(order)).toMatchObject({
      ...{ reference: order.reference, state: "assets_received", paid_at: order.paid_at },
      ...{ name: "", email: "", project: "", assets: "", timeline: "", budget: null },
    });
    expect(paymentsOf(site, order)).toHaveLength(1);
    expect(keysOf(who)).toEqual([]);
    expect(site.rows("select * from uploads where key = ?", stored)).toEqual([]);
    expect(tracesOf(who)).toEqual([]);
    for (const word of who.traces) expect(site.output() + out + err).not.toContain(word);
    expect(await new OnboardingClient(site).open(link)).not.toContain(order.reference);
  });

  test("stops all emails, while renewals and a refund are still recorded", async () => {
    const who = person();
    const { order, sessionId } = await customer(site, who);
    expect((await forget(who.order.email)).code).toBe(0);
    const before = mailedTo(site, who.order.email).length;
    const { billing } = site.sandbox.stripe;
    const state = () => byId(order)?.state;
    const from = site.sandbox.stripe.events.length;
    await billing.renew(sessionId, true);
    expect(state()).toBe("assets_received");
    await billing.renew(sessionId, false);
    expect(state()).toBe("past_due");
    await billing.retry(sessionId, true);
    expect(state()).toBe("assets_received");
    await billing.refund(sessionId);
    expect(state()).toBe("refunded");
    const answers = site.sandbox.stripe.events.slice(from).flatMap(({ attempts }) => attempts);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await allMailsSent(site);
    expect(
      site.rows("select id from outbox where order_id = ? and state = 'failed'", order.id),
    ).toEqual([]);
    expect(mailedTo(site, who.order.email)).toHaveLength(before);
    expect(tracesOf(who)).toEqual([]);
  });

  test("by the email address of the assets deletes these and leaves the order to its buyer", async () => {
    const who = person();
    const { order } = await customer(site, who);
    const { code, out } = await forget(who.assets.email);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^orders erased +0\norders made blank +0\ninquiries +1\ndrafts +1\nfiles +1\nmails +2\n/,
    );
    expect(byId(order)).toMatchObject({ ...who.order, state: "assets_received" });
    expect(tracesOf(who)).toEqual(who.traces.slice(0, 5));
  });

  test("by the team's address deletes no emails about other people", async () => {
    const { order } = await paidOrder(site);
    const queued = "select id from outbox where order_id = ? and recipient = ?";
    const before = site.rows(queued, order.id, teamEmail);
    expect(before).not.toEqual([]);
    expect((await forget(teamEmail)).code).toBe(0);
    expect(site.rows(queued, order.id, teamEmail)).toEqual(before);
  });
});

// erasure-records.test.ts shows that the site's own retention finishes it as well.
describe("erasure while the bucket does not answer", () => {
  test("deletes everything else, exits with 1 and says what is left, and finishes when run again", async () => {
    const who = person();
    const { order } = await customer(site, who);
    const heal = site.sandbox.s3.fail({ status: 503 });
    const ran = await forget(who.order.email);
    heal();
    const left = () => keysOf(who);
    expect(ran.code).toBe(1);
    expect(ran.err).toMatch(/has not deleted 1 files?.*every hour/);
    expect(byId(order)?.email).toBe("");
    expect(left()).toHaveLength(1);
    // The object key, which contains the file's name, is needed to delete the object.
    expect(tracesOf(who)).toEqual(who.traces.slice(-1));

    const again = await forget(who.order.email);
    expect([again.code, left()]).toEqual([0, []]);
    expect(tracesOf(who)).toEqual([]);
    expect(site.rows("select id from drafts where email = '' and created_at like '1970%'")).toEqual(
      [],
    );
  });
});

test("erasing an unknown email address changes nothing and exits with 0", async () => {
  const before = counts();
  const { code, out } = await forget("nobody@nowhere.test");
  expect([code, out.match(/[1-9]/)]).toEqual([0, null]);
  expect(counts()).toEqual(before);
});
