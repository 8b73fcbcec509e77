import { expect, test } from "vitest";
import { stepOf } from "~/orders/order-step";
import type { Order } from "~/orders/orders.repository.server";

const now = new Date("2026-11-27T10:00:00.000Z");
const day = (date: number) => `2026-11-${date}T10:00:00.000Z`;

const paid = {
  ...{ state: "paid", paid_at: day(26), assets_received_at: null, ready_at: null },
  ...{ approved_at: null, launched_at: null, launch_told_at: null },
} as Order;
const sent = { ...paid, state: "assets_received", assets_received_at: day(27) } as const;
const ready = { ...sent, ready_at: day(27) };
const launched = { ...ready, launched_at: day(27) };
const live = { ...launched, launch_told_at: day(27) };

test.each([
  [paid, 0, { name: "its buyer sends the assets", due: "by Monday, November 30" }],
  [
    { ...paid, paid_at: day(20) },
    0,
    { name: "its buyer sends the assets", due: "were due on Monday, November 23" },
  ],
  [
    { ...paid, state: "past_due" },
    0,
    { name: "its buyer sends the assets", due: "by Monday, November 30" },
  ],
  [sent, 0, { name: "preview to make", due: "by Friday, December 4" }],
  [ready, 0, { name: "its buyer looks at the preview" }],
  [ready, 1, { name: "changes to make" }],
  [{ ...ready, approved_at: day(27) }, 0, { name: "approved, to be launched" }],
  [launched, 0, { name: "live, its buyer hears of it soon" }],
  [live, 0, { name: "live" }],
  [live, 2, { name: "live, 2 edits to make" }],
  [{ ...live, state: "refunded" }, 0, undefined],
  [{ ...paid, state: "checkout_open", paid_at: null }, 0, undefined],
] as [Order, number, ReturnType<typeof stepOf>][])(
  "an order that is worked on waits for somebody, and what the plan dates is due then (%#)",
  (order, open, step) => expect(stepOf(order, open, "UTC", now)).toEqual(step),
);
