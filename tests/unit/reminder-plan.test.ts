import { describe, expect, test } from "vitest";
import { dueSteps, remindedPayments, reminderKey, reminderKeys } from "~/onboarding/reminder-plan";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const paidAt = new Date("2026-11-21T10:00:00.000Z");
const after = (ms: number) => new Date(paidAt.getTime() + ms);

test.each([
  ["at once", 0, []],
  ["just before 24 hours", 24 * HOUR - 1, []],
  ["at 24 hours", 24 * HOUR, ["24h"]],
  ["just before 48 hours", 48 * HOUR - 1, ["24h"]],
  ["at 48 hours", 48 * HOUR, ["48h"]],
  ["just before 5 days", 5 * DAY - 1, ["48h"]],
  ["at 5 days", 5 * DAY, ["5d"]],
  ["just before 7 days", 7 * DAY - 1, ["5d"]],
  ["at 7 days", 7 * DAY, ["5d", "7d"]],
  ["after 13 days", 13 * DAY, ["5d", "7d"]],
])("%s the latest step alone is due, and the team's beside it", (_, ms, steps) => {
  expect(dueSteps(paidAt, after(ms), false)).toEqual(steps);
});

test.each([
  ["after 24 hours", 24 * HOUR, []],
  ["after 5 days", 5 * DAY, []],
  ["after 7 days", 7 * DAY, ["7d"]],
])("%s a buyer who stopped them gets none; the team is told all the same", (_, ms, steps) => {
  expect(dueSteps(paidAt, after(ms), true)).toEqual(steps);
});

describe("the payments that are looked at", () => {
  test("begin where the first step is due and end two weeks after the payment", () => {
    const seen = (ms: number) => {
      const { from, to } = remindedPayments(after(ms));
      return from < paidAt && paidAt <= to;
    };
    expect([24 * HOUR - 1, 24 * HOUR, 14 * DAY - 1, 14 * DAY].map(seen)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

test("each step of an order has a key of its own", () => {
  const keys = reminderKeys("a", "everybody");
  expect(new Set([...keys, ...reminderKeys("b", "everybody")]).size).toBe(8);
  expect(reminderKeys("a", "buyer")).toEqual(keys.filter((key) => key !== reminderKey("a", "7d")));
});
