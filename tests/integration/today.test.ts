import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { OrderState } from "~/server/database/states";
import type { TodayKind } from "~/operations/today/today";
import { DAY, db, HOUR, insert, newOrder } from "../support/database/application";
import {
  chargeRow,
  draftRow,
  emailRow,
  inquiryRow,
  paymentRow,
  requestRow,
  type Changes,
} from "../support/database/sample-rows";

const { findToday, MOST_OF_A_KIND } = await import("~/operations/today/find-today.server");

// A Saturday.
const now = new Date("2026-11-21T07:00:00.000Z");
const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString();

const found = () => findToday(db, now, "UTC");

/** What waits, as its kind with the day it is due. */
async function waiting(who: "us" | "buyers" = "us") {
  return (await found())[who].map(({ kind, due }) => (due ? `${kind} ${due}` : kind));
}

/** An order that was paid ten days ago. */
const paid = (state: OrderState = "paid", changes: Changes = {}) =>
  newOrder({ state, created_at: ago(11), paid_at: ago(10), ...changes });

const sent = { assets_received_at: ago(9) };
const shown = { ...sent, ready_at: ago(8), preview_url: "https://preview.test/" };
const live = { ...shown, launched_at: ago(5) };

type Order = ReturnType<typeof paid>;

const request = ({ id }: Order, days: number, changes: Changes = {}) =>
  insert("order_requests", requestRow({ order_id: id, requested_at: ago(days), ...changes }));

/** A payment with its charge, and what Stripe reports of it. */
function payment({ id }: Order, changes: Changes = {}) {
  const row = paymentRow({ order_id: id, paid_at: ago(10), stripe_subscription_id: "sub_1" });
  const inserted = insert("payments", { ...row, ...changes });
  return insert("ledger", chargeRow(inserted));
}

const reversal = (
  charge: ReturnType<typeof payment>,
  kind: "refund" | "dispute",
  changes: Changes,
) => insert("ledger", { ...charge, id: randomUUID(), kind, reverses: charge.id, ...changes });

describe("for the team waits", () => {
  test("an order whose assets are complete, until a preview is shown, due by the plan it was told", async () => {
    paid("assets_received", sent);
    // Of a firm that also missed a month; both came on a Thursday or Saturday.
    paid("past_due", { assets_received_at: "2026-11-14T09:00:00.000Z" });
    paid("assets_received", shown);
    paid("assets_received", live);
    paid("refunded", sent);
    paid("assets_received", { ...sent, email: "", name: "" });
    paid();
    expect(await waiting()).toEqual(["preview 2026-11-19", "preview 2026-11-20"]);
  });

  test("a request for changes, until it is answered by words or by a new preview, or the preview is approved", async () => {
    const order = paid("assets_received", shown);
    request(order, 1);
    request(paid("assets_received", shown), 1, { answered_at: ago(0.5), answer: "done" });
    request(paid("assets_received", { ...shown, ready_at: ago(0.5) }), 1);
    request(paid("cancelled", shown), 1);
    const approved = paid("assets_received", { ...shown, approved_at: ago(0.5) });
    request(approved, 1);
    const { us } = await found();
    // Asked for on a Friday, and to be answered within a day.
    expect(us).toEqual([
      expect.objectContaining({ kind: "launch", orderId: approved.id, since: ago(0.5) }),
      {
        ...{ kind: "changes", orderId: order.id, reference: order.reference, name: order.name },
        ...{ assignee: null, since: ago(1), due: "2026-11-23" },
        action: `npm run desk -- orders edits ${order.reference}`,
      },
    ]);
  });

  test("an approved website that is not live, and an edit of a live one that is not answered", async () => {
    const { reference } = paid("assets_received", {
      ...shown,
      approved_at: ago(1),
      assignee: "Ben",
    });
    paid("assets_received", { ...live, approved_at: ago(6) });
    request(paid("past_due", live), 3, { kind: "edit" });
    request(paid("assets_received", live), 3, { kind: "edit", answered_at: ago(1), answer: "no" });
    request(paid("refunded", live), 3, { kind: "edit" });
    expect(await waiting()).toEqual(["edit 2026-11-19", "launch"]);
    const { us } = await found();
    const action = `npm run desk -- orders launched ${reference}`;
    expect(us.at(-1)).toMatchObject({ assignee: "Ben", action });
  });

  test("an unexpected payment until it is resolved, and an order set aside as spam until it is deleted", async () => {
    const order = newOrder({ created_at: ago(4) });
    const payment = { order_id: order.id, amount_total: 100, currency: "usd", fault: "amount" };
    for (const resolved_at of [null, ago(1)]) {
      const stripe_session_id = randomUUID();
      insert("unexpected_payments", {
        ...payment,
        stripe_session_id,
        found_at: ago(3),
        resolved_at,
      });
    }
    const spam = newOrder({ state: "flagged", created_at: ago(20) });
    const { us } = await found();
    expect(us).toMatchObject([
      { kind: "payment", action: `npm run desk -- orders resolve ${order.reference} --why "…"` },
      { kind: "flagged", due: "2026-12-01", action: expect.stringContaining(spam.reference) },
    ]);
  });

  test("a dispute while Stripe takes evidence, with a link to it", async () => {
    const charge = payment(paid("disputed"));
    const dispute = (state: string, days: number | null, id: string) => {
      const due_at = days === null ? null : ago(-days);
      return reversal(charge, "dispute", { id, state, due_at, created_at: ago(2) });
    };
    dispute("open", 8, "dp_2");
    dispute("inquiry", 3, "dp_1");
    for (const over of ["won", "lost"]) dispute(over, 3, over);
    // Sent already, or never to be sent.
    dispute("open", -0.1, "dp_late");
    dispute("open", null, "dp_none");
    const { us } = await found();
    const url = "https://dashboard.stripe.com/test/disputes/dp_";
    expect(us).toMatchObject([
      { kind: "dispute", due: "2026-11-24", action: `${url}1` },
      { kind: "dispute", due: "2026-11-29", action: `${url}2` },
    ]);
  });

  test("a refunded order whose subscription still runs, with a link to that, until it ends", async () => {
    const refund = (order: Order, changes?: Changes) =>
      reversal(payment(order, changes), "refund", { created_at: ago(2) });
    refund(paid("refunded", { email: "", name: "" }));
    refund(paid("refunded"), { ended_at: ago(1), stripe_subscription_id: "sub_ended" });
    // Refunded in part.
    refund(paid("paid"), { stripe_subscription_id: "sub_2" });
    const { us } = await found();
    const action = "https://dashboard.stripe.com/test/subscriptions/sub_1";
    expect(us).toMatchObject([{ kind: "charged", name: "", since: ago(2), action }]);
  });

  test("a buyer whose emails come back, and emails that failed and nobody has dropped", async () => {
    const order = paid("paid", { paid_at: ago(1) });
    const of = (changes: Changes) => insert("outbox", emailRow(changes));
    of({ state: "sent", order_id: order.id, sent_at: ago(2), bounced_at: ago(1), message_id: "m" });
    const inquiry = insert("inquiries", inquiryRow({ draft_id: insert("drafts", draftRow()).id }));
    const failed = of({ state: "failed", inquiry_id: inquiry.id, created_at: ago(3) });
    of({ state: "failed", last_error: "dropped: he rang" });
    of({ state: "failed", order_id: order.id, bounced_at: ago(1) });
    of({ state: "pending" });
    const { us } = await found();
    expect(us).toMatchObject([
      { kind: "email", name: inquiry.name, orderId: null, since: ago(3), reference: null },
      { kind: "bounced", orderId: order.id, since: ago(1), name: order.name },
    ]);
    expect(us[0]!.action).toBe(`npm run desk -- outbox retry ${failed.id.slice(0, 8)}`);
  });
});

describe("for its buyers waits", () => {
  test("a paid order whose buyer has sent no assets for a week, and a missed month", async () => {
    paid();
    paid("paid", { paid_at: ago(6.9) });
    paid("assets_received", sent);
    paid("paid", { email: "", name: "" });
    const missed = paid("past_due", { updated_at: ago(0), ...live });
    insert("ledger", {
      ...chargeRow({ stripe_session_id: "in_1", order_id: missed.id, paid_at: ago(4) }),
      ...{ kind: "renewal", state: "failed", moved_at: null },
    });
    expect(await waiting("buyers")).toEqual(["assets", "missed"]);
    expect((await found()).buyers.at(-1)).toMatchObject({ since: ago(4) });
  });

  test("a preview about which its buyer has said nothing for a week", async () => {
    paid("assets_received", shown);
    paid("assets_received", { ...shown, ready_at: ago(6.9) });
    paid("assets_received", { ...shown, approved_at: ago(7.5) });
    request(paid("assets_received", shown), 7.5);
    request(paid("assets_received", shown), 7.5, { answered_at: ago(2), answer: "done" });
    request(paid("assets_received", shown), 7.9, { answered_at: ago(7.5), answer: "done" });
    expect(await waiting("buyers")).toEqual(["answer", "answer"]);
  });
});

test("what has no day stands by the day it began, among what is due, and of one kind at most twenty are found", async () => {
  const kinds: [TodayKind, string | undefined][] = [
    ["payment", undefined],
    ["preview", "2026-11-20"],
  ];
  const order = paid("assets_received", { assets_received_at: ago(8) });
  insert("unexpected_payments", {
    ...{ order_id: order.id, amount_total: 100, currency: "usd", fault: "amount" },
    ...{ stripe_session_id: randomUUID(), found_at: ago(2) },
  });
  for (let at = 0; at <= MOST_OF_A_KIND; at += 1) {
    newOrder({ state: "flagged", created_at: new Date(now.getTime() - at * HOUR).toISOString() });
  }
  const { us, cut } = await found();
  expect(us.slice(0, 2).map(({ kind, due }) => [kind, due])).toEqual(kinds);
  expect(us).toHaveLength(2 + MOST_OF_A_KIND);
  expect(cut).toEqual(["flagged"]);
});
