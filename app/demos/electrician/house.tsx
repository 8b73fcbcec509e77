import { Glow } from "./glow";

/** A circuit of the house: its wires, the tag with its number, and where the tag stands. */
const circuits = [
  {
    id: "main",
    tag: "M",
    at: [30, 392],
    wires: "M0 132Q34 172 56 176V424M70 440h10M0 142Q30 178 52 184M0 152Q28 184 50 190",
  },
  { id: "lights", tag: "1", at: [196, 236], wires: "M90 412V198h60v22M150 198h185v22" },
  { id: "bath", tag: "2", at: [240, 290], wires: "M98 412V358h212v-64h-14" },
  { id: "kitchen", tag: "3", at: [234, 392], wires: "M106 412v-30h50v22M156 382h40v22" },
  { id: "range", tag: "4", at: [252, 466], wires: "M92 478v21h124v-7" },
  { id: "heater", tag: "5", at: [358, 446], wires: "M100 478v28h297v-14" },
  { id: "charger", tag: "6", at: [470, 404], wires: "M108 478v35h328v-69" },
] as const;

/** A house cut open, from the service drop to the car; the stylesheet lights the circuits of the chosen symptom. */
export function House() {
  return (
    <svg
      role="img"
      aria-label="Section of a dwelling with breaker panel and six branch circuits"
      viewBox="0 64 640 478"
      className="el-house"
    >
      <Glow id="el-house-glow" />
      <path className="el-earth" d="M0 522h640" />
      <path className="el-hatch" transform="skewX(-45)" d="M522 531h680" />
      <path
        className="el-wall"
        d="M70 208v314M420 208v314M44 214 245 78l201 136M70 208h350M70 352h350M70 364h350M70 492h350M250 208v144M262 364v128M416 374h206M420 384h190M610 384v138"
      />
      <Furniture />
      <rect className="el-box" x="80" y="412" width="34" height="66" rx="2" />
      <path
        className="el-thing"
        d="M97 420v50M84 424h10M84 432h10M84 440h10M84 448h10M84 456h10M100 424h10M100 432h10M100 440h10M100 448h10M100 456h10"
      />
      {circuits.map(({ id, tag, at: [x, y], wires }) => (
        <g key={id} className={`el-c el-c-${id}`}>
          <path className="el-wire" d={wires} />
          <Loads circuit={id} />
          <circle className="el-c-tag" cx={x} cy={y} r="14" />
          <text x={x} y={y + 7} textAnchor="middle">
            {tag}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** What stands in the rooms. */
function Furniture() {
  return (
    <g className="el-thing">
      <path d="M318 126V88h30v58M312 88h42M245 78v130M148 141v67M342 141v67" />
      <path d="M110 346v-34M110 336h96v10M206 346v-14q0-6-6-6h-62M110 326h22q6 0 6 8M168 250h44v50h-44zM190 250v50M168 275h44" />
      <path d="M268 346v-26h34v26M264 320h42M276 320q9 12 18 0M330 322h72q2 24-16 24h-40q-18 0-16-24zM392 322v-28q0-8-8-8t-8 8" />
      <path d="M130 492v-52h62v52M126 440h112M150 448h8M172 448h8M161 440v52" />
      <path d="M196 492v-52h40v52zM202 456h28v26h-28zM203 448h3M212 448h3M221 448h3" />
      <path d="M284 492v-34q0-8 9-8h38q9 0 9 8v34M276 492v-20q0-6 6-6t6 6v10h48v-10q0-6 6-6t6 6v20" />
      <path d="M520 384v22h76v-22M532 406v-12h14v12M556 406v-8h22v8M322 400h40v30h-40zM322 424l14-12 10 8 6-5 10 9" />
      <path d="M462 506q-8 0-8-9v-16q0-14 16-18l24-6q22-27 54-27h12q22 0 36 26l4 2q8 4 8 16v23q0 9-8 9h-6a17 17 0 0 0-34 0h-46a17 17 0 0 0-34 0z" />
      <path d="M505 458q17-20 38-20v20zM550 438h8q15 0 25 20h-33z" />
      <circle cx="497" cy="508" r="12" />
      <circle cx="577" cy="508" r="12" />
    </g>
  );
}

/** What hangs on a circuit. */
function Loads({ circuit }: { circuit: (typeof circuits)[number]["id"] }) {
  switch (circuit) {
    case "main":
      return (
        <>
          <circle className="el-load" cx="56" cy="440" r="15" />
          <path className="el-load" d="M48 443a8 8 0 0 1 16 0M56 443l4-6" />
        </>
      );
    case "lights":
      return (
        <>
          <Lamp x={150} />
          <Lamp x={335} />
        </>
      );
    case "bath":
      return <Outlet x={284} y={294} />;
    case "kitchen":
      return (
        <>
          <Outlet x={156} y={416} />
          <Outlet x={196} y={416} />
        </>
      );
    case "range":
      return <path className="el-load" d="M196 440h40M208 492a8 8 0 0 1 16 0" />;
    case "heater":
      return (
        <path
          className="el-load"
          d="M382 492v-76q0-10 15-10t15 10v76zM397 406v-10M390 470q4-8 7 0t7 0"
        />
      );
    case "charger":
      return (
        <path
          className="el-load"
          d="M427 408h18v34h-18zM433 416h6M445 434c14 0 4 56 14 50q4-2 4-10"
        />
      );
  }
}

function Lamp({ x }: { x: number }) {
  return (
    <>
      <circle className="el-halo" cx={x} cy="232" r="60" fill="url(#el-house-glow)" />
      <circle className="el-load" cx={x} cy="232" r="12" />
      <path className="el-load" d={`m${x - 8} 224 16 16m0-16-16 16`} />
    </>
  );
}

function Outlet({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle className="el-load" cx={x} cy={y} r="11" />
      <path className="el-load" d={`M${x - 4} ${y - 5}v5m8-5v5m-6 6v-1a2 2 0 0 1 4 0v1z`} />
    </>
  );
}
