import type { GlassType } from "../glass";

const WIDTH = 120;
const HEIGHT = 64;
const FLUTE = 8;
/** How much of the street one flute squeezes into its width. */
const SQUEEZED = 20;

/** The street that every {@link GlassView} shows; once in a page. */
export function Street() {
  return (
    <svg className="sr-only" aria-hidden="true">
      <defs>
        <g id="street">
          <path d="M-20 0h160v52H-20z" className="view-sky" />
          <path d="M107 7a7 7 0 1 1-.1 0z" className="view-light" />
          <path
            d="M-20 52V30l14-9 14 9v-7h14l9-9 9 9v29zM104 52V32h12l8-8 16 8v20z"
            className="view-far"
          />
          <path d="M62 52V26l18-15 18 15v26z" className="view-house" />
          <path
            d="M68 31h7v8h-7zM85 31h7v8h-7zM77 41h6v11h-6zM77 20h6v6h-6z"
            className="view-light"
          />
          <path d="M28 54V36h3v18z" className="view-person" />
          <path
            d="M29 8c8 0 12 6 12 11 5 3 5 12-1 15-3 6-19 6-22 0-6-3-6-12-1-15 0-5 4-11 12-11z"
            className="view-tree"
          />
          <path d="M-20 52h160v12H-20z" className="view-street" />
          <path
            d="M52 30a2.8 2.8 0 1 1-.1 0zM49 36.6h6l1.5 9h-2l-.5 11h-1.6L52 48l-.4 8.6H50l-.5-11h-2z"
            className="view-person"
          />
        </g>
      </defs>
    </svg>
  );
}

/** What one sees through a type of glass: as dark as its daylight says, and in strips behind flutes. */
export function GlassView({ type }: { type: GlassType }) {
  const fluted = type.layers.some(({ kind }) => kind === "fluted");
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      className="mb-5 aspect-[15/7] h-auto w-full border border-[#0d5f5a66] wide:aspect-[3/2]"
      aria-hidden="true"
    >
      {fluted ? <Strips /> : <use href="#street" />}
      <path
        d={`M0 0h${WIDTH}v${HEIGHT}H0z`}
        fillOpacity={(100 - type.light) / 100}
        className="fill-accent"
      />
    </svg>
  );
}

/** Every flute is a lens: it shows more of the street than its own width. */
function Strips() {
  const starts = Array.from({ length: WIDTH / FLUTE }, (_, index) => index * FLUTE);
  return (
    <>
      {starts.map((x) => (
        <svg
          key={x}
          x={x}
          width={FLUTE}
          height={HEIGHT}
          viewBox={`${x - (SQUEEZED - FLUTE) / 2} 0 ${SQUEEZED} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <use href="#street" />
        </svg>
      ))}
      <path
        d={starts.map((x) => `M${x} 0V${HEIGHT}`).join("")}
        className="fill-none stroke-[#ffffffb3] [stroke-width:0.6]"
      />
    </>
  );
}
