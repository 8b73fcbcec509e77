import { readFileSync } from "node:fs";
import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import { dark, light, variables, type Token } from "./app/content/tokens";
import { trades } from "./app/content/trades";
import { colorLogo } from "./scripts/logo";

const token = (name: Token) => `rgb(var(--${name}) / <alpha-value>)`;
const colors = Object.keys(light) as Token[];

/**
 * Size, line height and tracking belong together: large type is set closer. From 3xl on a size grows with
 * the window, between what fits 320 px and what fills a desktop.
 */
const type = (size: string, lineHeight: string, letterSpacing = "0"): [string, object] => [
  size,
  { lineHeight, letterSpacing },
];

/**
 * The trades' accent colors: --trade is a background for white text, --trade-deep a dark background with --trade-light as
 * its text, --trade-tint a light background. Each of these pairs has a contrast above 4.5:1.
 */
function tradeColors(slug: string): Record<string, string> {
  const colors = JSON.parse(readFileSync(`app/demos/${slug}/colors.json`, "utf8")) as object;
  return Object.fromEntries(Object.entries(colors).map(([name, hex]) => [`--${name}`, hex]));
}

export default {
  content: ["./app/**/*.{ts,tsx}", "!./app/demos/**", "!./app/desk/**", "!./app/routes/desk*"],
  // No file has these names as a whole.
  safelist: trades.map(({ slug }) => `trade-${slug}`),
  darkMode: ["variant", "@media screen and (prefers-color-scheme: dark) { & }"],
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      white: "#fff",
      ...Object.fromEntries(colors.map((name) => [name, token(name)])),
      // Those of the light scheme in both schemes, and where variables have no effect.
      light,
    },
    fontFamily: {
      sans: ['"Bricolage Grotesque"', '"Bricolage stand-in"', "system-ui", "sans-serif"],
    },
    fontSize: {
      sm: type("0.9rem", "1.5"),
      base: type("1rem", "1.6"),
      lg: type("1.125rem", "1.55"),
      xl: type("1.3125rem", "1.3", "-0.01em"),
      "2xl": type("1.625rem", "1.2", "-0.015em"),
      "3xl": type("clamp(1.75rem, 1.6rem + 0.8vw, 2.125rem)", "1.15", "-0.02em"),
      "4xl": type("clamp(2rem, 1.75rem + 1.25vw, 2.75rem)", "1.08", "-0.025em"),
      "5xl": type("clamp(2.25rem, 1.8rem + 2.2vw, 3.5rem)", "1.04", "-0.03em"),
      "6xl": type("clamp(2.375rem, 1.7rem + 3.3vw, 4.25rem)", "1.02", "-0.035em"),
    },
    extend: {
      letterSpacing: { tight: "-0.025em" },
      // A card's padding: 20 px on a phone, less where text is large.
      spacing: { card: "clamp(min(1.25rem, 5.2vw), 5vw, 1.5rem)" },
      maxWidth: { page: "72rem", prose: "42rem" },
      borderRadius: {
        lg: "0.625rem",
        xl: "0.75rem",
        card: "1rem",
        screen: "1.25rem",
        phone: "1.625rem",
      },
      boxShadow: {
        card: "0 1px 2px rgb(var(--shadow) / 0.07), 0 10px 28px -6px rgb(var(--shadow) / 0.12)",
      },
      keyframes: {
        "rise-in": {
          // Not faded in: until then its text would lack contrast.
          from: { transform: "translateY(0.75rem)" },
          to: { transform: "none" },
        },
        // The length of the check's line.
        tick: {
          from: { strokeDasharray: "22", strokeDashoffset: "22" },
          to: { strokeDasharray: "22" },
        },
        reach: { from: { transform: "scaleX(0)" } },
        // In a box of the kind "size", whose height is 100cqh.
        "scroll-page": { to: { transform: "translateY(calc(100cqh - 100%))" } },
      },
      animation: {
        "rise-in": "rise-in 280ms ease-out both",
        tick: "tick 160ms ease-out both",
        reach: "reach 240ms ease-out both",
        "scroll-page": "scroll-page 16s 400ms linear infinite alternate",
      },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ":root, .scheme-light": variables(light),
        // Paper is white whatever the screen was: nothing dark is printed.
        "@media screen and (prefers-color-scheme: dark)": { ":root": variables(dark) },
        "@media screen": { ".scheme-dark": variables(dark) },
        ".logo": {
          background: `url("data:image/svg+xml,${encodeURIComponent(colorLogo())}") center / contain no-repeat`,
          // It is printed too.
          WebkitPrintColorAdjust: "exact",
          printColorAdjust: "exact",
        },
      });
      trades.forEach(({ slug }, index) =>
        addBase({
          [`.trade-${slug}`]: tradeColors(slug),
          // The cards fade in one after the other.
          [`.gallery-cards > :nth-child(${index + 1})`]: { animationDelay: `${index * 100}ms` },
        }),
      );
    }),
  ],
} satisfies Config;
