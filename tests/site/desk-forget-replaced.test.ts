import { afterAll, expect, test } from "vitest";
import { startSite, supportEmail } from "../support/site";
import { impatient } from "../support/faults/fault-rows";
import { desk } from "../support/operations/desk";
import { orderOf, paidOrder, placeOrder } from "../support/orders/order-visitor";
import { mailsSettled, person, tracesIn } from "../support/orders/person";

// Its rows are counted.
const site = await startSite({ env: impatient });
afterAll(() => site.stop());

const forget = (address: string) => desk(site, "forget", address, "--yes");

test("somebody is found by the address that an edit of the order replaced; the order stays whose it is now", async () => {
  const [before, now] = [person(), person()];
  const { visitor } = await placeOrder(site, before.order);
  await visitor.send(now.order);
  await mailsSettled(site);
  expect(tracesIn(site.dataDir, before)).not.toEqual([]);
  const { code, out } = await forget(before.order.email.toUpperCase());
  expect(code).toBe(0);
  expect(out).toMatch(/^orders erased +0\norders made blank +0\n[^]*\nmails +1\n$/);
  expect(orderOf(site, now.order)).toMatchObject({ ...now.order, state: "checkout_open" });
  expect(tracesIn(site.dataDir, before)).toEqual([]);
  expect(tracesIn(site.dataDir, now)).toEqual(now.traces.slice(0, 5));
});

test("the support address, to which every buyer answers, takes none of their mails along", async () => {
  await paidOrder(site);
  const mails = site.rows("select id from outbox order by id");
  expect((await forget(supportEmail.toUpperCase())).code).toBe(0);
  expect(site.rows("select id from outbox order by id")).toEqual(mails);
});
