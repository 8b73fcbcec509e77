import { config } from "~/config/config.server";
import { dayInWords } from "~/content/format";
import { dayIn } from "./working-days";

/** The day of a stored moment in the site's time zone, as "November 21, 2026". */
export function localDayInWords(moment: string): string {
  return dayInWords(dayIn(config.timeZone, new Date(moment)));
}

/** A stored moment in the site's time zone, as "November 21, 2026 at 2:05 PM UTC". */
export function localTimeInWords(moment: string): string {
  return new Intl.DateTimeFormat("en-US", {
    ...{ month: "long", day: "numeric", year: "numeric" },
    ...{ hour: "numeric", minute: "2-digit", timeZoneName: "short" },
    timeZone: config.timeZone,
  }).format(new Date(moment));
}
