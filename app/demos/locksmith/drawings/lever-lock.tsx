import { Mark } from "./mark";

const LEVER = "M88 152c0-14 26-14 34-6l94 4 4 62-62 4c-10 22-42 22-54-2-14-12-16-40-16-62z";

/** A lever lock with its cover off. */
export function LeverLock() {
  return (
    <svg viewBox="0 0 400 300" role="img" aria-label="Lever lock. Cover off">
      <path d="M64 16h198v268H64z" className="wood" />
      <path d="M262 4h14v292h-14z" className="steel" />
      <path d="M92 82l8-12 9 24 9-24 9 24 8-12" className="spring" />
      <path d="M172 64h128l8 8v18l-8 8H172z" className="pin" />
      <circle cx="160" cy="81" r="28" className="plug" />
      <path d="M151 72h18v18h-18z" className="ink" />
      <path d="M110 170h206v44H110z" className="pin" />
      <g className="plug">
        <path d={LEVER} transform="translate(8 -12)" />
        <path d={LEVER} transform="translate(4 -6)" />
        <path d={LEVER} />
      </g>
      <path d="M142 170h28v12h14v-12h24v36h-24v-10h-14v10h-28z" className="hole" />
      <path d="M186 181h15v15h-15z" className="ink" />
      <circle cx="104" cy="164" r="8" className="steel" />
      <path d="M104 156C96 140 90 126 92 112" className="spring" />
      <path d="M140 236a13 13 0 0 0-7 24v14h14v-14a13 13 0 0 0-7-24z" className="ink" />
      <g className="steel">
        <circle cx="80" cy="32" r="6" />
        <circle cx="246" cy="32" r="6" />
        <circle cx="80" cy="268" r="6" />
        <circle cx="246" cy="268" r="6" />
      </g>
      <Mark n={1} x={352} y={240} to={[300, 198]} />
      <Mark n={2} x={28} y={200} to={[100, 196]} />
      <Mark n={3} x={352} y={140} to={[196, 188]} />
      <Mark n={4} x={352} y={40} to={[294, 78]} />
    </svg>
  );
}
