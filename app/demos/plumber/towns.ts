/** A town on the map. */
export interface Town {
  slug: string;
  name: string;
  /** From Harbor Lane, in the van, at noon on a weekday, to the next five. */
  minutes: number;
  at: readonly [x: number, y: number];
  /** Where its name stands beside its dot. */
  label: "left" | "right" | "above" | "below";
  /** The last part of the way, from the town before it on the same road, as SVG path commands. */
  leg: string;
  /** Inside the ring road, where the drive is free. */
  inside?: true;
}

interface Road {
  name: string;
  number: string;
  /** Where its number stands on the map. */
  sign: readonly [x: number, y: number];
  towns: readonly Town[];
  /** From its last town to the edge of the map. */
  end: string;
}

/** Harbor Lane, where all roads start. */
export const depot = [886, 560] as const;

export const roads: readonly Road[] = [
  {
    name: "Route 1",
    number: "1",
    sign: [858, 286],
    towns: [
      {
        slug: "waldron",
        name: "Waldron",
        minutes: 10,
        at: [912, 492],
        label: "left",
        leg: "C 888 536 906 520 912 492",
        inside: true,
      },
      {
        slug: "gull-point",
        name: "Gull Point",
        minutes: 30,
        at: [806, 336],
        label: "right",
        leg: "C 914 440 880 420 860 396 S 840 352 806 336",
      },
      {
        slug: "northwick",
        name: "Northwick",
        minutes: 45,
        at: [916, 190],
        label: "right",
        leg: "C 858 322 850 290 872 256 S 902 226 916 190",
      },
    ],
    end: "C 926 150 914 80 940 -10",
  },
  {
    name: "Route 9",
    number: "9",
    sign: [1108, 254],
    towns: [
      {
        slug: "pennock",
        name: "Pennock",
        minutes: 15,
        at: [976, 470],
        label: "right",
        leg: "C 900 530 950 516 976 470",
        inside: true,
      },
      {
        slug: "haskell",
        name: "Haskell",
        minutes: 40,
        at: [1092, 318],
        label: "right",
        leg: "C 994 430 1030 420 1046 386 S 1080 352 1092 318",
      },
      {
        slug: "great-pond",
        name: "Great Pond",
        minutes: 55,
        at: [1140, 146],
        label: "right",
        leg: "C 1106 270 1096 220 1140 146",
      },
    ],
    end: "C 1166 100 1196 60 1204 -10",
  },
  {
    name: "Route 6",
    number: "6",
    sign: [1302, 472],
    towns: [
      {
        slug: "durrell",
        name: "Durrell",
        minutes: 25,
        at: [1102, 566],
        label: "above",
        leg: "C 950 548 1030 580 1102 566",
      },
      {
        slug: "sawyer",
        name: "Sawyer",
        minutes: 45,
        at: [1246, 520],
        label: "below",
        leg: "C 1160 556 1196 552 1246 520",
      },
      {
        slug: "brackett",
        name: "Brackett",
        minutes: 50,
        at: [1336, 398],
        label: "left",
        leg: "C 1290 492 1300 440 1336 398",
      },
    ],
    end: "C 1368 362 1400 350 1460 336",
  },
  {
    name: "Route 3",
    number: "3",
    sign: [1362, 637],
    towns: [
      {
        slug: "eastbrook",
        name: "Eastbrook",
        minutes: 5,
        at: [936, 622],
        label: "right",
        leg: "C 904 586 912 606 936 622",
        inside: true,
      },
      {
        slug: "canton",
        name: "Canton",
        minutes: 20,
        at: [1086, 670],
        label: "right",
        leg: "C 980 650 1030 648 1086 670",
      },
      {
        slug: "cutts-cove",
        name: "Cutts Cove",
        minutes: 35,
        at: [1268, 672],
        label: "above",
        leg: "C 1150 700 1210 712 1268 672",
      },
    ],
    end: "C 1320 634 1390 640 1460 618",
  },
];

/** The town that is chosen at first. */
export const firstTown = "cutts-cove";

/** All towns with their roads, the nearest first. */
export const towns = roads
  .flatMap((road) => road.towns.map((town) => ({ ...town, road: road.name })))
  .sort((one, other) => one.minutes - other.minutes);

/** Where the firm is. */
export const home = "Port Amory";

const free = [home, ...towns.filter(({ inside }) => inside).map(({ name }) => name)];

/** What the drive costs, in words. */
export const tripTerms = `We do not charge for the trip in ${free.slice(0, -1).join(", ")} and ${free.at(-1)}, and we charge $25 for it in any other town.`;

/** The way from Harbor Lane to a town of a road, as an SVG path. */
export function wayTo(road: Road, town: Town): string {
  const legs = road.towns.slice(0, road.towns.indexOf(town) + 1).map(({ leg }) => leg);
  return `M ${depot.join(" ")} ${legs.join(" ")}`;
}
