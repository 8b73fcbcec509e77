/** A car on its charger, with the conduit that comes from the breaker panel. */
export function Garage() {
  return (
    <svg
      role="img"
      aria-label="Vehicle at charger, connected by conduit to the breaker panel"
      viewBox="0 0 640 340"
      className="el-garage"
    >
      <path className="el-earth" d="M0 300h640" />
      <path className="el-hatch" transform="skewX(-45)" d="M300 309h680" />
      <path className="el-wall" d="M0 26h640M0 36h640" />
      <path
        className="el-brick"
        d="M0 66h640M0 96h640M0 126h640M0 156h640M0 186h640M0 216h640M0 246h640M0 276h640"
      />
      <rect className="el-box" x="28" y="96" width="62" height="112" rx="3" />
      <path
        className="el-thing"
        d="M59 108v88M36 118h18M36 130h18M36 142h18M36 154h18M36 166h18M64 118h18M64 130h18M64 142h18M64 154h18M64 166h18M36 190h46"
      />
      <path className="el-conduit" d="M59 96V70q0-10 10-10h109q10 0 10 10v66" />
      <path className="el-live" d="M59 96V70q0-10 10-10h109q10 0 10 10v66" />
      <path className="el-thing" d="M92 56v8M140 56v8M184 96h8" />
      <rect className="el-box" x="168" y="136" width="40" height="66" rx="8" />
      <circle className="el-lamp-on" cx="188" cy="152" r="5" />
      <path className="el-thing" d="M176 172h24M176 180h24M176 188h24" />
      <path className="el-live el-cable" d="M188 202c-2 84 40 86 60 60s12-52 38-50" />
      <path
        className="el-car"
        d="M270 278q-10 0-10-10v-28q0-24 28-30l48-10q46-50 102-50h32q44 0 74 50l28 8q24 7 24 34v26q0 10-10 10h-26a38 38 0 0 0-76 0H362a38 38 0 0 0-76 0z"
      />
      <path
        className="el-thing"
        d="M352 198q36-36 80-36v36zM444 162h24q30 0 54 36h-78zM438 162v112M452 216h20M262 236h20M576 226h18M362 278h122"
      />
      <g className="el-thing">
        <circle cx="324" cy="278" r="29" />
        <circle cx="324" cy="278" r="17" />
        <circle cx="522" cy="278" r="29" />
        <circle cx="522" cy="278" r="17" />
        <path d="M324 261v34M307 278h34M522 261v34M505 278h34" />
      </g>
      <circle className="el-lamp-on" cx="290" cy="212" r="6" />
    </svg>
  );
}
