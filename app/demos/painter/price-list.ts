import type { Room } from "./sections/wishes";

/** In dollars, two coats with preparation and paint. */
interface RoomPrice {
  one: number;
  four: number;
  all: number;
  /** Of the room that the prices are for. */
  size: string;
}

export const roomPrices: Record<Room, RoomPrice> = {
  bedroom: { one: 110, four: 340, all: 420, size: "13 by 11 feet" },
  hallway: { one: 130, four: 430, all: 540, size: "20 by 6 feet" },
  living: { one: 150, four: 480, all: 590, size: "18 by 14 feet" },
};
