import type { OpenDay } from "../open-now";

/** When the office answers; the emergency line always does. */
export const openHours: OpenDay[] = [
  ...[1, 2, 3, 4, 5].map((day) => [day, 7.5, 19] as const),
  [6, 9, 13],
];

export const hours = [
  { days: "Monday to Friday", time: "7:30 am to 7:00 pm" },
  { days: "Saturday", time: "9:00 am to 1:00 pm" },
  { days: "Emergency line", time: "Day and night" },
];
