import { describe, expect, test } from "vitest";
import { planInShort, planOf } from "~/ordering/plan";
import { dayIn, workingDayFrom, workingDaysAfter } from "~/time/working-days";

interface Facts {
  paid: string;
  received?: string;
  now?: string;
  zone?: string;
}

function planFor({ paid, received, now, zone = "UTC" }: Facts): Record<string, string> {
  const order = { paid_at: paid, assets_received_at: received ?? null };
  const { steps } = planOf(order, zone, new Date(now ?? received ?? paid));
  return Object.fromEntries(steps.map(({ what, when }) => [what, when]));
}

describe("the plan of a paid order", () => {
  test("gives the files 48 hours, and the website five working days after them", () => {
    expect(planFor({ paid: "2026-11-23T10:00:00Z" })).toEqual({
      Paid: "Monday, November 23",
      "Your files": "by Wednesday, November 25",
      "Ready to look at": "by Wednesday, December 2, if your files come in time",
      Live: "as soon as you agree",
    });
  });

  test("counts from the day the files arrived", () => {
    const plan = planFor({ paid: "2026-11-23T10:00:00Z", received: "2026-11-24T08:00:00Z" });
    expect(plan["Your files"]).toBe("arrived on Tuesday, November 24");
    expect(plan["Ready to look at"]).toBe("by Tuesday, December 1");
  });

  test("counts files that arrive on a weekend from the Monday after it", () => {
    const plan = planFor({ paid: "2026-11-20T10:00:00Z", received: "2026-11-21T08:00:00Z" });
    expect(plan["Ready to look at"]).toBe("by Friday, November 27");
  });

  test("promises no date that has passed while the files are late", () => {
    const plan = planFor({ paid: "2026-11-23T10:00:00Z", now: "2026-11-30T08:00:00Z" });
    expect(plan["Your files"]).toBe("were due on Wednesday, November 25");
    expect(plan["Ready to look at"]).toBe("by Monday, December 7, if your files come today");
  });

  test.each([
    ["Saturday", "2026-11-21T10:00:00Z", "by Monday, November 23"],
    ["Thursday", "2026-11-19T10:00:00Z", "by Monday, November 23"],
    ["Friday", "2026-11-20T10:00:00Z", "by Monday, November 23"],
  ])("of an order paid on a %s does not make its files due on a weekend", (_, paid, due) => {
    expect(planFor({ paid })["Your files"]).toBe(due);
  });

  test.each([
    ["America/Los_Angeles", "Friday, November 27", "by Monday, November 30"],
    ["Pacific/Auckland", "Saturday, November 28", "by Monday, November 30"],
    ["UTC", "Saturday, November 28", "by Monday, November 30"],
  ])("has the days of its time zone: a Friday night in %s", (zone, paid, due) => {
    const plan = planFor({ paid: "2026-11-28T06:30:00Z", zone });
    expect(plan.Paid).toBe(paid);
    expect(plan["Your files"]).toBe(due);
  });

  test.each([
    ["begins", "2027-03-13T04:30:00Z", "Friday, March 12", "by Monday, March 15"],
    ["ends", "2026-10-30T04:30:00Z", "Friday, October 30", "by Monday, November 2"],
  ])("keeps its days when daylight saving time %s", (_, paid, paidOn, due) => {
    const plan = planFor({ paid, zone: "America/New_York" });
    expect(plan.Paid).toBe(paidOn);
    expect(plan["Your files"]).toBe(due);
  });

  test("names the year of a day that is not in the present one", () => {
    expect(planFor({ paid: "2026-12-30T10:00:00Z" })).toMatchObject({
      Paid: "Wednesday, December 30",
      "Your files": "by Friday, January 1, 2027",
      "Ready to look at": "by Friday, January 8, 2027, if your files come in time",
    });
  });

  test("is told in short by its two dates", () => {
    const paid = { paid_at: "2026-11-23T10:00:00Z", assets_received_at: null };
    expect(planInShort(planOf(paid, "UTC", new Date(paid.paid_at)))).toBe(
      "Your files: by Wednesday, November 25. Ready to look at: by Wednesday, December 2, if your files come in time. We count Monday to Friday; a public holiday can move a date by a day.",
    );
  });

  test("says that it takes no account of holidays", () => {
    const paid = { paid_at: "2026-12-24T10:00:00Z", assets_received_at: null };
    expect(planOf(paid, "UTC", new Date(paid.paid_at)).note).toContain("public holiday");
  });
});

test.each([
  ["2026-11-27T23:59:59.999Z", "UTC", "2026-11-27"],
  ["2026-11-27T23:59:59.999Z", "Asia/Tokyo", "2026-11-28"],
  ["2027-01-01T04:59:59.000Z", "America/New_York", "2026-12-31"],
])("the moment %s is in %s on %s", (moment, zone, day) => {
  expect(dayIn(zone, new Date(moment))).toBe(day);
});

test.each([
  ["2026-11-27", 0, "2026-11-27"],
  ["2026-11-27", 1, "2026-11-30"],
  ["2026-11-28", 1, "2026-11-30"],
  ["2026-11-28", 5, "2026-12-04"],
  ["2026-11-25", 10, "2026-12-09"],
])("after %s, working day %d is %s", (day, count, expected) => {
  expect(workingDaysAfter(day, count)).toBe(expected);
});

test("a weekend leads to its Monday, any other day to itself", () => {
  expect(["2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30"].map(workingDayFrom)).toEqual([
    "2026-11-27",
    "2026-11-30",
    "2026-11-30",
    "2026-11-30",
  ]);
});
