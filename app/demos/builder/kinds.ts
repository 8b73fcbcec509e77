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

const lastPayment = { percent: 15, when: "when you are satisfied with everything" };

export const kinds: readonly Kind[] = [
  {
    slug: "two-story",
    name: "Two-story addition",
    phases: [
      {
        name: "Plans and a firm price",
        who: "Connie draws them up",
        from: -7,
        to: -5,
        type: "paper",
      },
      { name: "Permits", who: "we file them for you", from: -4, to: 0, type: "paper" },
      {
        name: "Dig and footings",
        who: "Dad and two operators",
        from: 1,
        to: 2,
        pays: { percent: 15, when: "when the footings have passed inspection" },
      },
      {
        name: "Walls, both stories",
        who: "four of our masons",
        from: 3,
        to: 7,
        pays: { percent: 25, when: "when the walls are up" },
      },
      {
        name: "Roof and windows",
        who: "three of our carpenters",
        from: 8,
        to: 10,
        pays: { percent: 25, when: "when the roof is on" },
      },
      { name: "Pipes and wires", who: "the plumber and the electrician", from: 10, to: 12 },
      {
        name: "Plaster and floors",
        who: "the plasterers",
        from: 13,
        to: 16,
        pays: { percent: 20, when: "when the floors are down" },
      },
      { name: "Doors, trim and paint", who: "two carpenters and the painter", from: 15, to: 18 },
    ],
  },
  {
    slug: "one-story",
    name: "One-story addition",
    phases: [
      {
        name: "Plans and a firm price",
        who: "Connie draws them up",
        from: -5,
        to: -4,
        type: "paper",
      },
      { name: "Permits", who: "we file them for you", from: -3, to: 0, type: "paper" },
      {
        name: "Dig and footings",
        who: "Dad and two operators",
        from: 1,
        to: 2,
        pays: { percent: 20, when: "when the footings have passed inspection" },
      },
      {
        name: "Walls",
        who: "three of our masons",
        from: 3,
        to: 4,
        pays: { percent: 20, when: "when the walls are up" },
      },
      {
        name: "Roof and windows",
        who: "three of our carpenters",
        from: 5,
        to: 6,
        pays: { percent: 25, when: "when the roof is on" },
      },
      { name: "Pipes and wires", who: "the plumber and the electrician", from: 6, to: 7 },
      {
        name: "Plaster and floors",
        who: "the plasterers",
        from: 8,
        to: 10,
        pays: { percent: 20, when: "when the floors are down" },
      },
      { name: "Doors, trim and paint", who: "a carpenter and the painter", from: 10, to: 11 },
    ],
  },
  {
    slug: "loft",
    name: "Attic conversion",
    phases: [
      {
        name: "Plans and a firm price",
        who: "Connie draws them up",
        from: -5,
        to: -4,
        type: "paper",
      },
      { name: "Permits", who: "we file them for you", from: -3, to: 0, type: "paper" },
      {
        name: "Floor and beams",
        who: "three of our carpenters",
        from: 1,
        to: 2,
        pays: { percent: 25, when: "when the beams have passed inspection" },
      },
      {
        name: "Stairs and skylights",
        who: "three of our carpenters",
        from: 3,
        to: 4,
        pays: { percent: 30, when: "when the stairs are in" },
      },
      { name: "Wires and insulation", who: "the electrician and our crew", from: 4, to: 5 },
      {
        name: "Plaster and floor",
        who: "the plasterers",
        from: 6,
        to: 7,
        pays: { percent: 30, when: "when the floor is down" },
      },
      { name: "Trim and paint", who: "a carpenter and the painter", from: 7, to: 8 },
    ],
  },
  {
    slug: "home",
    name: "New home",
    phases: [
      {
        name: "Plans and a firm price",
        who: "Connie draws them up",
        from: -13,
        to: -8,
        type: "paper",
      },
      { name: "Permits", who: "we file them for you", from: -7, to: 0, type: "paper" },
      {
        name: "Dig, footings, slab",
        who: "Dad and three operators",
        from: 1,
        to: 5,
        pays: { percent: 15, when: "when the slab has passed inspection" },
      },
      {
        name: "Walls",
        who: "all five of our masons",
        from: 6,
        to: 14,
        pays: { percent: 25, when: "when the walls are up" },
      },
      {
        name: "Roof and windows",
        who: "all four of our carpenters",
        from: 14,
        to: 19,
        pays: { percent: 25, when: "when the roof is on" },
      },
      { name: "Pipes, wires, heat", who: "the plumber and the electrician", from: 19, to: 25 },
      {
        name: "Plaster and floors",
        who: "the plasterers",
        from: 25,
        to: 31,
        pays: { percent: 20, when: "when the floors are down" },
      },
      { name: "Kitchen, doors, paint", who: "the carpenters and painters", from: 30, to: 36 },
      { name: "Drive and yard", who: "two operators", from: 34, to: 36 },
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
    note: "It is our busiest month, so please let us know early.",
  },
  {
    slug: "june",
    name: "June",
    monday: Date.UTC(2027, 5, 7),
    frost: 0,
    note: "June is good weather for laying brick. If it turns hot the crew will start at six, and we will let your neighbors know.",
  },
  {
    slug: "september",
    name: "September",
    monday: Date.UTC(2027, 8, 13),
    frost: 1,
    note: "We allow one extra week for frost, because we do not lay brick below 40 degrees. Most years we are under a roof by deer season.",
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
    { name: "Extra days", who: "in case of weather", from: built + 1, to: end, type: "spare" },
    { name: "Keys", who: "the whole crew", from: end, to: end, pays: lastPayment },
  ];
}
