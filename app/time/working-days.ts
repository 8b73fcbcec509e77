import { DAY_MS } from "./time";

/* Working days are Monday to Friday, holidays included. A day is ISO text, "2026-11-27", which sorts by time. */

/** The day of a moment in an IANA time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  const numbers = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const parts = new Intl.DateTimeFormat("en", { timeZone, ...numbers }).formatToParts(moment);
  return ["year", "month", "day"]
    .map((wanted) => parts.find(({ type }) => type === wanted)?.value)
    .join("-");
}

/** How many minutes after midnight a moment is in an IANA time zone, by the clock on the wall. */
export function minutesIn(timeZone: string, moment: Date): number {
  const [hours = 0, minutes = 0] = new Intl.DateTimeFormat("en", {
    ...{ hour: "numeric", minute: "numeric", hourCycle: "h23" },
    timeZone,
  })
    .format(moment)
    .split(":")
    .map(Number);
  return hours * 60 + minutes;
}

/** The day itself or, on a weekend, the Monday after it. */
export function workingDayFrom(day: string): string {
  return isWorkingDay(day) ? day : workingDayFrom(nextDay(day));
}

/** The last of as many working days after a day. */
export function workingDaysAfter(day: string, count: number): string {
  if (count === 0) return day;
  return workingDaysAfter(workingDayFrom(nextDay(day)), count - 1);
}

function isWorkingDay(day: string): boolean {
  return ![0, 6].includes(new Date(day).getUTCDay());
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}
