import { voussoir } from "./drawings/arch";

const CENTER = 28;
const BASE = 44;
const GAP = 1.6;

/** The firm's sign: an arch of brick, and the keystone that stands out of it. */
export function Sign() {
  return (
    <svg viewBox="0 0 56 46" className="kd-sign" aria-hidden="true">
      {[0, 36, 108, 144].map((from) => (
        <path key={from} d={voussoir(CENTER, BASE, 13, 28, 180 - from - GAP, 144 - from + GAP)} />
      ))}
      <path d={voussoir(CENTER, BASE, 11, 40, 106, 74)} className="kd-sign-key" />
    </svg>
  );
}
