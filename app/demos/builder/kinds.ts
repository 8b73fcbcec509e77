/** One bar of the timeline; weeks count from the first dig, so that 0 is the week before it. */
export interface Phase {
  name: string;
  from: number;
  to: number;
  /** What the customer pays at its end, in percent, and when that is. */
  pays?: readonly [percent: number, when: string];
  /** "paper" is before the dig, "spare" is time kept free. */
  type?: "paper" | "spare";
}

/** A kind of build, with its plan. */
export interface Kind {
  slug: "two-story" | "one-story" | "loft" | "home";
  name: string;
  phases: readonly Phase[];
}

export const kinds: readonly Kind[] = [
  {
    slug: "two-story",
    name: "Two-story addition",
    phases: [
      { name: "Plans and a firm price", from: -7, to: -5, type: "paper" },
      { name: "Permits", from: -4, to: 0, type: "paper" },
      { name: "Dig and footings", from: 1, to: 2, pays: [15, "after the footings"] },
      { name: "Walls, both stories", from: 3, to: 7, pays: [25, "after the walls"] },
      { name: "Roof and windows", from: 8, to: 10, pays: [25, "after the roof"] },
      { name: "Pipes and wires", from: 10, to: 12 },
      { name: "Plaster and floors", from: 13, to: 16, pays: [20, "after the floors"] },
      { name: "Doors, trim and paint", from: 15, to: 18 },
    ],
  },
  {
    slug: "one-story",
    name: "One-story addition",
    phases: [
      { name: "Plans and a firm price", from: -5, to: -4, type: "paper" },
      { name: "Permits", from: -3, to: 0, type: "paper" },
      { name: "Dig and footings", from: 1, to: 2, pays: [20, "after the footings"] },
      { name: "Walls", from: 3, to: 4, pays: [20, "after the walls"] },
      { name: "Roof and windows", from: 5, to: 6, pays: [25, "after the roof"] },
      { name: "Pipes and wires", from: 6, to: 7 },
      { name: "Plaster and floors", from: 8, to: 10, pays: [20, "after the floors"] },
      { name: "Doors, trim and paint", from: 10, to: 11 },
    ],
  },
  {
    slug: "loft",
    name: "Attic conversion",
    phases: [
      { name: "Plans and a firm price", from: -5, to: -4, type: "paper" },
      { name: "Permits", from: -3, to: 0, type: "paper" },
      { name: "Floor and beams", from: 1, to: 2, pays: [25, "after the beams"] },
      { name: "Stairs and skylights", from: 3, to: 4, pays: [30, "after the stairs"] },
      { name: "Wires and insulation", from: 4, to: 5 },
      { name: "Plaster and floor", from: 6, to: 7, pays: [30, "after the floor"] },
      { name: "Trim and paint", from: 7, to: 8 },
    ],
  },
  {
    slug: "home",
    name: "New home",
    phases: [
      { name: "Plans and a firm price", from: -13, to: -8, type: "paper" },
      { name: "Permits", from: -7, to: 0, type: "paper" },
      { name: "Dig, footings, slab", from: 1, to: 5, pays: [15, "after the slab"] },
      { name: "Walls", from: 6, to: 14, pays: [25, "after the walls"] },
      { name: "Roof and windows", from: 14, to: 19, pays: [25, "after the roof"] },
      { name: "Pipes, wires, heat", from: 19, to: 25 },
      { name: "Plaster and floors", from: 25, to: 31, pays: [20, "after the floors"] },
      { name: "Kitchen, doors, paint", from: 30, to: 36 },
      { name: "Drive and yard", from: 34, to: 36 },
    ],
  },
];

/** The spare weeks before the keys that a kind has in any season. */
const SPARE_WEEKS = { "two-story": 1, "one-story": 1, loft: 1, home: 2 } as const;

/** The months in which the digging may begin. The year only makes the dates Mondays; no page shows it. */
export const starts = [
  {
    slug: "march",
    name: "March",
    monday: Date.UTC(2027, 2, 1),
    frost: 0,
    note: "March is the busiest month of the year, the office says.",
  },
  {
    slug: "june",
    name: "June",
    monday: Date.UTC(2027, 5, 7),
    frost: 0,
    note: "June is good weather for laying brick. On hot days the crew starts at six, and the neighbors are told.",
  },
  {
    slug: "september",
    name: "September",
    monday: Date.UTC(2027, 8, 13),
    frost: 1,
    note: "A week is added for frost, because the masons do not lay brick below 40 degrees.",
  },
] as const;

/** A month of {@link starts}. */
export type Start = (typeof starts)[number];

/** All bars of a build, to the spare time and the keys. */
export function phasesOf(kind: Kind, start: Start): readonly Phase[] {
  const built = Math.max(...kind.phases.map(({ to }) => to));
  const end = built + SPARE_WEEKS[kind.slug] + start.frost;
  return [
    ...kind.phases,
    { name: "Extra days", from: built + 1, to: end, type: "spare" },
    { name: "Keys", from: end, to: end, pays: [15, "with the keys"] },
  ];
}
