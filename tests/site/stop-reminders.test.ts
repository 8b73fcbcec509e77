import { describe, expect, test } from "vitest";
import { hiddenFields, HttpClient, textOf } from "../support/http/http-client";
import { until } from "../support/until";
import { linkIn, orderOf, paidOrder } from "../support/orders/order-visitor";
import { paidAgo, reminderOf } from "../support/orders/reminders";
import { shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { sharedSite } from "../support/site";

const site = await sharedSite({ env: shortTimeoutsWithJobs });

async function remindedOrder(beforeReminder?: () => void) {
  const paid = await paidOrder(site);
  beforeReminder?.();
  paidAgo(site, paid.order, 25);
  const text = await reminderOf(site, paid.order, "24h");
  return { ...paid, path: linkIn(text, "/reminders"), assets: linkIn(text, "/onboarding") };
}

const STOPPED = "select reminders_stopped_at as at from orders where id = ?";
const stoppedAt = (id: string) => site.rows<{ at: string | null }>(STOPPED, id)[0]?.at;
/** The order's pending reminders that were tried once and are not leased. */
const waiting = (id: string) =>
  site.rows(
    "select id from outbox where order_id = ? and dedupe_key like '%reminder%' and state = 'pending' and attempts > 0 and leased_until is null",
    id,
  ).length;

// tests/hostile/tables/tokens.ts has wrong links.
describe("the link in a reminder to stop reminders", () => {
  test("changes nothing when opened, stops the reminders with its button, and says so on every visit", async () => {
    const { order, fields, path, assets } = await remindedOrder(() =>
      site.sandbox.postmark.fail({ status: 500 }),
    );
    await until("the reminder waits for its next attempt", () => waiting(order.id) === 1);
    const client = new HttpClient(site.url);
    const response = await client.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const html = await response.text();
    expect(textOf(html)).toContain("Stop the reminders?");
    expect(textOf(html)).toContain(order.reference);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(stoppedAt(order.id)).toBeNull();

    const answer = await client.post("/reminders", hiddenFields(html));
    expect(answer.status).toBe(303);
    const first = stoppedAt(order.id);
    expect(first).toMatch(/^\d{4}-/);
    const reminders = "select id from outbox where order_id = ? and dedupe_key like '%reminder%'";
    expect(site.rows(reminders, order.id)).toEqual([]);
    site.sandbox.reset();
    const done = await client.page(answer.headers.get("Location") ?? "");
    expect(textOf(done)).toContain("No more reminders");
    expect(done).toContain(`href="${assets}"`);
    expect(textOf(await client.page(assets))).toContain(order.reference);

    expect((await client.post("/reminders", hiddenFields(html))).status).toBe(303);
    expect(stoppedAt(order.id)).toBe(first);
    expect(textOf(await client.page(path))).toContain("No more reminders");
    expect(orderOf(site, fields).state).toBe("paid");
  });

  test("is not logged with its token", async () => {
    const { path } = await remindedOrder();
    await new HttpClient(site.url).page(path);
    expect(site.output()).not.toContain(path.split("token=")[1]);
  });
});
