import type { GlassType } from "../glass";
import street from "./street.svg";

const WIDTH = 360;
const HEIGHT = 240;
const FLUTE = 20;
/** How much of the street one flute squeezes into its width. */
const SQUEEZED = 56;

/** A street seen through a window of two panes, each of its own type of glass. */
export function GlassView({ left, right }: { left: GlassType; right: GlassType }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-auto w-full" aria-hidden="true">
      <image href={street} width={WIDTH} height={HEIGHT} />
      <Pane type={left} start={0} />
      <Pane type={right} start={WIDTH / 2} />
      <path
        d={`M4 4H${WIDTH - 4}V${HEIGHT - 4}H4zM${WIDTH / 2} 0V${HEIGHT}`}
        className="fill-none stroke-[#fff] [stroke-width:8]"
      />
      <path
        d={`M8 8H${WIDTH / 2 - 4}V${HEIGHT - 8}H8zM${WIDTH / 2 + 4} 8H${WIDTH - 8}V${HEIGHT - 8}H${WIDTH / 2 + 4}zM.5.5H${WIDTH - 0.5}V${HEIGHT - 0.5}H.5z`}
        className="fill-none stroke-[#0d5f5a66]"
      />
    </svg>
  );
}

/** As dark as its daylight says. Each flute is a lens: it shows more of the street than its own width. */
function Pane({ type, start }: { type: GlassType; start: number }) {
  const fluted = type.layers.some(({ kind }) => kind === "fluted");
  const flutes = Array.from({ length: WIDTH / 2 / FLUTE }, (_, index) => start + index * FLUTE);
  return (
    <>
      {fluted &&
        flutes.map((x) => (
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
      <path
        d={`M${start} 0h${WIDTH / 2}v${HEIGHT}h-${WIDTH / 2}z`}
        fillOpacity={(100 - type.light) / 100}
        className="fill-accent"
      />
    </>
  );
}
