import { vans, type Area } from "./arrivals";

type Point = readonly [x: number, y: number];

const EAST: Point = [300, 262];
const WEST: Point = [165, 262];

interface Place {
  label: string;
  /** Where the label stands, and which of its ends. */
  at: Point;
  end?: "end" | "middle";
  /** From the van to the neighborhood. */
  route: readonly Point[];
}

const places: Record<string, Place> = {
  downtown: { label: "Downtown", at: [334, 241], route: [EAST, [318, 200]] },
  "west-bank": { label: "West Bank", at: [136, 206], end: "end", route: [WEST, [150, 200]] },
  "station-area": {
    label: "Station Area",
    at: [408, 360],
    end: "middle",
    route: [EAST, [390, 330]],
  },
  "new-docks": { label: "New Docks", at: [124, 340], end: "end", route: [WEST, [140, 345]] },
  "castle-hill": { label: "Castle Hill", at: [344, 140], route: [EAST, [318, 200], [330, 118]] },
  university: {
    label: "University",
    at: [470, 206],
    end: "end",
    route: [EAST, [318, 200], [430, 178]],
  },
  millfield: {
    label: "Millfield",
    at: [108, 56],
    end: "end",
    route: [WEST, [150, 200], [130, 118], [123, 50]],
  },
  "airport-road": {
    label: "Airport Road",
    at: [26, 443],
    route: [WEST, [140, 345], [60, 390], [16, 412]],
  },
};

const RIVER = "M276-10C256 70 300 140 256 226S196 370 236 500";
const AVENUES =
  "M0 285 165 262H300L480 292M0 95 130 118H330L480 80M118-10 130 118 150 200 165 262 140 345 118 450M318-10 330 118 318 200 300 262 330 360 352 450M318 200 430 178 480 162M300 262 390 330 480 366M140 345 60 390 0 420";
const STREETS =
  "M0 20 122 26M0 150 138 160M0 215 152 218M0 240 158 238M60 0 76 108M30 90 54 280M90 110 112 272M60 280 74 380M100 274 112 358M165 262 214 330M154 310 206 346M140 345 196 400M128 400 190 430M0 350 88 346M196 20 192 118M160 0 164 118M150 60 244 66M180 118 190 262M146 170 256 164M300 40 480 20M330 80 470 56M360 0 368 108M410 0 418 96M456 0 462 86M346 160 480 124M380 106 396 184M440 92 452 172M300 164 320 170M270 226 306 232M350 194 366 273M400 186 412 280M450 176 458 288M310 300 356 304M330 360 436 348M346 276 352 298M366 420 480 404M260 330 322 336M246 390 336 384M290 262 282 450M420 352 430 450";

/** The city by night from above, with the vans, and the way to the chosen neighborhood. */
export function NightMap({ area }: { area: Area }) {
  const { route } = places[area.slug]!;
  const [x, y] = route.at(-1)!;
  return (
    <svg
      className="nl-map"
      viewBox="0 0 480 450"
      role="img"
      aria-label={`Map of the city: ${vans[area.van].name}, ${vans[area.van].waits}, on its way to ${area.name}`}
    >
      <path d={STREETS} className="nl-map-street" />
      <path d={AVENUES} className="nl-map-avenue" />
      <path d={RIVER} className="nl-map-river" />
      <path d="M242 118h60M218 262h62" className="nl-map-bridge" />
      <path d="M238 118h68M214 262h70" className="nl-map-avenue" />
      <polyline points={route.join(" ")} className="nl-map-route" />
      <circle cx={x} cy={y} r="17" className="nl-map-ring" />
      <Van at={WEST} />
      <Van at={EAST} />
      {Object.entries(places).map(([slug, { label, at, end, route: way }]) => (
        <g key={slug} className={slug === area.slug ? "nl-map-here" : undefined}>
          <circle cx={way.at(-1)![0]} cy={way.at(-1)![1]} r="6" />
          <text x={at[0]} y={at[1]} textAnchor={end}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Van({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x - 25} ${y - 20}) scale(1.2)`} className="nl-map-van">
      <path d="M0 2h27v24H0zM27 9h9l7 9v8H27z" />
      <path d="M30 12h5l4 6h-9z" className="nl-map-glass" />
      <circle cx="10" cy="27" r="5" />
      <circle cx="33" cy="27" r="5" />
    </g>
  );
}
