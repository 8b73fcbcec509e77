import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";

type Theme = NonNullable<Config["theme"]>;

/** What a demo's utilities are made of: the scheme of its firm. Breakpoints have names that the site's have not. */
interface Scheme extends Pick<Theme, "screens" | "colors" | "fontFamily" | "fontSize"> {
  extend?: Theme["extend"];
}

/**
 * The Tailwind configuration of one demo, for the stylesheet beside it. Its utilities hold inside `main` alone: the bar around
 * the demo has the site's.
 */
export function demoConfig(trade: string, { screens, colors, extend, ...type }: Scheme): Config {
  return {
    content: [`./app/demos/${trade}/**/*.{ts,tsx}`],
    important: "main",
    corePlugins: { preflight: false },
    theme: {
      colors: { transparent: "transparent", current: "currentColor", ...colors },
      ...type,
      extend: { ...extend, screens },
    },
    plugins: [
      plugin(({ addVariant }) => {
        // A phone on which text is twice as large has half as many rem; DemoPage is the container.
        addVariant("large-text", "@container (max-width: 18rem)");
      }),
    ],
  };
}
