import { neighborhoods } from "./neighborhoods";

const trees = [
  "60 110",
  "78 96",
  "96 108",
  "120 98",
  "54 136",
  "66 168",
  "130 128",
  "140 156",
  "84 186",
  "112 190",
];
const orchard = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column) => `${84 + column * 18} ${344 + row * 14 + column * 2}`),
);

/** The valley with its lake, as a drawn map. */
export function ValleyMap() {
  return (
    <svg viewBox="0 0 540 420" className="gg-map" role="img" aria-label="Map of the valley">
      <path className="gg-hill" d="M0 70C60 20 130 10 190 30s80 20 140-6 150-20 210 30V0H0z" />
      <path d="M20 52q30-22 70-28M120 22q40-4 70 8M330 22q50-24 110-12M460 20q40 8 70 26M40 66q10-10 26-16M360 34q30-14 64-10" />
      <path d="M0 220q40-34 34-80t26-80M540 250q-46-30-40-80t-26-90M0 244q56-40 52-96M540 274q-60-36-58-92" />
      <path
        className="gg-lake"
        d="M236 148c26-18 52-2 70 12s52 14 60 46-14 40-10 66-30 52-66 46-28-34-54-46-44-34-40-64 16-44 40-60z"
      />
      <path d="M262 176q18-10 32 2m-46 40q20-10 38 0m24 30q16-8 30 0m-60 30q14-6 26 0m26-80q12-6 20 0" />
      <path
        className="gg-river"
        d="M302 0c-10 30 22 50 4 80s-32 40-36 68M330 312c14 30 50 30 60 60s20 30 24 48"
      />
      <path
        className="gg-road"
        d="M0 292c60-16 110 10 160 20s70 50 130 52 70-20 130-18 80-6 120-20M206 0c-10 50-70 80-84 130s-20 80 4 120 20 44 24 62M456 420c-6-40-40-50-46-74s46-80 50-120 0-60-4-76 20-60 60-80"
      />
      {trees.map((at) => (
        <path key={at} transform={`translate(${at})`} d="M0 8V2m-5 0L0-10 5 2z" />
      ))}
      {orchard.map((at) => (
        <circle key={at} r="3.6" transform={`translate(${at})`} />
      ))}
      <path d="M360 390h60m-50 8h56m-46-16h40M372 374h40m96-246 4-12 4 12m2-18 4-12 4 12m-36 38h40m-40 6h32" />
      <g className="gg-numbers">
        {neighborhoods.map(({ name, at: [x, y] }, index) => (
          <g key={name} transform={`translate(${x} ${y})`}>
            <circle r="15" />
            <text y="6.5" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </g>
      <path d="M30 398v-34m-8 12 8-12 8 12" />
    </svg>
  );
}
