/** One bar of the timeline; weeks count from the first dig, so that 0 is the week before it. */
export interface Phase {
  name: string;
  who: string;
  from: number;
  to: number;
  /** What the customer pays at its end, in percent, and for what. */
  pays?: { percent: number; when: string };
  /** "paper" is before the dig, "spare" is time kept free. */
  type?: "paper" | "spare";
}

/** A kind of build, with its plan. */
export interface Kind {
  slug: "two-story" | "one-story" | "loft" | "home";
  name: string;
  phases: readonly Phase[];
}

const lastPayment = { percent: 15, when: "when your own list is empty" };

export const kinds: readonly Kind[] = [
  {
    slug: "two-story",
    name: "Two-story extension",
    phases: [
      { name: "Plans and a fixed price", who: "Nell draws", from: -7, to: -5, type: "paper" },
      { name: "Permits", who: "June files them", from: -4, to: 0, type: "paper" },
      {
        name: "Dig and footings",
        who: "Ruth, two diggers",
        from: 1,
        to: 2,
        pays: { percent: 15, when: "when the footings pass" },
      },
      {
        name: "Walls, both stories",
        who: "Four masons",
        from: 3,
        to: 7,
        pays: { percent: 25, when: "when the last course is laid" },
      },
      {
        name: "Roof and windows",
        who: "Three carpenters",
        from: 8,
        to: 10,
        pays: { percent: 25, when: "when the rain stays out" },
      },
      { name: "Pipes and wires", who: "Plumber, electrician", from: 10, to: 12 },
      {
        name: "Plaster and floors",
        who: "Two plasterers",
        from: 13,
        to: 16,
        pays: { percent: 20, when: "when the floors are down" },
      },
      { name: "Doors, trim and paint", who: "Two carpenters, a painter", from: 15, to: 18 },
    ],
  },
  {
    slug: "one-story",
    name: "One-story extension",
    phases: [
      { name: "Plans and a fixed price", who: "Nell draws", from: -5, to: -4, type: "paper" },
      { name: "Permits", who: "June files them", from: -3, to: 0, type: "paper" },
      {
        name: "Dig and footings",
        who: "Ruth, two diggers",
        from: 1,
        to: 2,
        pays: { percent: 20, when: "when the footings pass" },
      },
      {
        name: "Walls",
        who: "Three masons",
        from: 3,
        to: 4,
        pays: { percent: 20, when: "when the last course is laid" },
      },
      {
        name: "Roof and windows",
        who: "Three carpenters",
        from: 5,
        to: 6,
        pays: { percent: 25, when: "when the rain stays out" },
      },
      { name: "Pipes and wires", who: "Plumber, electrician", from: 6, to: 7 },
      {
        name: "Plaster and floors",
        who: "Two plasterers",
        from: 8,
        to: 10,
        pays: { percent: 20, when: "when the floors are down" },
      },
      { name: "Doors, trim and paint", who: "A carpenter, a painter", from: 10, to: 11 },
    ],
  },
  {
    slug: "loft",
    name: "Attic conversion",
    phases: [
      { name: "Plans and a fixed price", who: "Nell draws", from: -5, to: -4, type: "paper" },
      { name: "Permits", who: "June files them", from: -3, to: 0, type: "paper" },
      {
        name: "Floor and beams",
        who: "Three carpenters",
        from: 1,
        to: 2,
        pays: { percent: 25, when: "when the beams pass" },
      },
      {
        name: "Stairs and skylights",
        who: "Three carpenters",
        from: 3,
        to: 4,
        pays: { percent: 30, when: "when you can walk up" },
      },
      { name: "Wires and insulation", who: "Electrician, Ruth's crew", from: 4, to: 5 },
      {
        name: "Plaster and floor",
        who: "Two plasterers",
        from: 6,
        to: 7,
        pays: { percent: 30, when: "when the floor is down" },
      },
      { name: "Trim and paint", who: "A carpenter, a painter", from: 7, to: 8 },
    ],
  },
  {
    slug: "home",
    name: "New home",
    phases: [
      { name: "Plans and a fixed price", who: "Nell draws", from: -13, to: -8, type: "paper" },
      { name: "Permits", who: "June files them", from: -7, to: 0, type: "paper" },
      {
        name: "Dig, footings, slab",
        who: "Ruth, three diggers",
        from: 1,
        to: 5,
        pays: { percent: 15, when: "when the slab passes" },
      },
      {
        name: "Walls",
        who: "Five masons",
        from: 6,
        to: 14,
        pays: { percent: 25, when: "when the last course is laid" },
      },
      {
        name: "Roof and windows",
        who: "Four carpenters",
        from: 14,
        to: 19,
        pays: { percent: 25, when: "when the rain stays out" },
      },
      { name: "Pipes, wires, heat", who: "Plumber, electrician", from: 19, to: 25 },
      {
        name: "Plaster and floors",
        who: "Three plasterers",
        from: 25,
        to: 31,
        pays: { percent: 20, when: "when the floors are down" },
      },
      { name: "Kitchen, doors, paint", who: "Carpenters, painters", from: 30, to: 36 },
      { name: "Drive and yard", who: "Two diggers", from: 34, to: 36 },
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
    note: "The ground has thawed, and the roof is on before the summer storms.",
  },
  {
    slug: "june",
    name: "June",
    monday: Date.UTC(2027, 5, 7),
    frost: 0,
    note: "Mortar likes June. We damp the walls at noon and start at six when it is hot.",
  },
  {
    slug: "september",
    name: "September",
    monday: Date.UTC(2027, 8, 13),
    frost: 1,
    note: "One more spare week for frost: below 40 degrees we lay no brick.",
  },
] as const;

/** A month of {@link starts}. */
export type Start = (typeof starts)[number];

/** The kind of a choice; the first one where the slug is unknown. */
export function kindOf(slug: string | undefined): Kind {
  return kinds.find((kind) => kind.slug === slug) ?? kinds[0]!;
}

/** The month of a choice; the first one where the slug is unknown. */
export function startOf(slug: string | undefined): Start {
  return starts.find((start) => start.slug === slug) ?? starts[0];
}

/** All bars of a build, to the spare time and the keys. */
export function phasesOf(kind: Kind, start: Start): readonly Phase[] {
  const built = Math.max(...kind.phases.map(({ to }) => to));
  const end = built + SPARE_WEEKS[kind.slug] + start.frost;
  return [
    ...kind.phases,
    { name: "Spare days", who: "Ours to lose, not yours", from: built + 1, to: end, type: "spare" },
    { name: "Keys", who: "All of us, and cake", from: end, to: end, pays: lastPayment },
  ];
}
