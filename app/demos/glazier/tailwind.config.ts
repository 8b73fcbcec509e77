import { demoConfig } from "../kit/tailwind";

export default demoConfig("glazier", {
  widths: { tablet: "48rem", desk: "64rem", wide: "75rem" },
  colors: {
    ...{ white: "#fff", ink: "#04282d", accent: "#0d5f5a", edge: "#1c7f74", glass: "#4fb3a2" },
    ...{ quiet: "#264549", pale: "#c8e6df", frost: "#e6f3f0", line: "rgb(4 40 45 / 0.18)" },
    ...{ stone: "#f5f0e7", sky: "#e3eff4", brick: "#b0431d", dusk: "#143c45", lamp: "#f3c87c" },
  },
  fontSize: {
    small: ["1rem", { lineHeight: "1.4", fontWeight: "450" }],
    text: ["1.0625rem", "1.5"],
    title: ["1.5rem", "1.15"],
    headline: ["clamp(1.9375rem, 1.4rem + 2.2vw, 3.5rem)", "1.08"],
  },
  extend: {
    spacing: { sides: "max(1.25rem, 5.5vw, calc(50vw - 44rem))" },
  },
});
