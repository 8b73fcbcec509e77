import { Across, box, framed, Plate, Upright } from "./drawing";

const BAYS = [1.2, 32.8, 64.4];
const BAY = 30.4;
/** The upper edges of the shelves, and the room above each. */
const SHELVES = [
  { top: 31, room: 14 },
  { top: 46.2, room: 13 },
  { top: 60.4, room: 12 },
  { top: 73.6, room: 11 },
  { top: 85.8, room: 12 },
];

/** A row of books from its lower left corner, of one of four kinds; the last book of a short row leans. */
function row(kind: number): string {
  const count = [9, 6, 11, 7][kind]!;
  const books = Array.from({ length: count }, (_, book) => {
    const mixed = (kind * 3 + book * 5) % 7;
    const width = mixed % 3 ? 1.5 : 2;
    const height = 7 + (mixed % 5);
    return `v-${height}h${width}v${height}h-${width}m${width} 0`;
  }).join("");
  return count > 9 ? books : `${books}m2.6 0l-2.4-8.2 1.4-.4 2.4 8.2z`;
}

const rows = [0, 1, 2, 3].map(row);

const plain = BAYS.flatMap((left, bay) =>
  SHELVES.map(
    ({ top }, shelf) => `M${left + 0.4} ${-top}${rows[(bay * 3 + shelf * 2 + (shelf >> 1)) % 4]}`,
  ),
).join("");

/** A book of another color, here and there. */
const red = BAYS.flatMap((left, bay) =>
  SHELVES.map(({ top }, shelf) =>
    (bay + shelf) % 2 ? "" : box(left + 3.9 + shelf * 1.5, top, 2, 9 + (bay % 2)),
  ),
).join("");

/** A bookcase beside a wall that leans. */
export function Bookcase() {
  return (
    <Plate
      view="-20 -128 146 148"
      label="A bookcase of three bays from the front, cupboards below and a ladder before it; the wall at its right leans, and its last upright follows the wall."
    >
      <path className="ground" d="M-20 0H126M-20-107.5 126-109.5" />
      <path className="hatch" d="M98.2 0 100.8-109.2h18V0Z" />
      <path d="M98.2 0 100.8-109.2" />
      <path className="wood" d="M0 0H98L100.3-99.3H0Z" />
      <path className="across" d="M0-99.3H100.3L100.5-104.5H-1.5V-102H0Z" />
      <path
        className="light"
        d={BAYS.map((left) =>
          SHELVES.map(({ top, room }) => box(left, top, BAY, room)).join(""),
        ).join("")}
      />
      <path d={plain} />
      <path className="red" d={red} />
      <path
        className="grain"
        d={BAYS.map((left) => framed(left, 4, 15, 24.5) + framed(left + 15.4, 4, 15, 24.5)).join(
          "",
        )}
      />
      <path
        className="knobs"
        d="M14.5-18h.01M18.2-18h.01M46.1-18h.01M49.8-18h.01M77.7-18h.01M81.4-18h.01"
      />
      <path className="deep" d={box(-1, 29.5, 100, 1.5)} />
      <path d="M26-31c-4-2-5-6-2-8h5c3 2 2 6-1 8z" />
      <path className="rail" d="M0-84.8H100" />
      <path
        className="light"
        d={`${box(67, 0, 1.6, 88)}${box(81, 0, 1.6, 88)}${[11, 22, 33, 44, 55, 66, 77].map((foot) => box(68.6, foot, 12.4, 1.3)).join("")}`}
      />
      <Across from={0} to={98} y={13} />
      <Across from={33} to={63} y={-112} />
      <Upright from={0} to={104} x={-9} />
      <g className="dimension">
        <path d="M106-60 100.5-57" />
        <text x={118} y={-62} textAnchor="end">
          <tspan x={122}>leans</tspan>
          <tspan x={122} dy="1.1em">
            2½″
          </tspan>
        </text>
      </g>
    </Plate>
  );
}
