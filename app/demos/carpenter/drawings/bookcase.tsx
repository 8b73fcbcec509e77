import { Across, box, FLOOR, framed, Plate, SKIRTING, Upright } from "./drawing";

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

/** What the books of each color are, from their lower left corners; a gap after every seventh. */
const books = ["fill-pale", "fill-rust", "fill-leaf", "fill-blue"].map((color, shade) => {
  const d = BAYS.flatMap((left, bay) =>
    SHELVES.map(({ top, room }, shelf) => {
      let x = left + 0.6;
      return Array.from({ length: 17 }, (_, book) => {
        const mixed = (bay * 5 + shelf * 3 + book * 5) % 11;
        const width = mixed % 3 ? 1.5 : 2;
        const at = x;
        x += width + (mixed === 7 ? 3 : 0);
        return mixed % 4 === shade && x < left + BAY
          ? box(at, top, width, room * (0.6 + (mixed % 5) * 0.08))
          : "";
      }).join("");
    }),
  ).join("");
  return <path key={color} className={color} d={d} />;
});

/** A bookcase beside a wall that leans. */
export function Bookcase() {
  return (
    <Plate
      wood="cherry"
      view="-20 -128 146 148"
      label="A bookcase of three bays in cherry, from the front, cupboards below and a ladder before it; the wall at its right leans, and its last upright follows the wall."
    >
      <path className="fill-pale" d={SKIRTING} />
      <path className="fill-pale" d="M-500-96.9 700-113.3V-118L-500-101.6Z" />
      <path className="fill-ink" d="M-500-100.9 700-117.3V-400H-500Z" />
      <path className="fill-ink" d={`${FLOOR}M98.2 0 100.9-118H122V0Z`} />
      <path className="fill-pale" d={framed(142, 26, 44, 62, 3)} />
      <path className="fill-glass" d={box(145, 29, 17.5, 26) + box(165.5, 29, 17.5, 26)} />
      <path className="fill-glass" d={box(145, 58, 17.5, 27) + box(165.5, 58, 17.5, 27)} />
      <path className="fill-lamp/15 stroke-none" d="M-66-68-110 0H-22Z" />
      <path className="fill-lamp" d="M-77-68h22l-6-15h-10z" />
      <path className="fill-deep" d={box(-66.7, 0, 1.4, 68) + box(-74, 0, 16, 1.6)} />
      <path
        className="fill-rust"
        d="M-58-4c-4-24-2-34 6-38 10-4 20-2 24 4 2 6 2 10 1 16h8c4 0 5 3 4 7l-3 11z"
      />
      <path className="fill-ink/30 stroke-none" d="M-58-18c8 4 20 4 31 0l-1 4c-8 2-20 2-30 0z" />
      <path className="fill-iron" d="M-56 0v-4h4l-1 4zM-22 0v-4h-4l1 4z" />
      <path className="fill-wood" d="M0 0H98L100.3-99.3H0Z" />
      <path className="fill-[url(#cherry-across)]" d="M0-99.3H100.3L100.5-104.5H-1.5V-102H0Z" />
      <path
        className="fill-inside"
        d={BAYS.map((left) =>
          SHELVES.map(({ top, room }) => box(left, top, BAY, room)).join(""),
        ).join("")}
      />
      {books}
      <path
        className="fill-[url(#cherry)]"
        d={BAYS.map((left) => framed(left, 4, 15, 24.5) + framed(left + 15.4, 4, 15, 24.5)).join(
          "",
        )}
      />
      <path
        className="[stroke-linecap:round] [stroke-width:4]"
        d="M14.5-18h.01M18.2-18h.01M46.1-18h.01M49.8-18h.01M77.7-18h.01M81.4-18h.01"
      />
      <path className="fill-deep" d={box(-1, 29.5, 100, 1.5)} />
      <path className="fill-ink/30 stroke-none" d="M100.3-99.3H0V-97H100.2ZM0-29.5H98.7V-27H0Z" />
      <path className="fill-pale" d="M26-31c-4-2-5-6-2-8h5c3 2 2 6-1 8z" />
      <path className="[stroke-width:2.5]" d="M0-84.8H100" />
      <path
        className="fill-pale"
        d={`${box(67, 0, 1.6, 88)}${box(81, 0, 1.6, 88)}${[11, 22, 33, 44, 55, 66, 77].map((foot) => box(68.6, foot, 12.4, 1.3)).join("")}`}
      />
      <Across from={0} to={98} y={13} />
      <Across from={33} to={63} y={-112} />
      <Upright from={0} to={104} x={-9} />
      <g className="stroke-paper">
        <path d="M106-60 100.5-57" />
        <text x={119} y={-62} textAnchor="end">
          <tspan x={119}>leans</tspan>
          <tspan x={119} dy="1.1em">
            2½″
          </tspan>
        </text>
      </g>
    </Plate>
  );
}
