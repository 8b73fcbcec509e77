import type { GlassType } from "../glass";
import street from "./street.svg";

const WIDTH = 360;
const HEIGHT = 240;
const FLUTE = 24;
/** How much of the street one flute squeezes into its width. */
const SQUEEZED = 66;

/** What one sees through a type of glass: as dark as its daylight says, and in strips behind flutes. */
export function GlassView({ type }: { type: GlassType }) {
  const fluted = type.layers.some(({ kind }) => kind === "fluted");
  const starts = Array.from({ length: WIDTH / FLUTE }, (_, index) => index * FLUTE);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-auto w-full" aria-hidden="true">
      {!fluted && <image href={street} width={WIDTH} height={HEIGHT} />}
      {/* Every flute is a lens: it shows more of the street than its own width. */}
      {fluted &&
        starts.map((x) => (
          <svg
            key={x}
            x={x}
            width={FLUTE}
            height={HEIGHT}
            viewBox={`${x - (SQUEEZED - FLUTE) / 2} 0 ${SQUEEZED} ${HEIGHT}`}
            preserveAspectRatio="none"
          >
            <image href={street} width={WIDTH} height={HEIGHT} />
          </svg>
        ))}
      {fluted && (
        <path
          d={starts.map((x) => `M${x} 0V${HEIGHT}`).join("")}
          className="stroke-[#ffffffb3] [stroke-width:2]"
        />
      )}
      <path
        d={`M0 0h${WIDTH}v${HEIGHT}H0z`}
        fillOpacity={(100 - type.light) / 100}
        className="fill-accent"
      />
    </svg>
  );
}
