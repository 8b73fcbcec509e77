import { Mark } from "./mark";

/** The length of each key pin: the key's cuts are the same, upside down. */
const PINS = [46, 34, 54, 40, 50];
const FIRST = 104;
const PITCH = 46;
/** The height at which plug and shell part. */
const SHEAR = 90;
/** Where pins rest when no key lifts them. */
const REST = 150;
const CHAMBER_TOP = 28;
const DRIVER = 34;

/** A pin cylinder cut lengthwise, with the right key in it or with none. */
export function Cylinder({ keyed }: { keyed: boolean }) {
  return (
    <svg
      viewBox="-84 0 456 206"
      role="img"
      aria-label={keyed ? "Cylinder, right key" : "Cylinder, no key"}
    >
      <path d="M60 14h276v178H60z" className="cut" />
      <path d="M50 90h272v80H50z" className="plug" />
      <path d="M322 116h34v28h-34z" className="ink" />
      <path d="M50 116h264v48H50z" className="slot" />
      {keyed && <Key />}
      {PINS.map((length, index) => (
        <Stack key={index} x={FIRST + index * PITCH} length={length} keyed={keyed} />
      ))}
      <path d="M38 90h318" className={keyed ? "shear free" : "shear"} />
      {keyed ? (
        <Mark n={4} x={-44} y={44} to={[-30, 112]} />
      ) : (
        <>
          <Mark n={1} x={16} y={90} to={[40, 90]} />
          <Mark n={2} x={16} y={36} to={[FIRST, 68]} />
          <Mark n={3} x={16} y={144} to={[FIRST, 132]} />
        </>
      )}
    </svg>
  );
}

function Stack({ x, length, keyed }: { x: number; length: number; keyed: boolean }) {
  const top = keyed ? SHEAR : REST - length;
  const bottom = top + length;
  const spring = top - DRIVER - CHAMBER_TOP;
  const coils = [0, 1, 2, 3, 4, 5].map(
    (turn) => `${x + (turn % 2 ? 8 : -8)} ${CHAMBER_TOP + 2 + (turn * (spring - 4)) / 5}`,
  );
  return (
    <>
      <path d={`M${x - 11} ${CHAMBER_TOP}h22v88h-22z`} className="hole" />
      <path d={`M${coils.join("L")}`} className="spring" />
      <path d={`M${x - 9} ${top - DRIVER}h18v${DRIVER}h-18z`} className="steel" />
      <path d={`M${x - 9} ${top}h18V${bottom - 7}l-6 7h-6l-6-7z`} className="pin" />
    </>
  );
}

function Key() {
  const floors = PINS.map((length, index) => ({ x: FIRST + index * PITCH, y: SHEAR + length }));
  const edge = floors.map(({ x, y }, index) => {
    const next = floors[index + 1];
    const peak = next && Math.max(118, Math.min(y, next.y) - 10);
    return `L${x - 6} ${y}h12${next ? `L${x + PITCH / 2} ${peak}` : ""}`;
  });
  return (
    <>
      <path d={`M-14 160V118h96${edge.join("")}L312 148l-10 12z`} className="steel" />
      <path d="M-14 152H296" className="thin" />
      <path
        fillRule="evenodd"
        d="M-20 104h14v64h-14a36 36 0 1 1 0-64zM-56 136a8 8 0 1 0 16 0 8 8 0 0 0-16 0z"
        className="steel"
      />
    </>
  );
}
