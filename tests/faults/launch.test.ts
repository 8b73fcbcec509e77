import { expect, test } from "vitest";
import { expectOneMail, mailsAbout, waitForEmptyOutbox } from "../support/faults/outbox";
import { desk } from "../support/operations/desk";
import { mailCalls, paidOrder, type OrderRow } from "../support/orders/order-visitor";
import { startSite } from "../support/site";
import { until } from "../support/until";

const site = await startSite({ env: { JOBS_EVERY_MS: "100" } });

const TOLD_AFTER_MS = 10 * 60_000;

const subjectOf = ({ reference }: OrderRow) => `is live (${reference})`;

async function launched(): Promise<OrderRow> {
  const { order } = await paidOrder(site);
  const why = ["--why", "by phone"];
  expect((await desk(site, "orders", "launched", order.reference, ...why)).code).toBe(0);
  await waitForEmptyOutbox(site);
  expect(mailsAbout(site, subjectOf(order))).toEqual([]);
  return order;
}

/** Lets the time go by for which a launch can be taken back without an email. */
const passTime = ({ id }: OrderRow) =>
  site.execute(
    "update orders set launched_at = ? where id = ?",
    ...[new Date(Date.now() - TOLD_AFTER_MS - 1).toISOString(), id],
  );

const timesTold = ({ id }: OrderRow) =>
  site.rows("select id from order_events where order_id = ? and kind = 'launch_told'", id).length;

test("a process that is killed between a launch and its email tells the buyer once, after its next start", async () => {
  const order = await launched();
  await site.kill("SIGKILL");
  passTime(order);
  await site.restart();
  await until("the buyer is told", () => timesTold(order) === 1);
  await expectOneMail(site, subjectOf(order));
});

test("a process that is killed while it sends the email about a launch tells of it once, and sends that email again", async () => {
  const order = await launched();
  site.sandbox.reset();
  const heal = site.sandbox.postmark.fail({ match: "POST /email", hang: true });
  passTime(order);
  await until("the email is on its way", () => mailCalls(site).length > 0);
  await site.kill("SIGKILL");
  heal();
  await site.restart();
  await expectOneMail(site, subjectOf(order));
  expect(timesTold(order)).toBe(1);
});
