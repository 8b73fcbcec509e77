import { voussoir } from "./arch";

const STONES = 11;
const STEP = 180 / STONES;

function stoneAt(stone: number): string {
  const outer = stone === (STONES - 1) / 2 ? 108 : 98;
  return voussoir(320, 212, 70, outer, 180 - stone * STEP, 180 - (stone + 1) * STEP);
}

/** A garden wall with an arched gate and a bench of stone. */
export function GardenWall() {
  return (
    <svg
      viewBox="30 60 580 290"
      role="img"
      aria-label="Elevation of a garden wall, 24 feet wide and 6 feet high, with an arched gate"
    >
      <path d="M0 324h640v26H0z" fill="url(#kd-earth)" />
      <path
        d="M60 324V164h140q0-72 60-72h120q60 0 60 72h140v160H390V212a70 70 0 0 0-140 0v112z"
        fill="url(#kd-bond)"
        className="kd-d-line"
      />
      <path
        d="M52 164v-10h138q4-72 68-72h124q64 0 68 72h138v10H440q0-72-60-72H260q-60 0-60 72z"
        className="kd-d-stone"
      />
      <g className="kd-d-arch">
        {Array.from({ length: STONES }, (_, stone) => (
          <path key={stone} d={stoneAt(stone)} />
        ))}
      </g>
      <g className="kd-d-line">
        <path d="M256 324V212a64 64 0 0 1 128 0v112M320 148v176M288 160v164M352 160v164" />
        <path d="M256 290h128M256 232h128" />
      </g>
      <path d="M96 284h116v11H96zM108 295h14v29h-14zM186 295h14v29h-14z" className="kd-d-stone" />
      <path
        d="M470 324v-22h44v22zM492 302q-30-10-22-44 26 8 22 44 2-40 30-48 4 36-30 48"
        className="kd-d-plant"
      />
      <path d="M0 324h640" className="kd-d-ground" />
    </svg>
  );
}
