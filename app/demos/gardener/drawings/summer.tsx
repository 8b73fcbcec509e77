import { Around, Bloom, bloom, eye, Leaf } from "./parts";

function Cone() {
  return (
    <>
      <Bloom d="M-13 0c-16 6-24 24-22 44 14-6 22-24 24-42zM13 0c16 6 24 24 22 44-14-6-22-24-24-42z" />
      <Bloom d="M-8 3c-9 14-11 32-6 48 10-10 13-28 12-46zM8 3c9 14 11 32 6 48C4 41 1 23 2 5z" />
      <Bloom d="M-3 4c-3 18-2 36 3 50 5-14 6-32 3-50z" />
      <path fill={eye} d="M-17 2c2-22 10-30 17-30s15 8 17 30C8 8-8 8-17 2z" />
      <path d="M-11-8l-4-4m9-4-3-6m9 2v-7m6 9 3-6m2 13 4-5M-6-4l-2-5m8 5v-7m6 7 2-5" />
    </>
  );
}

/** July. */
export function Coneflower() {
  return (
    <>
      <path d="M42 220C46 170 46 120 42 76M68 220c-4-40-2-60 6-84" />
      <Leaf d="M45 196c-8-24-22-34-38-34 4 20 18 32 38 34zM45 160c-8-12-18-18-28-18 4 12 14 18 28 18z" />
      <Leaf d="M67 200c6-16 16-24 30-26-4 16-16 26-30 26z" />
      <path d="M12 166q20 8 33 30M92 178q-16 8-25 22" />
      <g transform="translate(42 44)">
        <Cone />
      </g>
      <g transform="translate(76 116) rotate(8) scale(.62)">
        <Cone />
      </g>
    </>
  );
}

const tomatoes = [
  [34, 92, 11],
  [22, 110, 10],
  [40, 116, 9],
  [66, 148, 12],
  [78, 168, 9],
  [58, 172, 10],
] as const;

/** August. */
export function Tomato() {
  return (
    <>
      <path d="M52 220V12M55 220V12M51 12h5" />
      <path d="M46 220c-2-30 18-44 12-74-6-28-20-36-8-66 6-16 10-28 6-44M50 98q-8-14-16-14M58 150q6-10 10-10" />
      <Leaf d="M52 52c-14-10-30-8-40 2 6 2 8 6 8 12 8-8 20-10 32-14zM56 62c10-14 26-16 38-8-6 4-8 8-8 14-8-6-18-8-30-6z" />
      <Leaf d="M60 116c8-14 22-18 34-12-4 4-6 8-4 14-10-6-20-6-30-2zM52 184c-12-10-28-10-40-2 6 4 8 8 8 14 8-8 20-10 32-12z" />
      <Leaf d="M56 36c-6-12-16-16-28-14 8 6 16 12 28 14zM57 34c4-10 12-16 22-14-4 8-12 12-22 14z" />
      <path d="M20 56q16-4 32-4M60 114q16-8 28-6M18 186q18-6 34-2" />
      {tomatoes.map(([x, y, r]) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <circle fill={bloom} r={r} />
          <path d={`M0 ${-r}v4m0-4-5 3m5-3 5 3m-5-3q2-4 6-6`} />
        </g>
      ))}
    </>
  );
}

function Windflower() {
  return (
    <>
      <Around count={6} at="0 0">
        <Bloom d="M0-4c-12-4-13-22-2-24q2-2 4 0c11 2 10 20-2 24z" />
      </Around>
      <circle fill={eye} r="5" />
      <circle r="9" strokeDasharray=".1 3.4" />
    </>
  );
}

/** September. */
export function Anemone() {
  return (
    <>
      <path d="M50 220C54 170 46 120 48 44M49 150c10-20 20-30 24-52M48 172C38 152 26 144 22 124M73 112q10-10 12-24" />
      <Leaf d="M50 214C40 204 20 206 6 216c2-14 8-22 18-26-6-8-8-16-6-26 16 8 28 28 32 50z" />
      <Leaf d="M52 214c8-10 28-10 42 2 0-14-8-22-18-26 6-6 10-14 8-24-18 6-28 26-32 48z" />
      <path d="M18 172q20 16 32 42M82 174q-20 14-30 40" />
      <g transform="translate(48 38)">
        <Windflower />
      </g>
      <g transform="translate(74 92) scale(.72)">
        <Windflower />
      </g>
      <g transform="translate(22 118) scale(.66)">
        <Windflower />
      </g>
      <circle fill={bloom} cx="86" cy="82" r="5.5" />
    </>
  );
}
