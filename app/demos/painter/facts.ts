import { demoPicture, type Facts } from "../kit/facts";

/** The rooms and lights that a visitor may choose. */
export const ROOMS = ["living", "bedroom", "hallway"] as const;
export const LIGHTS = ["east", "south", "west", "north"] as const;
export type Room = (typeof ROOMS)[number];
export type Light = (typeof LIGHTS)[number];

const painter: Facts = {
  business: "Second Coat Decorating",
  headline: "Hey, y’all! Let’s\u00a0paint something!",
  subheadline:
    "We’re two sisters with one yellow van, and we paint rooms, porches and (our favorite!) hallways.",
  heroImage: demoPicture(
    "painter",
    "An open can of raspberry-red paint with a brush standing in it, in front of a raspberry-red wall in the afternoon sun",
  ),
  accentColor: "#b8195a",
  phone: "555-0134",
  choices: { room: ROOMS, light: ["", ...LIGHTS], wall: ["", ...ROOMS] },
};

export default painter;

/** Of a color visit, in dollars. */
export const visitPrice = 60;

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

export const roomNames: Record<Room, string> = {
  living: "Living room",
  bedroom: "Bedroom",
  hallway: "Hallway",
};

export const lightNames: Record<Light, string> = {
  north: "North",
  east: "East",
  south: "South",
  west: "West",
};
