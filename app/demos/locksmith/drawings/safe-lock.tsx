import { Mark } from "./mark";

const wheels = [
  [262, 168],
  [290, 158],
  [318, 148],
] as const;

/** A combination lock: the dial, and the three wheels behind it with their gates in line. */
export function SafeLock() {
  return (
    <svg viewBox="0 0 400 300" role="img" aria-label="Safe dial. Three wheels">
      <Dial />
      <path d="M206 160h150" className="spindle" />
      {wheels.map(([x, y]) => (
        <path
          key={x}
          d={`M${x - 9} ${y - 61}v22h18v-22a62 62 0 1 1-18 0z`}
          className={x === 318 ? "plug" : "pin"}
        />
      ))}
      <circle cx="318" cy="148" r="12" className="steel" />
      <path d="M244 120l88-32 8 0V36h52v22h-34v46l-18 2-90 32z" className="steel" />
      <Mark n={1} x={30} y={262} to={[70, 226]} />
      <Mark n={2} x={236} y={270} to={[256, 226]} />
      <Mark n={3} x={212} y={88} to={[256, 122]} />
      <Mark n={4} x={296} y={26} to={[350, 48]} />
    </svg>
  );
}

function Dial() {
  return (
    <>
      <circle cx="110" cy="150" r="96" className="ink" />
      <circle cx="110" cy="150" r="88" pathLength="100" className="ticks" />
      <circle cx="110" cy="150" r="85" pathLength="10" className="tens" />
      {[0, 10, 20, 30, 40, 50, 60, 70, 80, 90].map((number) => (
        <text
          key={number}
          x="110"
          y="94"
          textAnchor="middle"
          transform={`rotate(${number * 3.6} 110 150)`}
          className="number"
        >
          {number}
        </text>
      ))}
      <circle cx="110" cy="150" r="40" className="plug" />
      <circle cx="110" cy="150" r="36" pathLength="120" className="knurl" />
      <circle cx="110" cy="150" r="26" className="plug" />
      <path d="M110 62l-8-18h16z" className="plug" />
    </>
  );
}
