import { expect, test } from "vitest";
import { planInShort, planOf } from "~/orders/plan";
import { startOfDay } from "~/server/time/working-days";

interface Facts {
  paid: string;
  received?: string;
  now?: string;
  zone?: string;
}

function planFor({ paid, received = "", now = received || paid, zone = "UTC" }: Facts) {
  const order = { paid_at: paid, assets_received_at: received || null };
  return planOf(order, zone, new Date(now));
}

const datesOf = (facts: Facts) => planFor(facts).steps.map(({ when }) => when);

const MONDAY = "2026-11-23T10:00:00Z";
const TUESDAY = "2026-11-24T08:00:00Z";
const FRIDAY = "2026-11-20T10:00:00Z";
const SATURDAY = "2026-11-21T08:00:00Z";
const NIGHT = "2026-11-28T06:30:00Z";
const NEW_YORK = "America/New_York";

test("the plan of a paid order gives the files 48 hours, and the website five working days after them", () => {
  const plan = planFor({ paid: MONDAY });
  expect(Object.fromEntries(plan.steps.map(({ what, when }) => [what, when]))).toEqual({
    Paid: "Monday, November 23",
    "Your files": "by Wednesday, November 25",
    "Ready to look at": "by Wednesday, December 2, if your files come in time",
    Live: "as soon as you agree",
  });
  expect(planInShort(plan)).toBe(
    "Your files: by Wednesday, November 25. Ready to look at: by Wednesday, December 2, if your files come in time. We count Monday to Friday; a public holiday can move a date by a day.",
  );
});

test.each([
  [MONDAY, TUESDAY, "Tuesday, November 24", "Tuesday, December 1"],
  [FRIDAY, SATURDAY, "Saturday, November 21", "Friday, November 27"],
])(
  "of an order paid at %s whose files arrive at %s, %s, the website is ready five working days later: %s",
  (paid, received, arrived, ready) => {
    expect(datesOf({ paid, received }).slice(1, 3)).toEqual([
      `arrived on ${arrived}`,
      `by ${ready}`,
    ]);
  },
);

test("the plan of a paid order promises no date that has passed while the files are late", () => {
  expect(datesOf({ paid: MONDAY, now: "2026-11-25T20:00:00Z" })[1]).toMatch(/^by Wednesday/);
  expect(datesOf({ paid: MONDAY, now: "2026-11-30T08:00:00Z" }).slice(1, 3)).toEqual([
    "were due on Wednesday, November 25",
    "by Monday, December 7, if your files come today",
  ]);
});

test("the plan of a paid order names the year of a day that is not in the present one", () => {
  expect(datesOf({ paid: "2026-12-30T10:00:00Z" }).slice(0, 3)).toEqual([
    "Wednesday, December 30",
    "by Friday, January 1, 2027",
    "by Friday, January 8, 2027, if your files come in time",
  ]);
});

test.each([
  [FRIDAY, "UTC", "Friday, November 20", "by Monday, November 23"],
  [SATURDAY, "UTC", "Saturday, November 21", "by Monday, November 23"],
  [NIGHT, "America/Los_Angeles", "Friday, November 27", "by Monday, November 30"],
  [NIGHT, "Pacific/Auckland", "Saturday, November 28", "by Monday, November 30"],
  // Daylight saving time begins, and ends.
  ["2027-03-13T04:30:00Z", NEW_YORK, "Friday, March 12", "by Monday, March 15"],
  ["2026-10-30T04:30:00Z", NEW_YORK, "Friday, October 30", "by Monday, November 2"],
])("an order paid at %s is in %s paid on %s, and its files are due %s", (paid, zone, ...dates) => {
  expect(datesOf({ paid, zone }).slice(0, 2)).toEqual(dates);
});

test.each([
  ["UTC", "2026-11-21", "2026-11-21T00:00:00.000Z"],
  ["America/New_York", "2026-03-08", "2026-03-08T05:00:00.000Z"],
  ["America/New_York", "2026-11-01", "2026-11-01T04:00:00.000Z"],
  ["Pacific/Auckland", "2026-09-27", "2026-09-26T12:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-11-21", "2026-11-20T10:00:00.000Z"],
])("in %s the day %s begins at %s", (zone, day, moment) => {
  expect(startOfDay(zone, day).toISOString()).toBe(moment);
});
