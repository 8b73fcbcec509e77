import type { Config } from "tailwindcss";

/** Colours are CSS variables (app/shell/tailwind.css), so a scheme changes in one place. */
const token = (name: string) => `rgb(var(--${name}) / <alpha-value>)`;

export default {
  content: ["./app/**/*.{ts,tsx}"],
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      white: "#fff",
      paper: token("paper"),
      surface: token("surface"),
      ink: token("ink"),
      muted: token("muted"),
      line: token("line"),
      brand: token("brand"),
      "brand-strong": token("brand-strong"),
      "on-brand": token("on-brand"),
      accent: token("accent"),
      "on-accent": token("on-accent"),
      danger: token("danger"),
      "danger-soft": token("danger-soft"),
      ok: token("ok"),
      "ok-soft": token("ok-soft"),
    },
    extend: {
      maxWidth: { page: "72rem", prose: "42rem" },
      borderRadius: { card: "1rem" },
      boxShadow: { card: "0 1px 2px rgb(29 36 48 / 0.06), 0 8px 24px rgb(29 36 48 / 0.06)" },
      keyframes: {
        "rise-in": {
          from: { opacity: "0", transform: "translateY(0.75rem)" },
          to: { opacity: "1", transform: "none" },
        },
      },
      animation: { "rise-in": "rise-in 500ms ease-out both" },
    },
  },
  plugins: [],
} satisfies Config;
