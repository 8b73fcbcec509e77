import type { Light, Room } from "./facts";

/** A paint of the firm's range. */
export interface Paint {
  name: string;
  /** On the chip and on the tin. */
  code: string;
  color: string;
}

const paint = (name: string, code: string, color: string): Paint => ({ name, code, color });

const chalkLine = paint("Chalk Line", "01", "#f8f3e8");
const oatMilk = paint("Oat Milk", "03", "#eadfcb");
const firstFrost = paint("First Frost", "04", "#e6eef0");
const warmPlaster = paint("Warm Plaster", "08", "#efc9ae");
const peony = paint("Peony", "11", "#f6b2c4");
const butterDish = paint("Butter Dish", "14", "#f8d276");
const marmalade = paint("Marmalade", "17", "#ee8440");
const terracotta = paint("Flower Pot", "19", "#c8663f");
const raspberryFool = paint("Raspberry Fool", "22", "#c4426f");
const fig = paint("Fig", "25", "#5b2f5c");
const lilacHour = paint("Lilac Hour", "28", "#cdbfee");
const rainBarrel = paint("Rain Barrel", "31", "#adc2d6");
const denim = paint("Denim Apron", "33", "#3e5c86");
const seaGlass = paint("Sea Glass", "36", "#a9d8cb");
const poolTile = paint("Pool Tile", "38", "#3f9a98");
const deepPool = paint("Deep Pool", "39", "#125a5c");
const pistachio = paint("Pistachio", "42", "#cbdb9f");

/** From light to dark around the color wheel, as the fan has them. */
export const allPaints: readonly Paint[] = [
  chalkLine,
  oatMilk,
  butterDish,
  warmPlaster,
  marmalade,
  terracotta,
  peony,
  raspberryFool,
  fig,
  lilacHour,
  denim,
  rainBarrel,
  firstFrost,
  deepPool,
  poolTile,
  seaGlass,
  pistachio,
];

/** Three paints that go together: for the walls, for ceiling and woodwork, and for one brave part. */
export interface Palette {
  wall: Paint;
  trim: Paint;
  brave: Paint;
}

const of = (wall: Paint, trim: Paint, brave: Paint): Palette => ({ wall, trim, brave });

/** What the firm advises for each room in each light. The walls are all light: text stands on them. */
export const palettes: Record<Room, Record<Light, Palette>> = {
  living: {
    north: of(butterDish, chalkLine, marmalade),
    east: of(pistachio, chalkLine, deepPool),
    south: of(rainBarrel, firstFrost, denim),
    west: of(lilacHour, oatMilk, raspberryFool),
  },
  bedroom: {
    north: of(peony, chalkLine, raspberryFool),
    east: of(warmPlaster, oatMilk, terracotta),
    south: of(seaGlass, firstFrost, poolTile),
    west: of(lilacHour, chalkLine, fig),
  },
  hallway: {
    north: of(warmPlaster, chalkLine, marmalade),
    east: of(butterDish, oatMilk, poolTile),
    south: of(seaGlass, chalkLine, deepPool),
    west: of(rainBarrel, chalkLine, terracotta),
  },
};

/** Those of the rooms in the comparisons. */
export const livingAfter = of(seaGlass, chalkLine, butterDish);
export const bedroomAfter = of(peony, chalkLine, marmalade);
export const hallwayAfter = of(butterDish, chalkLine, deepPool);
