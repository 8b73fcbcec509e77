import { Around, Bloom, bloom, eye, Leaf } from "./parts";

const crocuses = [
  "translate(22 180) rotate(-7) scale(.72)",
  "translate(80 174) rotate(6) scale(.8)",
  "translate(51 146) scale(1.32)",
];

const petal = "M0 0c-11-15-13-42 0-66 13 24 11 51 0 66z";

/** March: cups of six pointed petals on bare tubes, among leaves like grass. */
export function Crocus() {
  return (
    <>
      <Leaf d="M42 220C34 172 18 126-8 90c14 40 28 84 42 130zM60 220c6-48 20-94 48-132-12 42-24 86-40 132zM36 220C28 200 14 188-6 186c16 8 24 18 34 34zM66 220c8-22 22-32 40-34-14 8-24 18-32 34z" />
      {crocuses.map((transform) => (
        <g key={transform} transform={transform}>
          <path d="M-2 0q1 24 0 56M2 0q-1 24 0 56" />
          {[-15, 15, 0].map((angle) => (
            <g key={angle} transform={`rotate(${angle})`}>
              <Bloom d={petal} />
            </g>
          ))}
          <path fill={eye} d="M0-32l-7-16 4 2 3-6 3 6 4-2z" />
          {[-33, 33].map((angle) => (
            <g key={angle} transform={`rotate(${angle}) scale(.96)`}>
              <Bloom d={petal} />
              <path d="M0-12v-26" />
            </g>
          ))}
          <g transform="scale(.9 .62)">
            <Bloom d={petal} />
            <path d="M0-12v-26" />
          </g>
        </g>
      ))}
    </>
  );
}

/** April. */
export function Tulip() {
  return (
    <>
      <path d="M49 220c2-36-2-76 0-116M52 220c2-36-1-76 0-116" />
      <Leaf d="M50 216C38 194 20 180 16 136c18 12 34 42 35 80z" />
      <Leaf d="M51 218c6-32 26-48 34-88-20 18-36 50-35 88z" />
      <path d="M22 150q20 24 27 60M80 142q-22 30-28 70" />
      <Bloom d="M50 106c-24 0-27-32-20-62 9 7 13 14 15 22 1-14 3-22 5-30 2 8 4 16 5 30 2-8 6-15 15-22 7 30 4 62-20 62z" />
      <Bloom d="M50 106c-15-8-17-36 0-64 17 28 15 56 0 64z" />
      <path d="M50 56v34M34 58q-1 22 6 38M66 58q1 22-6 38" />
    </>
  );
}

/** May. */
export function Allium() {
  return (
    <>
      <path d="M49 220q2-70 0-124M52 220q2-70 0-124" />
      <Leaf d="M47 220C42 196 26 182 6 190c16 4 26 14 33 30z" />
      <Leaf d="M55 220c4-30 20-44 40-38-18 2-27 18-31 38z" />
      <Leaf d="M44 220c0-24-12-46-28-54 8 16 14 34 18 54z" />
      <circle fill={bloom} stroke="none" cx="50" cy="60" r="36" />
      <Around count={20} at="50 60">
        <path d="M50 52V24m-4-4 4 4 4-4m-4-3v7" />
      </Around>
      <Around count={12} at="50 60" from={9}>
        <path d="M50 58V42m-3-3 3 3 3-3" />
      </Around>
    </>
  );
}

const bells = [
  [-1, 128, 1],
  [1, 118, 1],
  [-1, 104, 0.9],
  [1, 94, 0.88],
  [-1, 82, 0.78],
  [1, 74, 0.74],
  [-1, 63, 0.64],
  [1, 56, 0.58],
  [-1, 48, 0.48],
  [1, 42, 0.42],
] as const;

/** June. */
export function Foxglove() {
  return (
    <>
      <path d="M50 220C52 150 49 90 50 8M53 220q2-40 0-90" />
      <Leaf d="M50 216C30 218 8 202 4 172c20 2 40 18 46 44zM52 216c18 2 40-14 44-42-20 0-40 16-44 42z" />
      <Leaf d="M51 186c-12-2-24-12-26-30 14 4 24 14 26 30zM52 172c10-2 20-10 22-24-12 2-20 10-22 24z" />
      <path d="M8 176q26 12 42 40M92 178q-26 10-40 38M28 160q14 10 23 26" />
      {bells.map(([side, y, scale]) => (
        <g key={y} transform={`translate(50 ${y}) scale(${side * scale} ${scale})`}>
          <Bloom d="M2-4c12-5 19 2 22 12l6 8c-4 7-12 10-20 7C6 18 5 6 2-4z" />
          <path d="M30 16c-6-2-14 0-20 7M15 12h.5M19 16h.5M14 17h.5" />
        </g>
      ))}
      <circle cx="47" cy="32" r="3.4" />
      <circle cx="53" cy="26" r="2.8" />
      <circle cx="48" cy="19" r="2.2" />
      <circle cx="52" cy="14" r="1.6" />
    </>
  );
}
