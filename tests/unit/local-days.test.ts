import { expect, test } from "vitest";
import type * as ownSite from "~/content/site";
import type * as localDays from "~/server/time/local-days.server";
import { importWith } from "../support/other-environment";

const { localDayNear, localWhen } = await importWith<typeof localDays>(
  { TIME_ZONE: "America/New_York" },
  "server/time/local-days.server",
);
const { site } = await importWith<typeof ownSite>({}, "content/site");

const now = new Date("2026-11-27T10:00:00.000Z");

/** As the site's own locale has it: "Fri, Nov 27" or "Fri, 27 Nov". */
const inWords = (day: string, year?: "numeric") =>
  new Date(day).toLocaleDateString(site.locale, {
    ...{ weekday: "short", month: "short", day: "numeric", year, timeZone: "UTC" },
  });
const relative = new Intl.RelativeTimeFormat(site.locale, { numeric: "auto" });
const [yesterday, today, tomorrow] = [-1, 0, 1].map((days) => relative.format(days, "day"));

test.each([
  ["2026-11-27T09:05:00.000Z", `${today} 04:05`, `${today} 04:05`],
  ["2026-11-27T04:59:00.000Z", `${yesterday} 23:59`, `${yesterday} 23:59`],
  ["2026-11-26T04:59:00.000Z", inWords("2026-11-25"), `${inWords("2026-11-25")} 23:59`],
  ["2026-01-01T12:00:00.000Z", inWords("2026-01-01"), `${inWords("2026-01-01")} 07:00`],
  [
    "2026-01-01T04:00:00.000Z",
    inWords("2025-12-31", "numeric"),
    `${inWords("2025-12-31", "numeric")} 23:00`,
  ],
])("in New York on November 27 the moment %s is %j, or exactly %j", (moment, words, exact) => {
  expect(localWhen(moment, false, now)).toMatchObject({ words, at: moment });
  expect(localWhen(moment, true, now).words).toBe(exact);
});

test.each([
  ["2026-11-26", yesterday],
  ["2026-11-28", tomorrow],
  ["2026-12-04", inWords("2026-12-04")],
  ["2027-01-01", inWords("2027-01-01", "numeric")],
])("the day %s is %j on November 27", (day, words) => expect(localDayNear(day, now)).toBe(words));
