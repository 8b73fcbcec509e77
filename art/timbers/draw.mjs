/** Draws the timber guide of the carpenter's demo: `node art/timbers/draw.mjs`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { drawBlock } from "./block.mjs";
import { drawLog } from "./log.mjs";

const OUT = "app/demos/carpenter/timbers";

/**
 * pith: where the trunk's middle is, from the block's front left edge; taper: millimeters of radius for each millimeter
 * from the top; rings: the mean width of a year; wave: how far rings stray; along: how slowly they stray along the trunk.
 */
const timbers = [
  {
    slug: "ash",
    colors: ["#ead9b9", "#dcc69f", "#cfb78d", "#8a6a3f"],
    pith: [46, 70],
    taper: -0.22,
    rings: 7,
    wave: 5,
    along: 0.3,
    late: 1.5,
    pores: "ring",
    seed: 3,
  },
  {
    slug: "oak",
    colors: ["#d9bd8d", "#c8a874", "#b99864", "#71502a"],
    pith: [-70, 20],
    taper: 0.1,
    rings: 6.5,
    wave: 3,
    along: 0.25,
    late: 0.9,
    pores: "ring",
    flecks: 34,
    rays: 15,
    seed: 8,
  },
  {
    slug: "walnut",
    colors: ["#8f6a4b", "#7c5839", "#6d4b30", "#3a2415"],
    pith: [62, 70],
    taper: -0.26,
    rings: 5.6,
    wave: 15,
    along: 0.55,
    late: 1.2,
    pores: "scattered",
    seed: 12,
  },
  {
    slug: "cherry",
    colors: ["#cf9468", "#bd8156", "#ad7249", "#74401f"],
    pith: [30, 72],
    taper: -0.28,
    rings: 4.4,
    wave: 6,
    along: 0.3,
    late: 0.6,
    gum: 9,
    seed: 21,
  },
  {
    slug: "maple",
    colors: ["#efe3cd", "#e2d2b6", "#d6c4a4", "#a08560"],
    pith: [58, 84],
    taper: -0.12,
    rings: 7,
    wave: 4,
    along: 0.35,
    late: 0.5,
    curl: 24,
    seed: 30,
  },
  {
    slug: "fir",
    colors: ["#e0b083", "#d19d6c", "#c48e5d", "#8c4c20"],
    pith: [-160, -40],
    taper: 0.02,
    rings: 4.6,
    wave: 1.6,
    along: 0.15,
    late: 1.5,
    seed: 41,
  },
];

mkdirSync(OUT, { recursive: true });
for (const timber of timbers) writeFileSync(`${OUT}/${timber.slug}.svg`, drawBlock(timber));
writeFileSync(`${OUT}/log.svg`, drawLog());
