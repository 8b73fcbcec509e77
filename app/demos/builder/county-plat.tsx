interface Town {
  name: string;
  x: number;
  y: number;
  /** The side of its mark on which the name stands. */
  side: "left" | "right";
  site?: number;
}

const towns: readonly Town[] = [
  { name: "Granger", x: 486, y: 232, side: "right", site: 1 },
  { name: "Three Elms", x: 520, y: 424, side: "right", site: 2 },
  { name: "Summit", x: 168, y: 136, side: "right", site: 3 },
  { name: "Hope Valley", x: 196, y: 448, side: "right" },
  { name: "Cedar Ridge", x: 560, y: 98, side: "left" },
];

const office = { x: 318, y: 292 };

const counties = [
  { name: "Hale County", x: 34, y: 214 },
  { name: "Morrow County", x: 330, y: 48 },
  { name: "Stone County", x: 306, y: 520 },
];

/** A hill's outline around its top, which its contours repeat smaller. */
const hill =
  "M-118 8C-112-52-48-84 20-76 92-68 132-26 118 24 104 72 30 90-36 78-86 68-122 48-118 8z";

/** The three counties on a surveyor's plat: towns, roads, the river, and this spring's sites. */
export function CountyPlat() {
  return (
    <svg
      viewBox="0 0 720 560"
      role="img"
      aria-label="Plat of three counties: the office in Brickfield, sites in Granger, Three Elms and Summit"
    >
      <g className="kd-plat-grid">
        <path d="M0 80h720M0 160h720M0 240h720M0 320h720M0 400h720M0 480h720M80 0v560M160 0v560M240 0v560M320 0v560M400 0v560M480 0v560M560 0v560M640 0v560" />
      </g>
      <Hill x={160} y={118} scales={[1.2, 0.9, 0.6, 0.32]} />
      <Hill x={590} y={96} scales={[1.05, 0.75, 0.45]} />
      <path
        d="M0 390C70 372 96 402 150 396s86-62 150-56 60 62 126 74 96-34 150-26 84 50 144 44"
        className="kd-plat-river"
      />
      <path
        d="M286 0c8 84-30 128-14 196s-40 80-120 88S40 318 0 316M272 196c90-12 150 64 236 70s140-40 212-30"
        className="kd-plat-county"
      />
      <path
        d={towns.map(({ x, y }, index) => roadTo(x, y, index)).join("")}
        className="kd-plat-road"
      />
      <path d="M0 236C120 262 220 300 318 292S560 330 720 318" className="kd-plat-rail" />
      {counties.map(({ name, x, y }) => (
        <text key={name} x={x} y={y} className="kd-plat-name">
          {name}
        </text>
      ))}
      {towns.map((town) => (
        <TownMark key={town.name} {...town} />
      ))}
      <g className="kd-plat-office">
        <path d={`M${office.x - 17} ${office.y - 16}h34l-7 30h-20z`} />
        <text x={office.x - 20} y={office.y - 30}>
          Brickfield
        </text>
      </g>
      <g className="kd-plat-north">
        <path d="M672 548v-64M660 500l12-18 12 18" />
        <text x="650" y="548" textAnchor="middle">
          N
        </text>
      </g>
    </svg>
  );
}

function roadTo(x: number, y: number, index: number): string {
  const bend = index % 2 ? 34 : -34;
  const middle = `${(x + office.x) / 2 + bend} ${(y + office.y) / 2 + bend}`;
  return `M${office.x} ${office.y}Q${middle} ${x} ${y}`;
}

function Hill({ x, y, scales }: { x: number; y: number; scales: readonly number[] }) {
  return (
    <g className="kd-plat-hill">
      {scales.map((scale) => (
        <path key={scale} d={hill} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
    </g>
  );
}

function TownMark({ name, x, y, side, site }: Town) {
  const away = site ? 26 : 16;
  return (
    <g className={site ? "kd-plat-town kd-plat-site" : "kd-plat-town"}>
      <circle cx={x} cy={y} r={site ? 19 : 8} />
      {site && (
        <text x={x} y={y} dy="0.35em" textAnchor="middle" className="kd-plat-number">
          {site}
        </text>
      )}
      <text
        x={side === "right" ? x + away : x - away}
        y={y}
        dy="0.35em"
        textAnchor={side === "right" ? "start" : "end"}
      >
        {name}
      </text>
    </g>
  );
}
