const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The first row of the spare spaces. */
const spare = 9;

/** A 200 A breaker panel without its cover: wires rise in lanes, the lowest breaker takes the outermost. */
export function Panel() {
  return (
    <svg
      role="img"
      aria-label="Breaker panel, cover removed, conductors in parallel lanes"
      viewBox="0 0 600 760"
      className="el-panel"
    >
      <rect className="el-p-can" x="20" y="20" width="560" height="720" rx="6" />
      <rect className="el-p-line" x="32" y="32" width="536" height="696" rx="3" />
      <path className="el-p-line" d="M96 20v12M180 20v12M420 20v12M504 20v12" />
      <path className="el-p-screws" d="M44 44h.1M556 44h.1M44 716h.1M556 716h.1" />
      <path className="el-p-black" d="M268 20v84" />
      <path className="el-p-red" d="M332 20v84" />
      <path className="el-p-white" d="M224 20v50q0 10-10 10H70q-10 0-10 10v560q0 10 10 10h16" />
      <g id="el-half-panel">
        {rows.map((row) => (
          <Row key={row} row={row} />
        ))}
        <Handles />
      </g>
      <use href="#el-half-panel" transform="matrix(-1 0 0 1 600 0)" />
      <MainBreaker />
      <path className="el-p-line" d="M219 110h26" />
      <g className="el-p-text" textAnchor="middle">
        {rows.slice(0, spare).map((row) => (
          <Numbers key={row} row={row} />
        ))}
      </g>
      <Bars />
      {[
        ["A", 300, 58],
        ["B", 104, 172],
        ["C", 204, 110],
        ["D", 300, 564],
        ["E", 300, 684],
      ].map(([letter, x, y]) => (
        <g key={letter} className="el-p-balloon">
          <path d={`M${Number(x) - 14} ${Number(y) - 14}h28v28h-28z`} />
          <text x={x} y={Number(y) + 6} textAnchor="middle">
            {letter}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A breaker of the left column with its wire, or a spare space. */
function Row({ row }: { row: number }) {
  const top = 205 + row * 36;
  const lane = 146 - row * 8;
  if (row >= spare) return <path className="el-p-spare" d={`M180 ${top}h118v32H180z`} />;
  return (
    <>
      <path
        className={row % 2 ? "el-p-red" : "el-p-black"}
        d={`M178 ${top + 16}H${lane + 10}q-10 0-10-10V20`}
      />
      <rect className="el-p-main" x="180" y={top} width="118" height="32" rx="2" />
    </>
  );
}

/** The numbers of a row: odd ones to the left, even ones to the right. */
function Numbers({ row }: { row: number }) {
  const y = 226 + row * 36;
  return (
    <>
      <text x="216" y={y}>
        {row * 2 + 1}
      </text>
      <text x="384" y={y}>
        {row * 2 + 2}
      </text>
    </>
  );
}

function MainBreaker() {
  return (
    <>
      <rect className="el-p-main" x="232" y="96" width="136" height="94" rx="4" />
      <rect className="el-p-well" x="274" y="118" width="52" height="50" rx="3" />
      <rect className="el-p-handle" x="280" y="122" width="40" height="22" rx="2" />
      <text className="el-p-text" x="300" y="162" textAnchor="middle">
        200
      </text>
      <circle className="el-p-mark" cx="250" cy="108" r="5" />
      <circle className="el-p-mark" cx="350" cy="108" r="5" />
      <path className="el-p-line" d="M268 190v10M332 190v10" />
    </>
  );
}

/** The handles and the torque marks of the breakers, as dashes; a tie joins those of a double breaker. */
function Handles() {
  return (
    <>
      <path className="el-p-wells" d="M266 212v306" />
      <path className="el-p-handles" d="M278 214v302" />
      <path className="el-p-marks" d="M190 221v288.1" />
      <path className="el-p-tie" d="M278 444v22" />
    </>
  );
}

/** The neutral bar and the ground bar, one screw for each wire. */
function Bars() {
  return (
    <>
      <path className="el-p-white el-p-comb" d="M98 700h150" />
      <path className="el-p-green el-p-comb" d="M354 700h150" />
      <rect className="el-p-bar" x="86" y="650" width="172" height="22" rx="2" />
      <rect className="el-p-bar" x="342" y="650" width="172" height="22" rx="2" />
      <path className="el-p-screws" d="M100 661h144.1M356 661h144.1" />
    </>
  );
}
