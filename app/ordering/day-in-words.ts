const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "2026-11-21T23:59:00.000Z" -> "21 November 2026": the day in UTC, with the month in words. */
export function dayInWords(moment: string | Date): string {
  return day.format(new Date(moment));
}
