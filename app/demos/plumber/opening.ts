import type { OpenDay } from "../open-now";

const week: readonly OpenDay[] = [
  ...[1, 2, 3, 4, 5].map((day): OpenDay => [day, 7, 18]),
  [6, 8, 14],
];

/** The opening hours, as `data-open-hours` takes them. */
export const openDays = JSON.stringify(week);

/** The opening hours in words. */
export const openingHours = [
  { days: "Monday to Friday", time: "7:00 am to 6:00 pm" },
  { days: "Saturday", time: "8:00 am to 2:00 pm" },
  { days: "Emergencies", time: "Any day, any hour" },
] as const;
