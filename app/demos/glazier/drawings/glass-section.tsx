import type { GlassType, Layer } from "../glass";

/** Units of the drawing for each millimeter: all sections share one scale. */
const SCALE = 3.2;
const WIDTH = 120;
const BOTTOM = 176;
const FLUTE = 11;

/** A section through glass, outside on the left. */
export function GlassSection({ type }: { type: GlassType }) {
  const total = type.layers.reduce((sum, { mm }) => sum + mm, 0) * SCALE;
  const start = (WIDTH - total) / 2;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${BOTTOM}`}
      className="slice col-start-1 row-[1/5] h-[5.75rem] w-full wide:row-auto wide:mb-7 wide:h-[clamp(13rem,19vw,18rem)] wide:w-auto wide:max-w-full wide:justify-self-center large-text:row-auto large-text:mb-3 large-text:max-w-28"
      aria-hidden="true"
    >
      {type.layers.map((layer, index) => {
        const before = type.layers.slice(0, index).reduce((sum, { mm }) => sum + mm, 0);
        return <LayerCut key={index} layer={layer} x={start + before * SCALE} />;
      })}
    </svg>
  );
}

function LayerCut({ layer, x }: { layer: Layer; x: number }) {
  const width = layer.mm * SCALE;
  switch (layer.kind) {
    case "film":
      return <path d={`M${x} 0h${width}v${BOTTOM}h-${width}z`} className="solid" />;
    case "gas":
      return <Gas x={x} width={width} />;
    case "fluted":
      return (
        <>
          <path
            d={`M${x + width} 0V${BOTTOM}H${x}${`q-7 -${FLUTE / 2} 0 -${FLUTE}`.repeat(BOTTOM / FLUTE)}z`}
            className="sheet"
          />
          <Hatch x={x} width={width} />
        </>
      );
    case "glass":
      return (
        <>
          <path d={`M${x} 0h${width}v${BOTTOM}h-${width}z`} className="sheet" />
          <Hatch x={x} width={width} />
          {layer.coated && <path d={`M${x} 0V${BOTTOM - 26}`} className="coat" />}
        </>
      );
  }
}

/** Argon as dots, and below it the spacer with its seal. */
function Gas({ x, width }: { x: number; width: number }) {
  return (
    <>
      <path d={`M${x + width * 0.25} 8V140M${x + width * 0.75} 8V140`} className="gas" />
      <path d={`M${x + width * 0.5} 17V140`} className="gas" />
      <path d={`M${x} ${BOTTOM - 26}h${width}v14h-${width}z`} className="spacer" />
      <path d={`M${x} ${BOTTOM - 12}h${width}v12h-${width}z`} className="solid" />
    </>
  );
}

/** The sign for cut glass: short strokes in threes. */
function Hatch({ x, width }: { x: number; width: number }) {
  const strokes = [24, 78, 132].flatMap((y) =>
    [0, 6, 12].map((down) => `M${x + 2} ${y + down + width}l${width - 4} -${width - 4}`),
  );
  return <path d={strokes.join("")} />;
}
