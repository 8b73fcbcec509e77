import { demoConfig } from "../kit/tailwind";

const serif = ['"Newsreader Display"', '"Newsreader stand-in"', "serif"];
const sans = ["Cabin", '"Cabin stand-in"', "sans-serif"];

export default demoConfig("carpenter", {
  widths: { tablet: "43.75rem", desk: "56.25rem", wide: "73.75rem" },
  colors: {
    ...{ paper: "#f7f2e9", shade: "#efe6d7", ink: "#2b1d13", soft: "#66533f", red: "#97301a" },
    ...{ hair: "#cdbda5", parchment: "#eadfce", wood: "var(--wood)", deep: "var(--deep)" },
    ...{ grain: "var(--grain)", wall: "var(--wall)", pale: "#eadfc6", brass: "#d9bd8d" },
    ...{ lamp: "#ffe3a3", glass: "#a9bfc4", leaf: "#7f8a5c", blue: "#5f7c8f" },
    ...{ rust: "#a83f26", iron: "#3d352f", inside: "#4a2415" },
  },
  fontFamily: { serif, sans },
  fontSize: {
    caption: ["0.9375rem", "1.45"],
    chapter: ["clamp(2rem, 1.6rem + 1.5vw, 2.75rem)", "1.06"],
    text: ["1.1875rem", "1.5"],
    title: ["1.75rem", "1.15"],
  },
  extend: {
    spacing: { sides: "max(5.6vw, (100vw - 1360px) / 2)", gutter: "clamp(12px, 1.7vw, 24px)" },
  },
});
