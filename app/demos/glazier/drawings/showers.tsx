import { Pane, Person } from "./scale-parts";

const TILE = 20;

/** A niche closed by two panes and a door, without a frame. */
export function NicheShower() {
  return (
    <svg
      viewBox="0 0 280 190"
      role="img"
      aria-label="A shower between two walls, with a glass door"
    >
      <Tiles from={30} to={230} />
      <path d="M52 58v-14h26M78 44l-10 10h20z" className="d-line" />
      <path d="M70 60l-6 60M78 60v66M86 60l6 60" className="d-ray" />
      <path d="M46 108h12M52 102v12" className="d-line" />
      <path d="M176 182v-34h48v34M170 148h60" className="d-line" />
      <Pane x={30} y={42} w={66} h={140} />
      <Pane x={98} y={42} w={60} h={138} />
      <Pane x={160} y={42} w={70} h={140} />
      <path d="M94 60h8v14h-8zM94 150h8v14h-8z" className="d-spacer" />
      <path d="M150 104v28" className="d-rail" />
      <path d="M30 20h200v162H30z" className="d-line" />
      <path d="M0 182h280" className="d-ground" />
      <Person x={256} y={182} />
    </svg>
  );
}

/** Tiles of one foot, from the floor to the ceiling. */
function Tiles({ from, to }: { from: number; to: number }) {
  const columns = Array.from({ length: (to - from) / TILE - 1 }, (_, n) => from + TILE * (n + 1));
  return (
    <path
      d={`${columns.map((x) => `M${x} 20V182`).join("")}${[42, 62, 82, 102, 122, 142, 162].map((y) => `M${from} ${y}H${to}`).join("")}`}
      className="d-tiles"
    />
  );
}
