/** A neighborhood, the day on which the firm is there, and its place on the map. */
export interface Neighborhood {
  name: string;
  day: string;
  soil: string;
  at: readonly [x: number, y: number];
}

export const neighborhoods: readonly Neighborhood[] = [
  { name: "Lakeside", day: "Monday", soil: "sand over gravel", at: [392, 232] },
  { name: "Orchard Row", day: "Tuesday", soil: "deep loam", at: [148, 322] },
  { name: "Upper Valley", day: "Wednesday", soil: "thin and stony", at: [300, 74] },
  { name: "Birchwood", day: "Thursday", soil: "sour, full of roots", at: [98, 150] },
  { name: "Meadow End", day: "Friday", soil: "heavy clay", at: [404, 352] },
  { name: "Stone Gate", day: "Saturday", soil: "limestone and a slope", at: [456, 150] },
];
