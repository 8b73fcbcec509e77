import { config } from "~/config/config.server";
import { dayInWords } from "~/content/format";
import { dayIn } from "./working-days";

/** The day of a stored moment in the site's time zone, as "November 21, 2026". */
export function localDayInWords(moment: string): string {
  return dayInWords(dayIn(config.timeZone, new Date(moment)));
}
