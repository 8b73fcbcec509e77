function town(
  name: string,
  /** From Harbor Lane, in the van, at noon on a weekday, to the next five. */
  minutes: number,
  /** Where its name stands beside its dot. */
  label: "left" | "right" | "above" | "below",
  /** Of the road from the town before it, as SVG path commands without the last point. */
  bends: string,
  at: readonly [x: number, y: number],
  /** Inside the ring road, where the drive costs nothing. */
  trip?: "free",
) {
  const slug = name.toLowerCase().replace(" ", "-");
  return { slug, name, minutes, at, label, leg: `${bends} ${at.join(" ")}`, trip };
}

/** A town on the map. */
export type Town = ReturnType<typeof town>;

interface Road {
  number: number;
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
    number: 1,
    sign: [858, 286],
    towns: [
      town("Waldron", 10, "left", "C 888 536 906 520", [912, 492], "free"),
      town("Gull Point", 30, "right", "C 914 440 880 420 860 396 S 840 352", [806, 336]),
      town("Northwick", 45, "right", "C 858 322 850 290 872 256 S 902 226", [916, 190]),
    ],
    end: "C 926 150 914 80 940 -10",
  },
  {
    number: 9,
    sign: [1108, 254],
    towns: [
      town("Pennock", 15, "right", "C 900 530 950 516", [976, 470], "free"),
      town("Haskell", 40, "right", "C 994 430 1030 420 1046 386 S 1080 352", [1092, 318]),
      town("Great Pond", 55, "right", "C 1106 270 1096 220", [1140, 146]),
    ],
    end: "C 1166 100 1196 60 1204 -10",
  },
  {
    number: 6,
    sign: [1302, 472],
    towns: [
      town("Durrell", 25, "above", "C 950 548 1030 580", [1102, 566]),
      town("Sawyer", 45, "below", "C 1160 556 1196 552", [1246, 520]),
      town("Brackett", 50, "left", "C 1290 492 1300 440", [1336, 398]),
    ],
    end: "C 1368 362 1400 350 1460 336",
  },
  {
    number: 3,
    sign: [1362, 637],
    towns: [
      town("Eastbrook", 5, "right", "C 904 586 912 606", [936, 622], "free"),
      town("Canton", 20, "right", "C 980 650 1030 648", [1086, 670]),
      town("Cutts Cove", 35, "above", "C 1150 700 1210 712", [1268, 672]),
    ],
    end: "C 1320 634 1390 640 1460 618",
  },
];

/** The town that is chosen at first. */
export const firstTown = "cutts-cove";

/** All towns with their roads, the nearest first. */
export const towns = roads
  .flatMap((road) => road.towns.map((town) => ({ ...town, road: `Route ${road.number}` })))
  .sort((one, other) => one.minutes - other.minutes);

/** Where the firm is. */
export const home = "Port Amory";

/** What the drive costs in all other towns. */
export const tripPrice = "$25";

const free = [home, ...towns.filter(({ trip }) => trip === "free").map(({ name }) => name)];

/** What the drive costs, in words. */
export const tripTerms = `We do not charge for the trip in ${free.slice(0, -1).join(", ")} and ${free.at(-1)}, and we charge ${tripPrice} for it in any other town.`;

/** The class that is a utility's name while a town is chosen within a `group`; the Tailwind configuration lists them. */
export function whenChosen({ slug }: Town, utility: "visible" | "inline"): string {
  return `group-has-[[value=${slug}]:checked]:${utility}`;
}

/** When the van is in a town whose call came at 8:05 AM. */
export function arrival({ minutes }: Town): string {
  const past = 5 + minutes;
  return `${8 + Math.floor(past / 60)}:${String(past % 60).padStart(2, "0")} AM`;
}

/** The way from Harbor Lane to a town of a road, as an SVG path. */
export function wayTo(road: Road, town: Town): string {
  const legs = road.towns.slice(0, road.towns.indexOf(town) + 1).map(({ leg }) => leg);
  return `M ${depot.join(" ")} ${legs.join(" ")}`;
}
