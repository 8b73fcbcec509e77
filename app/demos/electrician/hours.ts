import type { OpenDay } from "../kit/open-now";

/** When the office answers; the emergency line always does. */
export const openHours: OpenDay[] = [
  ...[1, 2, 3, 4, 5].map((day) => [day, 7, 18] as const),
  [6, 8, 12],
];

export const hours = [
  { days: "Office, Mon-Fri", time: "07:00-18:00" },
  { days: "Office, Sat", time: "08:00-12:00" },
  { days: "Office, Sun and holidays", time: "closed" },
  { days: "Call-out line, all days", time: "24 h" },
];
