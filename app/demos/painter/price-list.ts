import type { Extent, Room } from "./wishes";

export const extentNames: Record<Extent, string> = {
  one: "One wall",
  four: "Four walls",
  all: "Walls and ceiling",
};

/** In dollars, two coats with preparation and paint. */
export const roomPrices: Record<Room, Record<Extent, number>> = {
  bedroom: { one: 110, four: 340, all: 420 },
  hallway: { one: 130, four: 430, all: 540 },
  living: { one: 150, four: 480, all: 590 },
};

export const workingTimes: Record<Extent, string> = {
  one: "One day in the house",
  four: "Two to three days in the house",
  all: "Three to four days in the house",
};

/** The rooms that the prices are for, in feet. */
export const roomSizes: Record<Room, { long: number; wide: number; high: number }> = {
  bedroom: { long: 13, wide: 11, high: 8 },
  hallway: { long: 20, wide: 6, high: 9 },
  living: { long: 18, wide: 14, high: 9 },
};

export const otherPrices = [
  { work: "A door, both sides", detail: "sanded, primed, two coats of satin", price: "$85" },
  { work: "A window frame", detail: "inside, panes left clean", price: "$70" },
  { work: "Wallpaper", detail: "old paper off, new paper hung", price: "$48 per roll" },
  {
    work: "Whole apartment",
    detail: "prepared, painted, furniture moved back",
    price: "from $2,100",
  },
  { work: "House exterior", detail: "washed, primed and weatherproofed", price: "from $3,900" },
];
