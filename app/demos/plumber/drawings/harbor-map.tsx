import { SignStrokes } from "../logo";
import { depot, home, roads, wayTo, type Town } from "../towns";

const coast =
  "M790-10C770 30 812 70 800 110 786 150 838 170 832 206 826 240 792 250 790 280 788 305 760 312 752 338 748 362 786 372 792 394 800 418 762 436 766 466 772 500 826 510 846 535 856 545 856 556 872 566 888 580 884 600 872 616 862 634 880 660 906 668 940 678 952 700 990 712 1030 726 1080 706 1110 724 1150 748 1190 736 1220 716 1250 700 1262 706 1276 722 1290 742 1330 730 1352 706 1380 680 1420 690 1460 672V-10Z";

/** Where the van is after a time; only the parts on land are shown. */
const reaches = [
  {
    label: "1 hour",
    at: [1372, 262],
    shape:
      "M640 110C780 64 860 60 930 70S1060 72 1130 88C1230 110 1280 190 1330 250S1402 420 1405 500C1412 600 1420 700 1400 870H600V110Z",
  },
  {
    label: "40 min",
    at: [1201, 456],
    shape:
      "M640 262C780 240 850 225 920 250S1040 262 1110 278C1180 300 1190 440 1208 500S1310 640 1316 720V870H600V262Z",
  },
  {
    label: "20 min",
    at: [1006, 432],
    shape: "M700 424C820 392 900 390 960 408S1046 500 1056 560C1066 610 1140 640 1150 720V870H700Z",
  },
] as const;

/** In fathoms. */
const soundings = [
  [596, 96, 31],
  [690, 236, 24],
  [586, 268, 38],
  [668, 368, 19],
  [576, 452, 42],
  [700, 452, 12],
  [604, 700, 36],
  [760, 596, 5],
  [800, 700, 9],
  [706, 760, 21],
  [590, 808, 44],
  [920, 762, 11],
  [1060, 790, 14],
  [860, 826, 27],
  [1402, 748, 8],
] as const;

/** A chart of the coast with its roads, its towns and how far the van comes. */
export function HarborMap() {
  return (
    <svg
      className="pl-map"
      viewBox="0 0 1440 860"
      preserveAspectRatio="xMaxYMid slice"
      role="img"
      aria-label="Map of our service area. We reach every town within 1 hour."
    >
      <defs>
        <path id="pl-coast" d={coast} />
        <clipPath id="pl-land">
          <use href="#pl-coast" />
        </clipPath>
      </defs>
      <Sea />
      <use className="pl-land" href="#pl-coast" />
      <g clipPath="url(#pl-land)">
        {reaches.map(({ label, shape }, index) => (
          <path key={label} className={`pl-reach pl-reach-${index}`} d={shape} />
        ))}
      </g>
      <Country />
      {roads.map(({ number, towns, end }) => (
        <path
          key={number}
          className="pl-road"
          d={`M${depot.join(" ")} ${towns.map(({ leg }) => leg).join(" ")} ${end}`}
        />
      ))}
      {roads.flatMap((road) =>
        road.towns.map((town) => (
          <path
            key={town.slug}
            className={`pl-way pl-chosen pl-to-${town.slug}`}
            pathLength="1"
            d={wayTo(road, town)}
          />
        )),
      )}
      {reaches.map(({ label, at: [x, y] }) => (
        <text key={label} className="pl-reach-label" x={x} y={y}>
          {label}
        </text>
      ))}
      {roads.map(({ number, sign: [x, y] }) => (
        <g key={number} className="pl-road-sign">
          <rect x={x - 11} y={y - 11} width="22" height="22" rx="3" />
          <text x={x} y={y + 5}>
            {number}
          </text>
        </g>
      ))}
      {roads.flatMap(({ towns }) => towns.map((town) => <TownMark key={town.slug} town={town} />))}
      <Depot />
    </svg>
  );
}

/** Shallow and deep water, soundings, a compass rose and a scale. */
function Sea() {
  return (
    <>
      {[150, 88, 36].map((width, index) => (
        <use
          key={width}
          className={`pl-depth pl-depth-${index}`}
          href="#pl-coast"
          strokeWidth={width}
        />
      ))}
      <path
        className="pl-land"
        d="M604 508q10-12 20-2t-6 14-14-12M634 490q10-4 12 6t-14 4-2-10M588 538q6-6 12 0t-6 8-6-8"
      />
      <path className="pl-ferry" d="M848 582C780 610 700 640 520 640" />
      <g className="pl-sounding">
        {soundings.map(([x, y, depth]) => (
          <text key={`${x} ${y}`} x={x} y={y}>
            {depth}
          </text>
        ))}
      </g>
      <g className="pl-rose" transform="translate(722 132)">
        <circle r="40" />
        <circle r="32" strokeDasharray="1 7.4" strokeWidth="5" />
        <path d="M0-56 9-9 56 0 9 9 0 56-9 9-56 0-9-9Z" />
        <path className="pl-rose-dark" d="M0-56V0L9-9ZM56 0H0L9 9ZM0 56V0L-9 9ZM-56 0H0L-9-9Z" />
        <text y="-64">N</text>
      </g>
      <g className="pl-scale" transform="translate(1216 816)">
        <path d="M0 0h160M0-6v12M80-6v12M160-6v12" />
        <path className="pl-scale-half" d="M0 0h80" />
        <text y="-14">0</text>
        <text x="80" y="-14">
          5
        </text>
        <text x="160" y="-14">
          10 mi
        </text>
      </g>
    </>
  );
}

/** The river, the lake, the ring road and the breakwaters. */
function Country() {
  return (
    <>
      <path
        className="pl-river"
        d="M1460 470C1390 462 1330 506 1270 548S1180 604 1110 596 990 612 940 592 890 596 870 600"
      />
      <path
        className="pl-lake"
        d="M1164 200C1170 178 1208 170 1232 182S1262 214 1226 220 1156 226 1164 200Z"
      />
      <path className="pl-ring-road" d="M768 452C830 384 1000 392 1036 474S1050 640 1000 714" />
      <path className="pl-breakwater" d="M846 537 822 560 828 572M874 620 840 618 830 604" />
      <g className="pl-light" transform="translate(757 340)">
        <path d="M-16-10-44-16M-16-4-46 2" />
        <path className="pl-tower" d="M3 8 6-12h8L17 8ZM6-12v-7h8v7" />
      </g>
    </>
  );
}

function TownMark({ town: { slug, name, minutes, at, label } }: { town: Town }) {
  const [x, y] = at;
  const anchor = ({ left: "end", right: "start", above: "middle", below: "middle" } as const)[
    label
  ];
  const dx = { left: -26, right: 26, above: 0, below: 0 }[label];
  const dy = { left: 7, right: 7, above: -28, below: 44 }[label];
  return (
    <g className="pl-town">
      <circle cx={x} cy={y} r="17" />
      <circle className={`pl-town-chosen pl-chosen pl-to-${slug}`} cx={x} cy={y} r="21" />
      <text className="pl-town-minutes" x={x} y={y + 5.5}>
        {minutes}
      </text>
      <text className={`pl-town-minutes pl-town-inverse pl-chosen pl-to-${slug}`} x={x} y={y + 5.5}>
        {minutes}
      </text>
      <text className="pl-town-name" x={x + dx} y={y + dy} textAnchor={anchor}>
        {name}
      </text>
    </g>
  );
}

function Depot() {
  const [x, y] = depot;
  return (
    <g className="pl-depot">
      <rect x={x - 22} y={y - 22} width="44" height="44" rx="4" />
      <g transform={`translate(${x - 16} ${y - 16}) scale(.5)`}>
        <SignStrokes />
      </g>
      <text x={x - 64} y={y + 7} textAnchor="end">
        {home}
      </text>
    </g>
  );
}
