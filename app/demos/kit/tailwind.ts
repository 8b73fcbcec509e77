import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";

type Theme = NonNullable<Config["theme"]>;

/** What a demo's utilities are made of: the scheme of its firm. */
interface Scheme extends Pick<Theme, "colors" | "fontFamily" | "fontSize"> {
  /** From which widths on, smallest first, each with a name that the site's have not: `desk: "60rem"`. */
  screens: Record<string, string>;
  extend?: Theme["extend"];
}

/**
 * The Tailwind configuration of one demo, for the stylesheet beside it. Its utilities hold inside `main` alone: the bar around
 * the demo has the site's. Its screens measure DemoPage, in rem as they are: who reads larger text has a narrower page.
 */
export function demoConfig(trade: string, { screens, colors, extend, ...type }: Scheme): Config {
  return {
    content: [`./app/demos/${trade}/**/*.{ts,tsx}`],
    important: "main",
    corePlugins: { preflight: false },
    theme: {
      colors: { transparent: "transparent", current: "currentColor", ...colors },
      ...type,
      extend,
    },
    plugins: [
      plugin(({ addVariant }) => {
        // Twice as large text on a phone.
        addVariant("large-text", "@container (max-width: 18rem)");
        for (const [name, width] of Object.entries(screens)) {
          addVariant(`max-${name}`, `@container not (min-width: ${width})`);
        }
        for (const [name, width] of Object.entries(screens)) {
          addVariant(name, `@container (min-width: ${width})`);
        }
      }),
    ],
  };
}
