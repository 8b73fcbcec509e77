import { DAY_MS, MINUTE_MS } from "./time";

/* Working days are Monday to Friday, holidays included. A day is ISO text, "2026-11-27", which sorts by time. */

/** Making one takes as long as formatting a hundred days. */
const formats = new Map<string, Intl.DateTimeFormat>();

export function dayIn(timeZone: string, moment: Date): string {
  // In Sweden dates and times are written as ISO 8601 says.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone });
  formats.set(timeZone, format);
  return format.format(moment);
}

export function minutesIn(timeZone: string, moment: Date): number {
  const time = moment.toLocaleTimeString("sv-SE", { timeZone });
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
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

export function nextDay(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}
