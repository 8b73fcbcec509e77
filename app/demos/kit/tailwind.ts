import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";

type Theme = NonNullable<Config["theme"]>;

/** What a demo's utilities are made of: the scheme of its firm. */
interface Scheme extends Pick<Theme, "colors" | "fontFamily" | "fontSize"> {
  /** From which widths on, smallest first, each a variant and `theme("widths.desk")`: `desk: "60rem"`. */
  widths: Record<string, string>;
  extend?: Theme["extend"];
}

/**
 * The Tailwind configuration of one demo, for the stylesheet beside it. Its utilities hold inside `main` alone: the bar around
 * the demo has the site's. Its widths are those of DemoPage, in rem: who reads larger text has a narrower page. Classes in a
 * file of the kit reach a demo only if `app/layout/demo-frame.config.ts` names the file.
 */
export function demoConfig(trade: string, { widths, colors, extend, ...type }: Scheme): Config {
  return {
    content: [`./app/demos/${trade}/**/*.{ts,tsx}`],
    important: "main",
    corePlugins: { preflight: false },
    theme: {
      ...{ screens: {}, widths },
      colors: { transparent: "transparent", current: "currentColor", ...colors },
      ...type,
      extend,
    },
    plugins: [
      plugin(({ addVariant }) => {
        // Twice as large text on a phone.
        addVariant("large-text", "@container (max-width: 18rem)");
        for (const [name, width] of Object.entries(widths)) {
          addVariant(`max-${name}`, `@container not (min-width: ${width})`);
        }
        for (const [name, width] of Object.entries(widths)) {
          addVariant(name, `@container (min-width: ${width})`);
        }
        // A phone that is held sideways.
        addVariant("low", "@media (max-height: 30rem) and (min-width: 40rem)");
      }),
    ],
  };
}
