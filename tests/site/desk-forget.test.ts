import { beforeEach, describe, expect, test } from "vitest";
import { OnboardingClient, openedClient } from "../support/assets/onboarding-client";
import { startSite, supportEmail, teamEmail } from "../support/site";
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

const tracesOf = (who: Person) => tracesIn(site, who);
const count = (table: string) => site.rows<{ n: number }>(`select count(*) n from ${table}`)[0]!.n;
const tables = ["orders", "inquiries", "drafts", "uploads", "outbox", "order_links"];
const counts = () => Object.fromEntries(tables.map((table) => [table, count(table)]));
const keysOf = ({ traces }: Person) =>
  site.sandbox.s3.objects().flatMap(({ key }) => (key.includes(traces.at(-1)!) ? [key] : []));
const byId = ({ id }: OrderRow) => site.rows<OrderRow>("select * from orders where id = ?", id)[0];
const forget = (address: string, ...more: string[]) =>
  desk(site, "forget", address, "--yes", ...more);

const isOf = (object: unknown, id: string) => (object as { id: string }).id === id;

/** What is printed of a customer with one order. */
const erased = ({ reference }: OrderRow, state = "paid, website not launched: ") =>
  "orders erased      0\norders made blank  1\ncontacts blanked   0\n" +
  "inquiries          1\ndrafts             1\nfiles              1\nmails              6\n" +
  `${reference}  ${state}made blank: stays for the books, without personal data\n`;

describe("erasure of a person who never paid", () => {
  test("deletes all their data, expires their open checkout and leaves other people's data", async () => {
    const [who, other] = [person(), person()];
    await placeOrder(site, other.order);
    const before = counts();
    const { sessionId, visitor } = await placeOrder(site, who.order);
    await visitor.send({ ...who.order, budget: "another" });
    const second = orderOf(site, who.order).stripe_session_id!;
    const client = await openedClient(site);
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
      const { code, out } = await desk(hasty, "forget", who.order.email, "--yes");
      heal();
      expect(code).toBe(0);
      expect(out).toMatch(/^orders erased +0\norders made blank +1\n/);
      expect(out).toContain(`${order.reference}  made blank`);
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
  test("changes nothing without --yes, and with it keeps the order for accounting and no personal data in the database, the bucket or the log", async () => {
    const who = person();
    const { order, link, sessionId } = await customer(site, who);
    const { customer: account } = site.sandbox.stripe.find(sessionId)!;
    const [stored] = keysOf(who);
    expect(stored).toBeDefined();

    const before = counts();
    const previewed = await desk(site, "forget", who.order.email);
    expect(previewed).toMatchObject({ code: 2, out: erased(order) });
    expect(previewed.err).toContain("Nothing was changed");
    expect([counts(), tracesOf(who)]).toEqual([before, who.traces]);
    const launch = (at: string) =>
      site.execute(`update orders set launched_at = ${at} where id = ?`, order.id);
    launch("paid_at");
    expect((await desk(site, "forget", who.order.email)).out).toBe(erased(order, ""));
    launch("null");

    const { code, out, err } = await forget(who.order.email.toLowerCase());
    expect(code).toBe(0);
    expect(out).toBe(erased(order));
    for (const words of [account, "Postmark", "backups"]) expect(err).toContain(words);
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
    const failed = "select id from outbox where order_id = ? and state = 'failed'";
    expect(site.rows(failed, order.id)).toEqual([]);
    expect(mailedTo(site, who.order.email)).toHaveLength(before);
    expect(tracesOf(who)).toEqual([]);
  });

  test("who is the contact of other buyers' assets blanks the address in these, names their orders and deletes nothing else", async () => {
    const agency = person();
    const firms = [person(), person()].map((firm) => ({
      ...firm,
      assets: { ...firm.assets, email: agency.assets.email },
    }));
    const orders = [];
    for (const firm of firms) orders.push((await customer(site, firm)).order);
    const own = await openedClient(site);
    expect((await own.send([agency.file], agency.assets)).status).toBe(303);
    await allMailsSent(site);
    // The team's email about the first firm's assets is still to be sent.
    site.execute(
      "update outbox set state = 'failed' where order_id = ? and dedupe_key like '%received' and inquiry_id is not null",
      orders[0]!.id,
    );
    const before = counts();

    const previewed = await desk(site, "forget", agency.assets.email);
    expect(previewed.code).toBe(2);
    const ran = await forget(agency.assets.email.toUpperCase());
    expect(ran.code).toBe(0);
    for (const { out } of [previewed, ran]) {
      expect(out).toMatch(
        /^orders erased +0\norders made blank +0\ncontacts blanked +2\ninquiries +1\ndrafts +1\nfiles +1\nmails +1\n/,
      );
      for (const { reference } of orders) {
        expect(out).toContain(`${reference}  of another buyer: stays with its assets`);
      }
    }
    for (const [i, firm] of firms.entries()) {
      const rest = firm.traces.filter((trace) => !trace.startsWith("Moa"));
      expect(tracesOf(firm)).toEqual(rest);
      expect(byId(orders[i]!)).toMatchObject({ ...firm.order, state: "assets_received" });
      expect(keysOf(firm)).toHaveLength(1);
    }
    expect(tracesOf(agency)).toEqual([]);
    expect(counts()).toEqual({
      ...before,
      inquiries: before.inquiries! - 1,
      drafts: before.drafts! - 1,
      uploads: before.uploads! - 1,
      outbox: before.outbox! - 1,
    });

    const [email] = site.rows<{ id: string }>("select id from outbox where state = 'failed'");
    expect((await desk(site, "outbox", "retry", email!.id)).code).toBe(0);
    await allMailsSent(site);
    const [sent] = site.sandbox.postmark.mails.slice(-1);
    expect(sent).toMatchObject({ To: teamEmail, Attachments: [{ Name: firms[0]!.file.name }] });
    expect(sent!.TextBody).toContain(firms[0]!.assets.textContent);
    expect(JSON.stringify(sent)).not.toContain(agency.traces[6]);
  });

  test.each([teamEmail, supportEmail.toUpperCase()])(
    "by the site's own address %s deletes no emails about other people",
    async (address) => {
      await paidOrder(site);
      const mails = site.rows("select id from outbox order by id");
      expect((await forget(address)).code).toBe(0);
      expect(site.rows("select id from outbox order by id")).toEqual(mails);
    },
  );
});

test("erasing an unknown email address, or one with the Kelvin sign in place of a k, changes nothing and exits with 0", async () => {
  await placeOrder(site, { ...person().order, email: "mark@nowhere.test" });
  const before = counts();
  for (const address of ["nobody@nowhere.test", "mar\u212A@nowhere.test"]) {
    const { code, out } = await forget(address);
    expect([code, out.match(/[1-9]/)]).toEqual([0, null]);
  }
  expect(counts()).toEqual(before);
});
