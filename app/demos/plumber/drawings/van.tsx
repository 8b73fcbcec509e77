import { useFirmName } from "../../kit/facts";
import { SignStrokes } from "../logo";
import plumber from "../facts";

/** The widest that the name may be on the van's side, and its size where it is short enough. */
const SIDE = 236;
const LETTERS = 27;

/** About as wide as a letter is high, for capitals of the widest fonts. */
const LETTER_WIDTH = 0.74;

/** The firm's van on the quay, with the name on its side in one line or two. */
export function Van() {
  const lines = twoLines(useFirmName(plumber));
  const longest = Math.max(...lines.map((line) => [...line].length));
  const size = Math.min(LETTERS, SIDE / (longest * LETTER_WIDTH));
  return (
    <svg
      className="pl-van"
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMaxYMax slice"
      role="img"
      aria-label="Our service van"
    >
      <Quay />
      <g transform="translate(704 23) scale(1.25)">
        <Bodywork />
        <g className="pl-van-name" fontSize={size.toFixed(1)}>
          {lines.map((line, index) => (
            <text key={index} x="96" y={(lines.length > 1 ? 86 : 100) + index * size * 1.1}>
              {line}
            </text>
          ))}
        </g>
        <g className="pl-van-sign" transform="translate(34 70) scale(.82)">
          <SignStrokes />
        </g>
        <text className="pl-van-number" x="96" y="176">
          {plumber.phone}
        </text>
        <Wheel x={116} />
        <Wheel x={452} />
      </g>
    </svg>
  );
}

/** The name in two lines of about the same length, if it has words. */
function twoLines(name: string): readonly string[] {
  const words = name.split(" ");
  if (words.length === 1) return words;
  const cuts = words.slice(1).map((_, index) => {
    const cut = index + 1;
    return [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
  });
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return cuts.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/** Warehouses, masts and a crane behind the road. */
function Quay() {
  return (
    <>
      <path
        className="pl-quay"
        d="M0 400V262l52-44 52 44v-20l52-44 52 44v30h60v-52l58-46 58 46v52h56v-34h30v-26h24v26h70v40h60v-30l50-40 50 40v50h380V228l62-50 62 50v40h40V208l64-52 64 52v40h60V400Z"
      />
      <path
        className="pl-quay-lines"
        d="M40 290h24v34H40zM144 270h24v34h-24zM310 264h32v44h-32zM660 260h28v36h-28zM1410 290h24v36h-24zM580 400V182M580 190l-34 110M580 190l34 110M520 400V216M520 224l-26 84"
      />
      <path className="pl-asphalt" d="M-10 388h1460v32H-10Z" />
      <path className="pl-lane" d="M0 404h1440" />
    </>
  );
}

/** 560 by 292, facing right. */
function Bodywork() {
  return (
    <>
      <path className="pl-rack" d="M36 14h320M60 14v20M200 14v20M330 14v20M30 4h356M30 9h356" />
      <path
        className="pl-van-body"
        d="M6 250V50q0-18 18-18h338q34 0 56 26l48 62 66 22q18 6 18 26v70q0 12-12 12H18q-12 0-12-12Z"
      />
      <path className="pl-van-stripe" d="M8.5 206h539v32q0 10-10 10H18q-9.5 0-9.5-10Z" />
      <path className="pl-van-glass" d="M376 56h8q14 0 24 12l40 52h-72ZM440 102h15v30h-15Z" />
      <path
        className="pl-van-line"
        d="M364 44v204M462 130v60q0 34-8 58M22 46v160M376 140h22M8 60h-4v40h6M6 180H2v30h6M512 150h27q10 6 11 24h-25q-11-6-13-24ZM538 216h20v14h-20Z"
      />
      <path className="pl-van-arch" d="M60 250q0-56 56-56t56 56ZM396 250q0-56 56-56t56 56Z" />
    </>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <g className="pl-wheel" transform={`translate(${x} 248)`}>
      <circle r="44" />
      <circle className="pl-rim" r="25" />
      <path d="M0-25V25M-25 0H25M-18-18 18 18M18-18-18 18" />
      <circle className="pl-hub" r="8" />
    </g>
  );
}
