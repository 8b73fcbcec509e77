import { expect, test } from "vitest";
import {
  dueSteps,
  remindedPayments,
  reminderKey,
  reminderKeyNow,
  replacedStep,
  teamKeys,
} from "~/orders/reminder-plan";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const paidAt = new Date("2026-11-21T10:00:00.000Z");
const after = (ms: number) => new Date(paidAt.getTime() + ms);

test.each([
  ["almost 24 hours", 24 * HOUR - 1, []],
  ["24 hours", 24 * HOUR, ["24h"]],
  ["almost 48 hours", 48 * HOUR - 1, ["24h"]],
  ["48 hours", 48 * HOUR, ["48h"]],
  ["almost 5 days", 5 * DAY - 1, ["48h"]],
  ["5 days", 5 * DAY, ["5d"]],
  ["almost 7 days", 7 * DAY - 1, ["5d"]],
  ["7 days", 7 * DAY, ["5d", "7d"]],
])(
  "%s after the payment only the latest reminder is due, and the team's notice, also for a buyer who stopped the reminders",
  (_, ms, steps) => {
    expect(dueSteps(paidAt, after(ms), false)).toEqual(steps);
    const ofTheTeam = steps.filter((step) => step === "7d");
    expect(dueSteps(paidAt, after(ms), true)).toEqual(ofTheTeam);
  },
);

test("the search for payments to remind of covers those from 24 hours to two weeks ago", () => {
  const seen = (ms: number) => {
    const { from, to } = remindedPayments(after(ms));
    return from < paidAt && paidAt <= to;
  };
  expect([24 * HOUR, 14 * DAY - 1].map(seen)).toEqual([true, true]);
  expect([24 * HOUR - 1, 14 * DAY].map(seen)).toEqual([false, false]);
});

test.each([
  [0, "24h"],
  [20 * HOUR, "24h"],
  [24 * HOUR, "48h"],
  [3 * DAY, "48h"],
  [4 * DAY, "5d"],
  [13 * DAY, "5d"],
])(
  "%i ms after the payment, a reminder that somebody sends takes the place of the one that is due within a day",
  (ms, step) => {
    expect(replacedStep(paidAt, after(ms))).toBe(step);
  },
);

test("each reminder of an order has a key of its own", () => {
  const steps = dueSteps(paidAt, after(7 * DAY), false);
  const keys = steps.flatMap((step) => ["a", "b"].map((id) => reminderKey(id, step)));
  const now = ["a", "b"].map((id) => reminderKeyNow(id, paidAt));
  expect(new Set([...keys, ...now]).size).toBe(6);
  expect(teamKeys("a")).toEqual([reminderKey("a", "7d")]);
});
