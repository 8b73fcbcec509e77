import { rooms } from "../rooms";

/** The floors, by room. */
const floors: Record<string, string> = {
  kitchen: "M20 20h270v260H20z",
  bathroom: "M290 20h170v260H290z",
  bedroom: "M460 20h320v260H460z",
  living: "M20 280h380v300H20z",
  hall: "M400 280h140v300H400z",
  study: "M540 280h240v300H540z",
};

/** A home of six rooms from above, with a check mark wherever the list has a line. */
export function FloorPlan() {
  return (
    <svg aria-hidden viewBox="0 0 800 600" className="cl-drawing">
      {rooms.map(({ id }) => (
        <path key={id} d={floors[id]} className={`cl-floor cl-floor-${id}`} />
      ))}
      <KitchenTiles />
      <g className="cl-things">
        <Kitchen />
        <Bathroom />
        <Bedroom />
        <Living />
        <Hall />
        <Study />
      </g>
      <Walls />
      {rooms.map(({ id, everyVisit, monthly }) => (
        <g key={id} className={`cl-spots cl-spots-${id}`}>
          {everyVisit.map(({ text, at }, index) => (
            <Spot key={text} name={`${id}-${index}`} at={at} />
          ))}
          <Spot name={`${id}-month`} at={monthly.at} />
        </g>
      ))}
    </svg>
  );
}

function Spot({ name, at: [x, y] }: { name: string; at: readonly [number, number] }) {
  return (
    <g id={`cl-at-${name}`} transform={`translate(${x} ${y})`}>
      <g className="cl-spot">
        <circle r="15" />
        <path d="m-6.5 .5 4.5 4.5 8.5-9.5" />
      </g>
    </g>
  );
}

function KitchenTiles() {
  return (
    <path
      d="M20 176h270M20 228h270M72 78v202M124 78v202M176 78v202M228 78v202M290 72h170M290 124h170M290 176h170M290 228h170M342 20v260M394 20v260"
      className="cl-tiles"
    />
  );
}

function Kitchen() {
  return (
    <>
      <path d="M28 28h200v50H78v134H28z" />
      <rect x="232" y="28" width="50" height="58" rx="6" />
      <path d="M238 80h38" />
      <rect x="150" y="36" width="60" height="34" rx="10" className="cl-white" />
      <path d="M180 30v14" className="cl-bold" />
      <g className="cl-white">
        <circle cx="42" cy="124" r="7" />
        <circle cx="63" cy="124" r="7" />
        <circle cx="42" cy="156" r="9" />
        <circle cx="63" cy="156" r="7" />
      </g>
      <path d="M78 104v72" />
      <rect x="178" y="128" width="30" height="24" rx="9" />
      <rect x="126" y="172" width="24" height="30" rx="9" />
      <rect x="236" y="172" width="24" height="30" rx="9" />
      <circle cx="193" cy="187" r="40" className="cl-white" />
      <circle cx="213" cy="172" r="9" className="cl-lemon" />
    </>
  );
}

function Bathroom() {
  return (
    <>
      <rect x="398" y="26" width="54" height="132" rx="16" />
      <rect x="405" y="34" width="40" height="116" rx="18" className="cl-white" />
      <path d="M425 26v14" className="cl-bold" />
      <rect x="298" y="36" width="44" height="54" rx="10" />
      <ellipse cx="322" cy="63" rx="13" ry="18" className="cl-white" />
      <rect x="296" y="120" width="16" height="46" rx="6" />
      <ellipse cx="330" cy="143" rx="20" ry="17" className="cl-white" />
      <rect x="352" y="90" width="34" height="56" rx="8" className="cl-lemon" />
      <path d="M352 27h36v10h-36z" />
    </>
  );
}

function Bedroom() {
  return (
    <>
      <rect x="552" y="118" width="178" height="112" rx="14" className="cl-rug" />
      <rect x="582" y="26" width="148" height="12" rx="5" />
      <rect x="586" y="38" width="140" height="170" rx="14" className="cl-white" />
      <rect x="596" y="46" width="56" height="34" rx="12" />
      <rect x="660" y="46" width="56" height="34" rx="12" />
      <path d="M586 112q70-18 140 0v82q0 14-14 14H600q-14 0-14-14z" />
      <path d="M586 132q70-18 140 0" />
      <rect x="540" y="28" width="34" height="34" rx="7" />
      <circle cx="557" cy="45" r="10" className="cl-lemon" />
      <rect x="738" y="28" width="34" height="34" rx="7" />
      <path d="M742 120h32v150h-32zM742 195h32" />
    </>
  );
}

function Living() {
  return (
    <>
      <rect x="96" y="378" width="176" height="128" rx="20" className="cl-rug" />
      <rect x="28" y="364" width="66" height="164" rx="16" />
      <path d="M48 380h44v66H48zM48 446h44v66H48z" className="cl-white" />
      <rect x="54" y="386" width="24" height="24" rx="8" className="cl-lemon" />
      <circle cx="180" cy="442" r="33" className="cl-white" />
      <path d="M168 432h16v22h-16z" />
      <path d="M296 462q34-20 52 8 12 26-14 42-30 12-46-14-6-22 8-36z" />
      <circle cx="318" cy="488" r="17" className="cl-white" />
      <path d="M138 552h200v22H138zM168 552v22M204 552v22M240 552v22M286 552v22" />
      <rect x="372" y="322" width="22" height="88" rx="5" />
      <path d="M380 334v64" className="cl-bold" />
      <Plant x={54} y={320} />
    </>
  );
}

function Hall() {
  return (
    <>
      <rect x="450" y="376" width="48" height="146" rx="8" className="cl-rug" />
      <rect x="506" y="300" width="28" height="98" rx="8" />
      <path d="M513 326h14M513 350h14M513 374h14" />
      <rect x="442" y="544" width="64" height="28" rx="6" className="cl-lemon" />
      <path d="M412 552q-6 0-6 8t6 8q16 2 16-4 0-4-8-5zM412 532q-6 0-6 8t6 8q16 2 16-4 0-4-8-5z" />
    </>
  );
}

function Study() {
  return (
    <>
      <rect x="712" y="330" width="62" height="152" rx="8" />
      <rect x="742" y="374" width="26" height="62" rx="4" className="cl-white" />
      <rect x="722" y="382" width="15" height="46" rx="3" className="cl-white" />
      <circle cx="750" cy="350" r="11" className="cl-lemon" />
      <rect x="662" y="380" width="42" height="50" rx="16" />
      <circle cx="692" cy="502" r="13" />
      <path d="M604 552h166v22H604zM640 552v22M676 552v22M724 552v22" />
      <Plant x={572} y={546} />
    </>
  );
}

function Plant({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0C-8-10-6-22 0-28 6-22 8-10 0 0zM0 0C10-8 22-6 27 2 20 8 8 8 0 0zM0 0C8 10 6 22 0 28-6 22-8 10 0 0zM0 0C-10-8-22-6-27 2-20 8-8 8 0 0z" />
      <circle r="7" className="cl-white" />
    </g>
  );
}

/** Walls with gaps for doors, the doors standing open, and windows. */
function Walls() {
  return (
    <>
      <g className="cl-walls">
        <rect x="20" y="20" width="760" height="560" rx="4" />
        <path d="M290 20v260M460 20v260M20 280h760M400 280v300M540 280v300" />
      </g>
      <path
        d="M64 280h112M404 280h44M476 280h56M400 424v64M540 424v64M440 580h68"
        className="cl-gaps"
      />
      <path
        d="M404 280v-44a44 44 0 0 1 44 44M532 280v-56a56 56 0 0 0-56 56M400 424h-64a64 64 0 0 0 64 64M540 424h64a64 64 0 0 1-64 64M508 580v-68a68 68 0 0 0-68 68"
        className="cl-doors"
      />
      <path d="M124 20h112M600 20h112M20 400v110M780 350v100" className="cl-panes" />
    </>
  );
}
