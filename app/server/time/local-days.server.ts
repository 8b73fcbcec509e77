import { config } from "~/server/config/config.server";
import { dayInWords } from "~/content/format";
import { site } from "~/content/site";
import { timestamp } from "./time";
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

/** The stored form of a moment; of a day such as "2026-11-21", that of its beginning in the site's time zone. */
export function momentOf(dayOrMoment: string): string {
  const isDay = dayOrMoment.length === "2026-11-21".length;
  return timestamp(isDay ? startOfDay(config.timeZone, dayOrMoment) : new Date(dayOrMoment));
}
