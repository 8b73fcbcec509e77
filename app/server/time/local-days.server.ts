import { config } from "~/server/config/config.server";
import { dayInWords } from "~/content/format";
import { site } from "~/content/site";
import { DAY_MS, timestamp } from "./time";
import { dayIn, startOfDay } from "./working-days";

/** The day of a stored moment in the site's time zone, as "November 21, 2026". */
export function localDayInWords(moment: string): string {
  return dayInWords(dayIn(config.timeZone, new Date(moment)));
}

/** A stored moment in the site's time zone, as "November 21, 2026 at 2:05 PM UTC". */
export function localTimeInWords(moment: string): string {
  return new Intl.DateTimeFormat(site.locale, {
    ...{ month: "long", day: "numeric", year: "numeric" },
    ...{ hour: "numeric", minute: "2-digit", timeZoneName: "short" },
    timeZone: config.timeZone,
  }).format(new Date(moment));
}

/** A stored moment to the minute in the site's time zone, as "2026-11-21 14:05 UTC". */
export function localMinute(moment: string): string {
  const date = new Date(moment);
  const time = date.toLocaleTimeString(site.locale, {
    ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" },
    timeZone: config.timeZone,
  });
  return `${dayIn(config.timeZone, date)} ${time}`;
}

/** The text of a moment, its stored form, and the whole of it. */
export interface When {
  words: string;
  at: string;
  full: string;
}

/** A stored moment as people say it, in the site's time zone: "today 14:05", "Fri, Nov 27", which is "Fri, Nov 27 14:05" if exact. */
export function localWhen(moment: string, isExact = false, now = new Date()): When {
  const day = dayIn(config.timeZone, new Date(moment));
  const full = localMinute(moment);
  const words = localDayNear(day, now);
  const hasTime = isExact || isNear(day, now);
  return { words: hasTime ? `${words} ${full.split(" ")[1]}` : words, at: moment, full };
}

/** "2026-11-27" as "today", "yesterday", "tomorrow" or "Fri, Nov 27"; with the year where that is another. */
export function localDayNear(day: string, now = new Date()): string {
  if (isNear(day, now)) return relative.format(daysFrom(day, now), "day");
  const isThisYear = day.slice(0, 4) === dayIn(config.timeZone, now).slice(0, 4);
  return (isThisYear ? shortDays : datedDays).format(new Date(day));
}

const isNear = (day: string, now: Date) => Math.abs(daysFrom(day, now)) <= 1;
const daysFrom = (day: string, now: Date) =>
  (Date.parse(day) - Date.parse(dayIn(config.timeZone, now))) / DAY_MS;

const relative = new Intl.RelativeTimeFormat(site.locale, { numeric: "auto" });
const short = { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" } as const;
const shortDays = new Intl.DateTimeFormat(site.locale, short);
const datedDays = new Intl.DateTimeFormat(site.locale, { ...short, year: "numeric" });

/** The stored form of a moment; of a day such as "2026-11-21", that of its beginning in the site's time zone. */
export function momentOf(dayOrMoment: string): string {
  const isDay = dayOrMoment.length === "2026-11-21".length;
  return timestamp(isDay ? startOfDay(config.timeZone, dayOrMoment) : new Date(dayOrMoment));
}
