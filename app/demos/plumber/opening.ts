/** When somebody is in the office, in words. */
export const officeHours = [
  { days: "Mon - Fri", time: "7 AM - 6 PM" },
  { days: "Saturday", time: "8 AM - 2 PM" },
] as const;

/** All opening hours, in words. */
export const openingHours = [
  ...officeHours,
  { days: "Emergencies", time: "24 Hours, 7 Days" },
] as const;
