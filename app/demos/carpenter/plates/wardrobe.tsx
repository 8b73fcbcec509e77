import { Across, box, framed, Plate, round, Upright } from "./drawing";

/** Where the roof begins to come down, and its height at any place. */
const BREAK = 50;
const roof = (x: number) => (x < BREAK ? 84 : 84 - (x - BREAK) * 0.58);

/** A bay that is open to the front, its top along the roof. */
function opening(from: number, to: number): string {
  const top = (x: number) => round(-roof(x) + 1.8);
  return `M${from} -3.5V${top(from)}L${to} ${top(to)}V-3.5Z`;
}

const coats = [57, 62.5, 68, 73]
  .map((x, coat) => {
    const length = [38, 44, 30, 40][coat]!;
    return `M${x}-62v2.5c-2 .6-3.8 1.6-4.3 3.4L${x - 4.8} ${-56 + length}h9.6l-.5 ${-length}c-.5-1.8-2.3-2.8-4.3-3.4`;
  })
  .join("");

const linen = [0, 1, 2, 3, 4]
  .map((fold) => `M87 ${-46.2 - fold * 1.7}h11c1.1 0 1.1-1.5 0-1.5h-11z`)
  .join("");

/** A wardrobe below a roof, two of its doors open. */
export function Wardrobe() {
  return (
    <Plate
      view="-18 -106 178 126"
      label="A wardrobe below a sloping roof: tall doors at the left, then coats on a rail, drawers with folded linen, and a low door at the right."
    >
      <path className="aa-ground" d="M-18 0H160M-18-86H50L150-28" />
      <path className="aa-wood" d={`M0 0V-84H${BREAK}L136 ${round(-roof(136))}V0Z`} />
      <path className="aa-grain-fill" d={framed(1.5, 4, 23, 77.5) + framed(25.5, 4, 23, 77.5)} />
      <path className="aa-line" d="M1.5-44h23M25.5-44h23" />
      <path className="aa-knobs" d="M22.8-40h.01M27.2-40h.01" />
      <path
        className="aa-fill-light"
        d={opening(51.5, 79) + opening(80.5, 107) + opening(108.5, 134.5)}
      />
      <path className="aa-rail" d="M51.5-62H79" />
      <path className="aa-cloth" d={coats} />
      <path
        className="aa-line"
        d="M56-3.5c0-2 1-3 3-3l1 1.5 4 1.5zM66-3.5c0-2 1-3 3-3l1 1.5 4 1.5z"
      />
      <path
        className="aa-grain-across-fill"
        d={box(82, 5, 23.5, 11) + box(82, 17, 23.5, 9) + box(82, 27, 23.5, 8)}
      />
      <path className="aa-wood-deep" d={box(80.5, 44, 26.5, 1.2) + box(80.5, 36, 26.5, 1.2)} />
      <path className="aa-line" d={linen} />
      <path className="aa-knobs" d="M93.7-10.5h.01M93.7-21.5h.01M93.7-31h.01" />
      <path
        className="aa-grain-fill"
        d={`M110-5V${round(-roof(110) + 3.5)}L133 ${round(-roof(133) + 3.5)}V-5Z`}
      />
      <path
        className="aa-line"
        d={`M113.5-8.5V${round(-roof(113) + 8)}L129.5 ${round(-roof(129) + 8)}V-8.5Z`}
      />
      <path className="aa-knobs" d="M111.8-24h.01" />
      <Across from={0} to={50} y={-93} />
      <Across from={0} to={136} y={13} />
      <Upright from={0} to={84} x={-8} />
      <Upright from={0} to={34} x={146} />
      <g className="aa-dimension">
        <text x={100} y={-66}>
          roof 30°
        </text>
      </g>
    </Plate>
  );
}
