import type { OpenDay } from "../open-now";

const days: readonly OpenDay[] = [
  [1, 7, 17],
  [2, 7, 17],
  [3, 7, 17],
  [4, 7, 17],
  [5, 7, 17],
  [6, 8, 12],
];

/** The opening days of the workshop, as `data-open-hours` takes them. */
export const openDays = JSON.stringify(days);

/** The opening hours in words. */
export const openingHours = [
  { days: "Monday to Friday", time: "7:00 am to 5:00 pm" },
  { days: "Saturday", time: "8:00 am to 12:00 noon" },
  { days: "Boarding up", time: "Around the clock" },
];
