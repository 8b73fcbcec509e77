import { Across, box, Plate, round, Upright } from "./drawing";

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
      view="-22 -148 200 166"
      label="A stair of thirteen risers from the side, with turned newels, square balusters and three cupboards below."
    >
      <path className="ground" d="M-22 0H178M120-87.5H178M120-97.5H178" />
      <path className="wood" d={`M0 0${steps}V-97.5V-79.5L14 0Z`} />
      <path className="grain" d={`M0 0${steps}V-79.5L14 0Z`} />
      <path className="light" d="M14 0 120-79.5V0Z" />
      <path d={cupboards} />
      <path className="knobs" d="M66.5-20h.01M91.5-26h.01M97.5-26h.01" />
      <path className="wood" d={balusters} />
      <path
        className="wood"
        d={`${[131, 138, 145, 152, 159].map((x) => box(x, 97.5, 0.9, 34)).join("")}M120-131.5h50v-2.6h-50z`}
      />
      <path className="deep" d="M-3-41.5 121-134.5v3L-3-38.5Z" />
      <path className="wood" d={treads} />
      <path
        className="deep"
        d={`${box(-5, 0, 4, 44)}${box(-5.6, 44, 5.2, 1.4)}M-3 -45.4a2.6 2.6 0 1 1-.01-5.2 2.6 2.6 0 1 1 .01 5.2${box(120, 90, 4, 48)}${box(119.4, 138, 5.2, 1.4)}M122-139.4a2.6 2.6 0 1 1-.01-5.2 2.6 2.6 0 1 1 .01 5.2`}
      />
      <Across from={0} to={WIDTH} y={13} />
      <Upright from={0} to={97.5} x={-12} />
      <g className="dimension">
        <text x={50} y={-87} textAnchor="middle" transform="rotate(-36.87 50 -87)">
          rise 7½″, going 10″
        </text>
      </g>
    </Plate>
  );
}
