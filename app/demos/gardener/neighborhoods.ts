/** A neighborhood, and the day on which the firm is there. */
export interface Neighborhood {
  name: string;
  day: string;
}

export const neighborhoods: readonly Neighborhood[] = [
  { name: "Heronsmere", day: "Monday" },
  { name: "Quince Hill", day: "Tuesday" },
  { name: "Larkfield", day: "Wednesday" },
  { name: "Withy Hollow", day: "Thursday" },
  { name: "Applegarth", day: "Friday" },
  { name: "Thornbury Ridge", day: "Saturday" },
];
