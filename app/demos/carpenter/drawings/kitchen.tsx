import { Across, box, FLOOR, framed, Plate, SKIRTING, Upright } from "./drawing";

const drawers = [4.5, 15, 25.5]
  .map((foot) => framed(31, foot, 28, foot > 20 ? 8 : 9.5, 2))
  .join("");
const narrow = [4.5, 12, 19.5, 27].map((foot) => box(127, foot, 16, 6.6)).join("");

/** A kitchen along one wall, from the front. */
export function Kitchen() {
  return (
    <Plate
      wood="ash"
      view="-16 -118 178 136"
      label="A kitchen of twelve feet in ash, from the front, against a wall of clay: a tall larder, drawers, a sink below a window, a range with a hood, and narrow drawers."
    >
      <path className="fill-pale" d={SKIRTING + box(-500, 96, 1200, 4)} />
      <path className="fill-ink" d={FLOOR + box(-500, 100, 1200, 300)} />
      <path className="fill-pale" d={box(30, 36, 114, 18)} />
      <path d="M30-42H144M30-48H144M42-36v-18M54-36v-18M102-36v-18M114-36v-18M126-36v-18M138-36v-18" />
      <path
        className="fill-ink/30 stroke-none"
        d="M30-84l6 5V-54h-6zM33-56h25v3H33zM33-70h25v3H33zM98-68h26v3H98z"
      />
      <path className="fill-pale" d="M-37-76a8 8 0 1 1-.01 16 8 8 0 1 1 .01-16M-37-74v6l4 3" />
      <path
        className="fill-[url(#ash)]"
        d="M-47-24h20v-2.4h-20zM-44-24h3l-2 24h-3zM-33-24h3l2 24h-3z"
      />
      <path className="fill-pale" d={box(170, 0, 38, 85)} />
      <path className="fill-[url(#ash)]" d={framed(173, 0, 32, 82, 5)} />
      <path className="[stroke-linecap:round] [stroke-width:4]" d="M176-38h.01" />
      <path
        className="fill-wood"
        d={box(0, 3.5, 30, 80.5) + box(30, 3.5, 66, 31) + box(126, 3.5, 18, 31)}
      />
      <path className="fill-[url(#ash)]" d={framed(1.5, 32, 13, 50) + framed(15.5, 32, 13, 50)} />
      <path className="fill-[url(#ash)]" d={framed(1.5, 5, 13, 25) + framed(15.5, 5, 13, 25)} />
      <path className="fill-[url(#ash)]" d={framed(61.5, 5, 16, 28) + framed(78.5, 5, 16, 28)} />
      <path className="fill-[url(#ash-across)]" d={drawers + narrow} />
      <path
        className="fill-iron"
        d={box(1, 0, 29, 3.5) + box(30, 0, 66, 3.5) + box(126, 0, 17, 3.5)}
      />
      <path
        className="[stroke-linecap:round] [stroke-width:4]"
        d="M13-58h.01M17-58h.01M13-24h.01M17-24h.01M75.5-27h.01M80.5-27h.01M45-29.5h.01M45-20h.01M45-9h.01M135-30.3h.01M135-22.8h.01M135-15.3h.01M135-7.8h.01"
      />
      <path className="fill-iron" d={box(96, 0, 30, 36)} />
      <path
        className="stroke-brass"
        d={`${box(98.5, 8, 25, 18)}${box(98.5, 2, 25, 4.5)}M100 -27.5h22M99-31.5h24M97-36v-1.5h12V-36M113-36v-1.5h12V-36`}
      />
      <path
        className="stroke-brass [stroke-linecap:round] [stroke-width:4]"
        d="M102-31.5h.01M107-31.5h.01M115-31.5h.01M120-31.5h.01"
      />
      <path className="fill-deep" d={box(30, 34.5, 66.4, 1.5) + box(125.6, 34.5, 19, 1.5)} />
      <path className="fill-pale" d="M99-70h24l-5-12v-14h-14v14Z" />
      <path className="fill-deep" d={box(98, 68, 26, 2.2)} />
      <path className="fill-pale" d={box(60, 42.5, 36, 1.5) + box(62, 44, 32, 42)} />
      <path className="fill-glass" d={box(64, 46, 13, 18) + box(79, 46, 13, 18)} />
      <path className="fill-glass" d={box(64, 66, 13, 18) + box(79, 66, 13, 18)} />
      <path d="M76-36v-7c0-4 6-4 6 0v1.5M80-36v-2h2" />
      <path
        className="fill-leaf"
        d="M70-44h-4l-.8-4h5.6ZM68-48c-3-3-3-6-2-8 2 2 3 5 2 8 0-4 1-7 4-8 0 3-1 6-4 8Z"
      />
      <path className="fill-deep" d={box(33, 56, 25, 1.2) + box(33, 70, 25, 1.2)} />
      <path
        className="fill-pale"
        d={`${box(35, 57.2, 4, 6)}${box(35.5, 63.2, 3, 1)}${box(40.5, 57.2, 4, 8)}${box(41, 65.2, 3, 1)}${box(46, 57.2, 3.5, 5)}M51-57.2h5l1.2-3.5h-7.4ZM50.5-61.2h6l1.2-3h-8.4ZM35-71.2h9l2-5h-13ZM47-71.2h9v-7h-9zM56-77c3 0 3 4 0 4`}
      />
      <path
        className="fill-pale"
        d="M127-58h16M130-58v2.5M130-55.5c-2.5 0-3.5 6 0 6s2.5-6 0-6M135-58v2M133.5-56h3v8h-3zM140-58v4M137.5-54h5v3c0 2-5 2-5 0z"
      />
      <Across from={0} to={144} y={-104} />
      <Across from={0} to={30} y={13} />
      <Across from={30} to={60} y={13} />
      <Across from={60} to={96} y={13} />
      <Across from={96} to={126} y={13} />
      <Across from={126} to={144} y={13} />
      <Upright from={0} to={84} x={-7} />
      <Upright from={0} to={36} x={156} />
    </Plate>
  );
}
