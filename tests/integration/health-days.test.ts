import { describe, expect, test } from "vitest";
import { db, insert, newOrder } from "../support/database/application";
import { chargeRow, emailRow, paymentRow, type Changes } from "../support/database/sample-rows";

const { findDays } = await import("~/desk/health-days.server");

// In New York the clock was set back on November 1.
const now = new Date("2026-11-20T12:00:00.000Z");
const found = (timeZone: string) => findDays(db, now, timeZone);
const rowOf = async (day: string, timeZone = "UTC") =>
  (await found(timeZone)).rows.find(({ id }) => id === day);

const charge = (moment: string, changes: Changes = {}) => {
  const order = newOrder({ created_at: "2026-01-01T00:00:00.000Z" });
  const payment = insert("payments", paymentRow({ order_id: order.id, paid_at: moment }));
  return insert("ledger", {
    ...chargeRow(payment),
    created_at: moment,
    moved_at: moment,
    ...changes,
  });
};

describe("the last 30 days", () => {
  test("are those of the site's time zone, of which one has 25 hours where the clock is set back", async () => {
    for (const moment of [
      "2026-11-01T03:59:59.999Z",
      "2026-11-01T04:00:00.000Z",
      "2026-11-02T04:59:59.999Z",
      "2026-11-02T05:00:00.000Z",
    ]) {
      newOrder({ created_at: moment });
    }
    const { rows } = await found("America/New_York");
    expect(rows).toHaveLength(31);
    const days = rows.filter(({ orders }) => orders !== "0");
    expect(days.map(({ id, orders }) => [id, orders])).toEqual([
      ["2026-10-31", "1"],
      ["2026-11-01", "2"],
      ["2026-11-02", "1"],
      ["Together", "4"],
    ]);
  });

  test("begin with the first moment of the first day, and end with today", async () => {
    for (const moment of ["2026-10-21T23:59:59.999Z", "2026-10-22T00:00:00.000Z"])
      newOrder({ created_at: moment });
    newOrder({ created_at: "2026-11-20T11:00:00.000Z" });
    newOrder({ created_at: "2026-11-20T11:00:00.000Z", state: "flagged" });
    const { charts, rows } = await found("UTC");
    expect(charts[0]).toMatchObject({ title: "Orders", total: "2" });
    expect(rows.filter(({ orders }) => orders !== "0").map(({ id }) => id)).toEqual([
      "2026-10-22",
      "2026-11-20",
      "Together",
    ]);
  });

  test("have the money that stayed, of which the currency of most rows is drawn", async () => {
    const first = charge("2026-11-10T10:00:00.000Z", { amount_total: 5000, currency: "usd" });
    charge("2026-11-10T11:00:00.000Z", { amount_total: 700, currency: "jpy" });
    const refund = { kind: "refund", reverses: first.id, amount_total: 2000, state: "paid" };
    charge("2026-11-12T10:00:00.000Z", { ...refund, currency: "usd" });
    const { charts, rows } = await found("UTC");
    expect(charts[1]).toMatchObject({ title: "Money that stayed, in US dollars", total: "$30" });
    expect(charts[1]!.bars.find(({ day }) => day === "2026-11-12")!.value).toBe(-2000);
    expect(rows.at(-1)!.money).toBe("$30 + ¥700");
    expect((await rowOf("2026-11-10"))!.money).toBe("$50 + ¥700");
  });

  test("count emails that failed or came back, and payments that did not arrive, as failures", async () => {
    const day = "2026-11-15T08:00:00.000Z";
    insert("outbox", emailRow({ state: "failed", created_at: day }));
    insert("outbox", emailRow({ state: "failed", created_at: day, bounced_at: day }));
    insert(
      "outbox",
      emailRow({ state: "sent", created_at: "2026-01-01T00:00:00.000Z", bounced_at: day }),
    );
    insert("outbox", emailRow({ state: "sent", created_at: day }));
    charge(day, { state: "failed", moved_at: null, kind: "renewal" });
    expect(await rowOf("2026-11-15")).toMatchObject({ emails: "1", bounces: "2", payments: "1" });
    expect((await found("UTC")).charts[2]).toMatchObject({ total: "4" });
  });
});
