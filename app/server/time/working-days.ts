import { DAY_MS, MINUTE_MS } from "./time";

/* Working days are Monday to Friday, holidays included. A day is ISO text, "2026-11-27", which sorts by time. */

export function dayIn(timeZone: string, moment: Date): string {
  const numbers = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const parts = new Intl.DateTimeFormat("en", { timeZone, ...numbers }).formatToParts(moment);
  return ["year", "month", "day"]
    .map((wanted) => parts.find(({ type }) => type === wanted)?.value)
    .join("-");
}

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

export function startOfDay(timeZone: string, day: string): Date {
  const midnight = Date.parse(day);
  const offsetAt = (ms: number) => {
    const moment = new Date(ms);
    const wall = Date.parse(dayIn(timeZone, moment)) + minutesIn(timeZone, moment) * MINUTE_MS;
    return wall - ms;
  };
  // Daylight saving time may begin or end between midnight in UTC and midnight there.
  return new Date(midnight - offsetAt(midnight - offsetAt(midnight)));
}

/** The day itself or, on a weekend, the Monday after it. */
export function workingDayFrom(day: string): string {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  return isWeekend ? workingDayFrom(nextDay(day)) : day;
}

export function workingDaysAfter(day: string, count: number): string {
  if (count === 0) return day;
  return workingDaysAfter(workingDayFrom(nextDay(day)), count - 1);
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}
