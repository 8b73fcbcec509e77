/** Width, height and depth, in inches. */
type Size = readonly [width: number, height: number, depth: number];

interface Piece {
  /** With its article. */
  name: string;
  /** What most people ask for. */
  usual: Size;
  /** Dollars for a square foot of its front, in ash. */
  rate: number;
  /** In dollars. */
  least: number;
  /** "five to seven" */
  weeks: string;
}

/** The pieces that the inquiry form knows. */
export const pieces = {
  bookcase: {
    ...{ name: "A bookcase", usual: [60, 96, 12] },
    ...{ rate: 86, least: 1450, weeks: "five to seven" },
  },
  wardrobe: {
    ...{ name: "A wardrobe", usual: [72, 90, 24] },
    ...{ rate: 80, least: 1900, weeks: "six to eight" },
  },
  kitchen: {
    ...{ name: "A kitchen wall", usual: [120, 36, 25] },
    ...{ rate: 400, least: 8500, weeks: "ten to fourteen" },
  },
  desk: {
    ...{ name: "A desk", usual: [60, 30, 28] },
    ...{ rate: 150, least: 1200, weeks: "four to five" },
  },
} as const satisfies Record<string, Piece>;

export type PieceName = keyof typeof pieces;

/** What a timber does to the price, next to ash. */
export const factors = { ash: 1, oak: 1.2, walnut: 1.4, cherry: 1.18, maple: 1.1, fir: 1.04 };

export type TimberName = keyof typeof factors;

/** A first price in dollars: by the front, more for what is deeper than usual. */
export function roughPrice(piece: PieceName, timber: TimberName, size: Size): number {
  const [width, height, depth] = size;
  const { rate, least, usual } = pieces[piece];
  const front = (width * height) / 144;
  const exact = front * rate * factors[timber] * (0.75 + (0.25 * depth) / usual[2]);
  return Math.max(least, Math.round(exact / 50) * 50);
}

/** "1,450 dollars" */
export function dollars(amount: number): string {
  return `${amount.toLocaleString("en-US")} dollars`;
}
