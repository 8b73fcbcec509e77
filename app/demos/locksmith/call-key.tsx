import locksmith from "./facts";

const PITCH = 100;
const SHALLOWEST = 16;
const DEPTH_OF_ONE = 2;
const FLOOR = 13;

/** The firm's number as one large link in the shape of a key's blade. */
export function CallKey({ hint }: { hint: string }) {
  return (
    <a className="nl-key" href={`tel:${locksmith.phone}`}>
      <span className="nl-key-hint">{hint}</span>
      <span className="nl-number">{locksmith.phone}</span>
      <Bitting digits={locksmith.phone.replace(/\D/g, "")} />
    </a>
  );
}

/** A blade's cut edge: each digit is the depth of a cut. */
export function Bitting({ digits }: { digits: string }) {
  const cuts = [...digits].map((digit, index) => {
    const middle = (index + 0.5) * PITCH;
    const depth = SHALLOWEST + Number(digit) * DEPTH_OF_ONE;
    const top = 40 - depth;
    return `M${middle - FLOOR - depth} 41L${middle - FLOOR} ${top}h${2 * FLOOR}L${middle + FLOOR + depth} 41z`;
  });
  return (
    <svg
      className="nl-bitting"
      viewBox={`0 0 ${digits.length * PITCH} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 3h${digits.length * PITCH}`} className="nl-bitting-groove" />
      <path d={cuts.join("")} className="nl-bitting-cuts" />
    </svg>
  );
}
