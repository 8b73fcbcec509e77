import { afterAll, expect, test } from "vitest";
import { startSite, supportEmail } from "../support/site";
import { shortTimeouts } from "../support/faults/fault-rows";
import { desk } from "../support/operations/desk";
import { orderOf, paidOrder, placeOrder } from "../support/orders/order-visitor";
import { allMailsSent, person, tracesIn } from "../support/orders/person";

// A separate site, because the tests count its rows.
const site = await startSite({ env: shortTimeouts });
afterAll(() => site.stop());

const forget = (address: string) => desk(site, "forget", address, "--yes");

test("erasure finds a person by the email address that an edit of the order replaced, and keeps the order for its new buyer", async () => {
  const [before, now] = [person(), person()];
  const { visitor } = await placeOrder(site, before.order);
  await visitor.send(now.order);
  await allMailsSent(site);
  expect(tracesIn(site, before)).not.toEqual([]);
  const { code, out } = await forget(before.order.email.toUpperCase());
  expect(code).toBe(0);
  expect(out).toMatch(/^orders erased +0\norders made blank +0\n[^]*\nmails +1\n$/);
  expect(orderOf(site, now.order)).toMatchObject({ ...now.order, state: "checkout_open" });
  expect(tracesIn(site, before)).toEqual([]);
  expect(tracesIn(site, now)).toEqual(now.traces.slice(0, 5));
});

test("erasing the support address, to which receipts reply, deletes no emails of buyers", async () => {
  await paidOrder(site);
  const mails = site.rows("select id from outbox order by id");
  expect((await forget(supportEmail.toUpperCase())).code).toBe(0);
  expect(site.rows("select id from outbox order by id")).toEqual(mails);
});
