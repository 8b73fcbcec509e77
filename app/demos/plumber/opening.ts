/** All opening hours, in words. */
export const openingHours = [
  { days: "Mon - Fri", time: "7 AM - 6 PM" },
  { days: "Saturday", time: "8 AM - 2 PM" },
  { days: "Emergencies", time: "24 Hours, 7 Days" },
] as const;
