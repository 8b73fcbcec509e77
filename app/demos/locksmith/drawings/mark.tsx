/** A numbered dot on a drawing, with a line to the part that it names. */
export function Mark({ n, x, y, to }: { n: number; x: number; y: number; to?: [number, number] }) {
  return (
    <g className="mark">
      {to && <path d={`M${x} ${y}L${to[0]} ${to[1]}`} />}
      <circle cx={x} cy={y} r="13" />
      <text x={x} y={y + 6} textAnchor="middle">
        {n}
      </text>
    </g>
  );
}

/** The hatching of cut metal and the grain of wood, which all the drawings use. */
export function Hatching() {
  return (
    <svg className="sr-only" aria-hidden="true">
      <pattern
        id="hatch"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0h7v7H0z" className="brass" />
        <path d="M0 0v7" className="line" />
      </pattern>
      <pattern id="grain" width="90" height="22" patternUnits="userSpaceOnUse">
        <path d="M0 0h90v22H0z" className="wood" />
        <path d="M0 4c30-4 50 5 90 0M0 12c25 3 60-4 90 0M0 18c40-3 55 4 90 0" className="thin" />
      </pattern>
    </svg>
  );
}
