import { Around, Bloom, bloom, eye, Leaf, leaf } from "./parts";

const culms = [
  "M50 220C50 150 48 80 50 22",
  "M54 220c4-70 10-120 22-168",
  "M46 220C42 150 36 100 24 48",
  "M58 220c8-50 18-80 32-112",
  "M42 220C36 170 26 140 10 106",
];
const panicles = ["50 22", "76 52", "24 48", "90 108", "10 106"];
const seeds = ["0 0", "-9 8", "9 9", "-13 22", "13 23", "-14 38", "14 38", "-5 2", "5 3"];

/** October. */
export function Switchgrass() {
  return (
    <>
      <path d={culms.join("")} />
      <path d="M48 220C40 180 20 150 2 150M52 220c8-42 30-66 46-66M44 220C34 196 18 184 4 188M56 220c8-24 26-34 40-30M50 220c-6-50-20-84-36-96M52 220c6-46 20-84 34-98M47 220c-2-40 2-70-6-104M54 220c0-40 0-70 8-100" />
      {panicles.map((at) => (
        <g key={at} transform={`translate(${at})`}>
          <path d="M0 22-9 8M0 22 9 9M0 34l-13-12M0 34l13-11M0 46l-14-8M0 46l14-8M0 22V0M0 12-5 2M0 12l5-9" />
          {seeds.map((seed) => (
            <circle key={seed} fill={bloom} r="2.4" transform={`translate(${seed})`} />
          ))}
        </g>
      ))}
    </>
  );
}

const leaflet = "M0 0c-5-5-6-13 0-19 6 6 5 14 0 19z";

/** A leaf of leaflets, from its foot at 0 0 upward. */
function Pinnate() {
  return (
    <>
      <path d="M0 0v-34" />
      <Leaf d="M0-30c-5-5-6-13 0-19 6 6 5 14 0 19z" />
      {[-12, -26].map((y) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <g transform="rotate(-62)">
            <Leaf d={leaflet} />
          </g>
          <g transform="rotate(62)">
            <Leaf d={leaflet} />
          </g>
        </g>
      ))}
    </>
  );
}

const pinnates = [
  "translate(46 200) rotate(-64)",
  "translate(54 150) rotate(74)",
  "translate(46 96) rotate(62)",
  "translate(34 144) rotate(-62)",
  "translate(70 110) rotate(52)",
];

const hips = [
  [14, 32, 165],
  [40, 58, 180],
  [84, 68, 190],
  [77, 109, 210],
  [17, 102, 165],
] as const;

/** November. */
export function RoseHip() {
  return (
    <>
      <path d="M46 220C52 170 58 120 34 60c-4-10-10-16-18-18M49 220c5-50 11-90-10-150M54 150c10-24 18-40 28-72M50 176c-10-20-20-30-30-64M66 122q4 0 6-4" />
      <path d="M53 190l6-4M52 170l-7-3M56 140l-6-4M55 160l6-2M48 96l6-3" />
      {pinnates.map((transform) => (
        <g key={transform} transform={transform}>
          <Pinnate />
        </g>
      ))}
      {hips.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <Bloom d="M0-10c9 0 12 10 9 18-2 6-5 9-9 9s-7-3-9-9c-3-8 0-18 9-18z" />
          <path d="M0 17l-6 6m6-6 6 6m-6-6v7m0-7-3 7m3-7 3 7M-4-3q-2 5 0 10" />
        </g>
      ))}
    </>
  );
}

const hollyLeaf =
  "M0 0c-6-2-7-7-12-8 2-6-1-9-3-13 5-1 6-6 6-11 5 0 7-4 9-12 2 8 4 12 9 12 0 5 1 10 6 11-2 4-5 7-3 13-5 1-6 6-12 8z";
const hollyLeaves = [
  "translate(50 60)",
  "translate(50 96) rotate(-66) scale(1.05)",
  "translate(51 104) rotate(64) scale(1.1)",
  "translate(50 150) rotate(-72) scale(1.1)",
  "translate(51 160) rotate(70) scale(1.05)",
  "translate(50 198) rotate(-60) scale(.8)",
  "translate(51 202) rotate(58) scale(.75)",
];
const berries = ["43 84", "57 82", "50 72", "42 132", "58 134", "50 144", "51 124"];

/** December. */
export function Holly() {
  return (
    <>
      <path d="M48 220q4-80 1-166M52 220q3-80-1-166" />
      {hollyLeaves.map((transform) => (
        <g key={transform} transform={transform}>
          <Leaf d={hollyLeaf} />
          <path d="M0 0v-36" />
        </g>
      ))}
      {berries.map((at) => (
        <g key={at} transform={`translate(${at})`}>
          <circle fill={bloom} r="7" />
          <path d="M-1-3h2M0-4v2" />
        </g>
      ))}
    </>
  );
}

const ribbons = ["38 58", "66 84", "30 112", "72 136", "48 26"];

/** January. */
export function WitchHazel() {
  return (
    <>
      <path d="M44 220c4-30-4-50 4-78 4-16-6-34-10-60-2-18 8-34 10-56M50 220c4-30-2-50 4-78 2-14-4-32-8-54M48 150c-6-14-14-20-18-38M54 146c6-6 14-4 18-10 6-8 6-18 4-28M44 100c10-4 18-8 22-16 4-8 2-20 6-28M30 112q-10-10-12-24" />
      <path d="M76 108l4-8M72 56l-3-8M18 88l2-8M48 26l-2-10" />
      {ribbons.map((at) => (
        <g key={at} transform={`translate(${at})`}>
          <Around count={8} at="0 0">
            <Bloom d="M-1.5 0c-3-7 4-9 1-18l3-1c4 10-3 12-1 19z" />
          </Around>
          <circle fill={eye} r="3.6" />
        </g>
      ))}
    </>
  );
}

const drops = [
  "translate(50 116) scale(.8)",
  "translate(24 139) scale(-.62 .62)",
  "translate(75 144) scale(.58)",
];

/** February. */
export function Snowdrop() {
  return (
    <>
      <Leaf d="M40 220c-4-30-14-52-28-66 0 24 8 48 20 66zM62 220c2-34 12-58 28-74 0 28-8 54-20 74z" />
      <Leaf d="M48 220c-2-36-6-60-14-78-4 28-2 54 6 78z" />
      {drops.map((transform) => (
        <g key={transform} transform={transform}>
          <path d="M-2 130C-8 70-12 10-6-16c3-12 16-12 20 0v12M-6-16c4-8 14-10 20-4" />
          <path fill={leaf} d="M11-4q3-4 6 0l1 8h-8z" />
          <Bloom d="M14 4C2 12-4 30 0 46 10 38 15 22 14 4zM14 4c12 8 18 26 14 42C18 38 13 22 14 4z" />
          <Bloom d="M14 4c-8 14-8 32 0 44 8-12 8-30 0-44z" />
          <path d="M11 36l3 6 3-6" />
        </g>
      ))}
    </>
  );
}
