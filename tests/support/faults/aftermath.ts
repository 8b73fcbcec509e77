import { expect, test } from "vitest";
import { orderOf } from "../orders/order-visitor";
import { sessionsOf } from "../orders/stripe-events";
import type { Site } from "../site";
import { expectWholeFiles } from "./inquiries";
import type { KillResult } from "./kill-storm";

/** After 300 kills thousands of files are read. */
const READING_MS = 10 * 60_000;

export function testAftermath(site: Site, after: string, aftermath: () => KillResult): void {
  const orders = () => aftermath().journeys.filter(({ plan }) => plan.order);
  const paid = () => orders().filter(({ plan }) => plan.order?.pays);
  const inquiries = () => aftermath().journeys.flatMap(({ plan }) => plan.assets ?? []);
  const count = (sql: string) =>
    Number(site.rows<{ n: number }>(`select count(*) as n from ${sql}`)[0]!.n);

  test(`${after} every order that was answered exists once, with one session, and is paid if its buyer paid`, () => {
    expect(count("orders")).toBe(orders().length);
    for (const { plan, sessionId } of orders()) {
      const { fields, pays } = plan.order!;
      const order = orderOf(site, fields);
      const state = !pays ? "checkout_open" : plan.assets ? "assets_received" : "paid";
      expect(order).toMatchObject({ stripe_session_id: sessionId, state });
      expect(sessionsOf(site, order).map(({ id }) => id)).toEqual([sessionId]);
    }
    expect(count("payments")).toBe(paid().length);
  });

  test(
    `${after} every inquiry that was answered exists once, with each file once and complete`,
    async () => {
      expect(count("inquiries")).toBe(inquiries().length);
      for (const { fields, files } of inquiries()) {
        await expectWholeFiles(site, fields.businessName, files);
      }
    },
    READING_MS,
  );

  test(`${after} no email is missing, and the rows are consistent`, () => {
    // Of a payment and of a paid order's assets, the team and the buyer get an email each.
    const confirmed = paid().filter(({ plan }) => plan.assets);
    const emails = orders().length + 2 * paid().length + inquiries().length + confirmed.length;
    expect(count("outbox")).toBe(emails);
    const { mails } = site.sandbox.postmark;
    expect(mails.length).toBeGreaterThanOrEqual(emails);
    console.log(
      `${aftermath().kills} kills, ${orders().length} orders, ${paid().length} paid, ${inquiries().length} inquiries, ${mails.length - emails} emails twice`,
    );
    expect(count("outbox where state <> 'sent' or leased_until is not null")).toBe(0);
    const inquiry = "select draft_id from inquiries";
    expect(count(`uploads where state = 'claimed' and draft_id not in (${inquiry})`)).toBe(0);
    expect(count(`drafts where (state = 'submitted') <> (id in (${inquiry}))`)).toBe(0);
    const payment = "select order_id from payments";
    expect(count(`orders where (paid_at is not null) <> (id in (${payment}))`)).toBe(0);
  });
}
