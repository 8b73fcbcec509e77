import type { Extent, Room } from "./wishes";

export const extentNames: Record<Extent, string> = {
  one: "One wall",
  four: "Four walls",
  all: "Walls and the ceiling",
};

/** In dollars, two coats with preparation and paint. */
export const roomPrices: Record<Room, Record<Extent, number>> = {
  bedroom: { one: 110, four: 340, all: 420 },
  hallway: { one: 130, four: 430, all: 540 },
  living: { one: 150, four: 480, all: 590 },
};

export const workingTimes: Record<Extent, string> = {
  one: "one day",
  four: "two days, maybe three,",
  all: "three days, maybe four,",
};

/** The rooms that the prices are for, in feet. */
export const roomSizes: Record<Room, { long: number; wide: number; high: number }> = {
  bedroom: { long: 13, wide: 11, high: 8 },
  hallway: { long: 20, wide: 6, high: 9 },
  living: { long: 18, wide: 14, high: 9 },
};
