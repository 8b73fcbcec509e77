import { Across, box, FLOOR, framed, Plate, round, SKIRTING, Upright } from "./drawing";

const RISE = 7.5;
const GOING = 10;
const RISERS = 13;
const WIDTH = GOING * (RISERS - 1);
const SLOPE = RISE / GOING;

const numbers = Array.from({ length: RISERS - 1 }, (_, index) => index);

const steps = numbers.map((step) => `V${-(step + 1) * RISE}H${(step + 1) * GOING}`).join("");
const treads = numbers
  .map((step) => box(step * GOING - 1, (step + 1) * RISE - 1, GOING + 1, 1))
  .join("");

/** Two to a tread, from the tread up to the rail. */
const balusters = numbers
  .flatMap((step) => [2, 7].map((side) => ({ step, x: step * GOING + side })))
  .map(({ step, x }) => box(x, (step + 1) * RISE, 0.9, 34 + RISE + x * SLOPE - (step + 1) * RISE))
  .join("");

/** The cupboards below, whose tops follow the slope. */
const cupboards = [44, 69, 94]
  .map((left) => {
    const door = (inset: number) => {
      const [from, to] = [left + inset, left + 25 - inset];
      const top = (x: number) => round(-((x - 14) * SLOPE) + 2.5 + inset * 1.4);
      return `M${from} ${-3 - inset}V${top(from)}L${to} ${top(to)}V${-3 - inset}Z`;
    };
    return door(0.8) + door(4);
  })
  .join("");

/** A stair from the side. */
export function Stair() {
  return (
    <Plate
      wood="oak"
      view="-22 -148 200 166"
      label="A stair of thirteen risers from the side, in white oak, with square balusters and three cupboards below; pictures on the green wall, and a red coat on a hook."
    >
      <path className="fill-pale" d={SKIRTING} />
      <path className="fill-ink/30 stroke-none" d="M120-87.5H700V0H120Z" />
      <path className="fill-pale" d="M120-87.5H700V-97.5H120ZM120-97.5H700V-102H120Z" />
      <path className="fill-deep" d="M120-94H700V-97.5H120Z" />
      <path className="fill-wood" d={framed(-6, 84, 20, 27, 1.5) + framed(21, 112, 26, 21, 1.5)} />
      <path className="fill-wood" d={framed(-67, 72, 38, 28, 1.5)} />
      <path className="fill-pale" d={box(-4.5, 85.5, 17, 24) + box(22.5, 113.5, 23, 18)} />
      <path className="fill-pale" d={box(-65.5, 73.5, 35, 25)} />
      <path
        className="fill-rust"
        d="M4-103.5a4 4 0 1 1-.01 8 4 4 0 1 1 .01-8M28-127.5a2 2 0 1 1-.01 4 2 2 0 1 1 .01-4"
      />
      <path
        className="fill-leaf"
        d="M-2-88c2-5 10-5 12 0zM25-116l6-8 4 5 3-3 5 6zM-62-77l10-13 7 7 3-4 8 10z"
      />
      <path className="fill-rust" d="M-56 0-58-15h16l-2 15z" />
      <path
        className="fill-leaf"
        d="M-50-15c-3-18-14-24-18-24 2 10 8 20 18 24zM-50-15c-2-22 2-34 8-40 4 14 0 30-8 40zM-50-15c4-14 14-22 20-22-2 10-10 18-20 22zM-50-15c-6-16-10-30-8-42 6 8 11 26 8 42z"
      />
      <path
        className="fill-[url(#oak)]"
        d={box(126, 16, 48, 2.4) + box(129, 0, 2.6, 16) + box(168, 0, 2.6, 16)}
      />
      <path className="fill-[url(#oak)]" d={box(128, 62, 44, 3.5)} />
      <path
        className="fill-rust"
        d="M147-61.5l-6 3-4 24 4 .6 3-14v20h18v-20l3 14 4-.6-4-24-6-3-3 2h-6zM153-59.5v31.5"
      />
      <path
        className="[stroke-linecap:round] [stroke-width:4]"
        d="M134-63.5h.01M153-62.5h.01M166-63.5h.01"
      />
      <path className="fill-iron" d="M134-18.4v-9h5v5l6 2v2zM147-18.4v-9h5v5l6 2v2z" />
      <path className="fill-[url(#oak-across)]" d={`M0 0${steps}V-79.5L14 0Z`} />
      <path className="fill-wood" d="M14 0 120-79.5V0Z" />
      <path className="fill-[url(#oak)]" d={cupboards} />
      <path className="fill-ink/30 stroke-none" d="M14 0 120-79.5V-75.5L19.5 0Z" />
      <path
        className="[stroke-linecap:round] [stroke-width:4]"
        d="M66.5-20h.01M91.5-26h.01M97.5-26h.01"
      />
      <path className="fill-wood" d={balusters} />
      <path
        className="fill-wood"
        d={`${numbers
          .concat(numbers.map((at) => at + numbers.length))
          .map((at) => box(131 + at * 7, 97.5, 0.9, 34))
          .join("")}M120-131.5h580v-2.6h-580z`}
      />
      <path className="fill-deep" d="M-3-41.5 121-134.5v3L-3-38.5Z" />
      <path className="fill-deep" d={treads} />
      <path className="fill-ink" d={FLOOR} />
      <path
        className="fill-deep"
        d={`${box(-5, 0, 4, 44)}${box(-5.6, 44, 5.2, 1.4)}M-3 -45.4a2.6 2.6 0 1 1-.01-5.2 2.6 2.6 0 1 1 .01 5.2${box(120, 90, 4, 48)}${box(119.4, 138, 5.2, 1.4)}M122-139.4a2.6 2.6 0 1 1-.01-5.2 2.6 2.6 0 1 1 .01 5.2`}
      />
      <Across from={0} to={WIDTH} y={13} />
      <Upright from={0} to={97.5} x={-12} />
      <g className="stroke-paper">
        <text x={50} y={-87} textAnchor="middle" transform="rotate(-36.87 50 -87)">
          rise 7½″, going 10″
        </text>
      </g>
    </Plate>
  );
}
