import { SignStrokes } from "../logo";
import { depot, home, roads, wayTo, whenChosen, type Town } from "../towns";
import chart from "./chart.svg";

/** Where the van is after a time. */
const reaches = [
  { label: "1 hour", x: 1372, y: 262 },
  { label: "40 min", x: 1201, y: 456 },
  { label: "20 min", x: 950, y: 424 },
] as const;

const outlined = "stroke-[5] font-semibold [paint-order:stroke] [stroke-linejoin:round]";

/** A chart of the coast with its roads, its towns and how far the van comes. */
export function HarborMap() {
  return (
    <svg
      className="h-[112vw] w-full bg-blue forced-color-adjust-none desk:absolute desk:inset-0 desk:h-full"
      viewBox="0 0 1440 860"
      preserveAspectRatio="xMaxYMid slice"
      role="img"
      aria-label="Map of our service area. We reach every town within 1 hour."
    >
      <image href={chart} width="1440" height="860" />
      <g
        className="fill-white text-[21px] tablet:text-[15px]"
        fillOpacity=".85"
        textAnchor="middle"
      >
        {["0", "5", "10 mi"].map((miles, index) => (
          <text key={miles} x={1216 + 80 * index} y="802">
            {miles}
          </text>
        ))}
      </g>
      <text className="fill-white text-[20px] font-bold" x="722" y="68" textAnchor="middle">
        N
      </text>
      {roads.map(({ number, towns, end }) => (
        <path
          key={number}
          className="fill-none stroke-road stroke-[4]"
          d={`M${depot.join(" ")} ${towns.map(({ leg }) => leg).join(" ")} ${end}`}
        />
      ))}
      {/* Not only hidden, so that it is drawn anew each time. */}
      {roads.flatMap((road) =>
        road.towns.map((town) => (
          <path
            key={town.slug}
            className={`way hidden ${whenChosen(town, "inline")}`}
            pathLength="1"
            d={wayTo(road, town)}
          />
        )),
      )}
      {reaches.map(({ label, ...at }) => (
        <text
          key={label}
          className={`fill-ink stroke-mist text-[24px] tablet:text-[16px] ${outlined}`}
          textAnchor="middle"
          {...at}
        >
          {label}
        </text>
      ))}
      {roads.map(({ number, sign: [x, y] }) => (
        <g key={number} className="hidden tablet:block">
          <rect
            className="fill-white stroke-[#5a7189] stroke-2"
            x={x - 11}
            y={y - 11}
            width="22"
            height="22"
            rx="3"
          />
          <text className="fill-steel text-[14px] font-bold" x={x} y={y + 5} textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
      {roads.flatMap(({ towns }) => towns.map((town) => <TownMark key={town.slug} town={town} />))}
      <Depot />
    </svg>
  );
}

/** Where a town's name stands beside its dot. */
const places = {
  left: { dx: -26, dy: 7, textAnchor: "end" },
  right: { dx: 26, dy: 7, textAnchor: "start" },
  above: { dx: 0, dy: -28, textAnchor: "middle" },
  below: { dx: 0, dy: 44, textAnchor: "middle" },
} as const;

const minutesClass = "text-[23px] font-bold [text-anchor:middle] tablet:text-[16px]";

function TownMark({ town }: { town: Town }) {
  const { name, minutes, label } = town;
  const [x, y] = town.at;
  return (
    <g>
      <circle
        className="fill-white stroke-ink stroke-[3.5] [r:21px] tablet:[r:17px]"
        cx={x}
        cy={y}
      />
      <text className={`fill-ink ${minutesClass}`} x={x} y={y + 5.5}>
        {minutes}
      </text>
      <g className={`invisible ${whenChosen(town, "visible")}`}>
        <circle
          className="fill-blue stroke-white stroke-[3.5] [r:25px] tablet:[r:21px]"
          cx={x}
          cy={y}
        />
        <text className={`fill-white ${minutesClass}`} x={x} y={y + 5.5}>
          {minutes}
        </text>
      </g>
      <text
        className={`fill-ink stroke-mist text-[27px] tablet:text-[20px] ${outlined}`}
        {...{ x, y, ...places[label] }}
      >
        {name}
      </text>
      <foreignObject x={x - 28} y={y - 28} width="56" height="56">
        <label
          htmlFor={`town-${town.slug}`}
          aria-hidden
          className="block h-full cursor-pointer rounded-full border-[3.5px] border-transparent hover:border-blue"
        />
      </foreignObject>
    </g>
  );
}

function Depot() {
  const [x, y] = depot;
  return (
    <>
      <rect
        className="fill-ink stroke-white stroke-[3]"
        x={x - 22}
        y={y - 22}
        width="44"
        height="44"
        rx="4"
      />
      <g className="text-white" transform={`translate(${x - 16} ${y - 16}) scale(.5)`}>
        <SignStrokes />
      </g>
      <text
        className={`fill-white stroke-ink text-[24px] !font-bold tablet:text-[20px] ${outlined}`}
        x={x - 64}
        y={y + 7}
        textAnchor="end"
      >
        {home}
      </text>
    </>
  );
}
