import { describe, expect, test } from "vitest";
import { orderStates } from "~/orders/order-states";
import { DAY, execute, HOUR, insert, rows } from "../support/database/application";
import { chargeRow, historyRow, paymentRow, requestRow } from "../support/database/sample-rows";
import {
  ago,
  draft,
  file,
  idsOf,
  inquiry,
  mail,
  now,
  order,
  sweep,
  YEAR,
} from "../support/database/retention-fixture";

const { config } = await import("~/server/config/config.server");
const { deleteExpiredLimits } = await import("~/operations/retention/old-records.server");

const link = (token_hash: string, order_id: string, age: number) =>
  insert("order_links", { token_hash, encrypted_token: "e", order_id, created_at: ago(age) });

describe("retention of orders", () => {
  test("deletes an unpaid order after 30 days with its emails, and keeps every other order", async () => {
    const swept = ["received", "checkout_open", "checkout_expired", "payment_failed", "flagged"];
    const old = Object.fromEntries(orderStates.map((state) => [state, order(state, 31 * DAY)]));
    const recent = orderStates.map((state) => order(state, 29 * DAY));
    const [gone, kept] = [old.received ?? "", old.paid ?? ""];
    mail("sent", { order_id: gone });
    mail("failed", { order_id: gone });
    const keptMail = mail("sent", { order_id: kept });
    link("h", gone, 31 * DAY);
    await sweep();
    const expected = orderStates.filter((state) => !swept.includes(state)).map((s) => old[s]);
    expect(idsOf("orders").sort()).toEqual([...expected, ...recent].sort());
    expect(idsOf("outbox")).toEqual([keptMail]);
  });

  test("keeps the newest 5,000 unpaid orders, all of two days, and older ones with a private link, a failed payment or a buyer's pending email", async () => {
    const crowded = order("flagged", 3 * DAY);
    const [young, failed, linked, mailed] = [
      order("flagged", 2 * DAY - HOUR),
      order("payment_failed", 4 * DAY),
      order("received", 4 * DAY),
      order("received", 4 * DAY),
    ];
    link("h", linked, 3 * DAY);
    mail("pending", { order_id: mailed });
    const postponed = mail("pending", { order_id: crowded });
    execute("update outbox set rate_limited = 1 where id = ?", postponed);
    const paid = order("paid", 3 * DAY);
    for (let count = 6; count <= 5_000; count += 1) order("checkout_expired", DAY);
    await sweep();
    expect(idsOf("orders")).toContain(crowded);
    for (let count = 1; count <= 5; count += 1) order("received", 0);
    await sweep();
    expect(idsOf("orders")).not.toContain(crowded);
    expect(idsOf("outbox")).not.toContain(postponed);
    expect(idsOf("orders")).toEqual(expect.arrayContaining([young, failed, linked, mailed, paid]));
  });

  test("keeps an unpaid order until its pending email is sent or has failed", async () => {
    const id = order("received", 31 * DAY);
    const waiting = mail("pending", { order_id: id });
    await sweep();
    expect(idsOf("orders")).toEqual([id]);
    execute("update outbox set state = 'failed' where id = ?", waiting);
    await sweep();
    expect(idsOf("orders")).toEqual([]);
  });

  const payment = (order_id: string) =>
    insert(
      "ledger",
      chargeRow(insert("payments", paymentRow({ order_id, paid_at: ago(7 * YEAR) }))),
    );

  test("keeps an order with a payment even when its state is unpaid", async () => {
    const id = order("checkout_expired", 31 * DAY);
    payment(id);
    await sweep();
    expect(idsOf("orders")).toEqual([id]);
  });

  test("deletes an ended order after six years with all that belongs to it, and keeps a running one", async () => {
    const make = async (state: string, updated: number) => {
      const orderId = order(state, updated);
      const draftId = draft(updated, { order_id: orderId, state: "submitted" });
      const inquiryId = inquiry(draftId, updated, orderId);
      await file(draftId, "claimed", updated);
      mail("sent", { order_id: orderId });
      mail("failed", { inquiry_id: inquiryId });
      payment(orderId);
      insert("order_events", historyRow({ order_id: orderId }));
      insert("order_requests", requestRow({ order_id: orderId }));
      link(orderId, orderId, 0);
      return orderId;
    };
    await make("cancelled", 6.1 * YEAR);
    await make("refunded", 6.1 * YEAR);
    const kept = [await make("cancelled", 5.9 * YEAR), await make("assets_received", 6.1 * YEAR)];
    await sweep();
    expect(idsOf("orders").sort()).toEqual([...kept].sort());
    const tables = ["payments", "inquiries", "drafts", "order_links"];
    for (const table of [...tables, "ledger", "order_events", "order_requests"]) {
      expect(idsOf(table, "order_id").sort(), table).toEqual([...kept].sort());
    }
    expect(idsOf("outbox")).toHaveLength(4);
  });

  test("deletes an inquiry without an order after six years", async () => {
    const old = draft(6.1 * YEAR, { state: "submitted" });
    const recent = draft(5.9 * YEAR, { state: "submitted" });
    mail("sent", { inquiry_id: inquiry(old, 6.1 * YEAR) });
    inquiry(recent, 5.9 * YEAR);
    await sweep();
    expect(idsOf("drafts")).toEqual([recent]);
    expect(idsOf("inquiries", "draft_id")).toEqual([recent]);
    expect(idsOf("outbox")).toEqual([]);
  });
});

describe("retention of small records", () => {
  test("deletes webhook events after 40 days", async () => {
    insert("stripe_events", { id: "evt_old", type: "t", received_at: ago(41 * DAY) });
    insert("stripe_events", { id: "evt_new", type: "t", received_at: ago(39 * DAY) });
    await sweep();
    expect(idsOf("stripe_events")).toEqual(["evt_new"]);
  });

  test("deletes private links after a year, unless their order still needs them", async () => {
    const linkOf = (state: string, age: number) => link(`${state} ${age}`, order(state, 0), age);
    for (const state of ["paid", "past_due", "assets_received", "disputed", "cancelled"]) {
      linkOf(state, 364 * DAY);
      linkOf(state, 366 * DAY);
    }
    await sweep();
    expect(idsOf("order_links", "token_hash")).not.toContain(`cancelled ${366 * DAY}`);
    expect(idsOf("order_links", "token_hash")).toHaveLength(9);
  });
});

test("the team's sign-ins are deleted that have ended, or were never made, with emails of no use", async () => {
  const session = (id: string, email: string, used: number, created: number) => {
    const times = { used_at: ago(used), created_at: ago(created) };
    insert("desk_sessions", { id, token_hash: id, email, ...times });
  };
  const [team] = config.desk.emails as [string];
  session("in use", team, 11 * HOUR, 6 * DAY);
  session("unused", team, 13 * HOUR, DAY);
  session("old", team, 0, 7 * DAY + HOUR);
  session("gone", "gone@desk.test", 0, HOUR);
  for (const [token_hash, age] of Object.entries({ fresh: HOUR / 6, unused: 2 * HOUR })) {
    insert("desk_links", { token_hash, email: team, browser_hash: "b", created_at: ago(age) });
  }
  const kept = mail("pending", { expires_at: ago(-HOUR) });
  mail("failed", { expires_at: ago(1) });
  await sweep();
  expect(idsOf("desk_sessions")).toEqual(["in use"]);
  expect(idsOf("desk_links", "token_hash")).toEqual(["fresh"]);
  expect(idsOf("outbox")).toContain(kept);
  expect(rows("select id from outbox where expires_at < ?", ago(0))).toEqual([]);
});

test("rate limit counts are deleted that have expired, or that a fast clock has dated far ahead", async () => {
  const leads = { over: -1, soon: 1000, running: HOUR, ahead: 36 * HOUR };
  for (const [key, ms] of Object.entries(leads)) {
    insert("rate_limits", { key, points: 3, expire: now.getTime() + ms });
  }
  insert("rate_limits", { key: "endless", points: 3, expire: null });
  expect(await deleteExpiredLimits(now, new AbortController().signal)).toBe(2);
  expect(idsOf("rate_limits", "key").sort()).toEqual(["endless", "running", "soon"]);
});

test("a retention pass that is aborted deletes nothing", async () => {
  draft(2 * DAY);
  const stopping = new AbortController();
  stopping.abort();
  await sweep(now, stopping.signal);
  expect(idsOf("drafts")).toHaveLength(1);
});
