import { demoConfig } from "../kit/tailwind";

const serif = ['"Newsreader Display"', '"Newsreader stand-in"', "serif"];
const sans = ["Cabin", '"Cabin stand-in"', "sans-serif"];

export default demoConfig("carpenter", {
  widths: { tablet: "43.75rem", desk: "56.25rem", wide: "73.75rem" },
  colors: {
    ...{ paper: "#f7f2e9", shade: "#efe6d7", ink: "#2b1d13", soft: "#66533f", red: "#97301a" },
    ...{ hair: "#cdbda5", wood: "#ecdcc0", deep: "#d9bd8d", parchment: "#eadfce" },
  },
  fontFamily: { serif, sans },
  fontSize: {
    caption: ["0.875rem", "1.45"],
    text: ["1.1875rem", "1.5"],
    title: ["1.4375rem", "1.25"],
  },
  extend: {
    spacing: { sides: "max(5.6vw, (100vw - 1360px) / 2)", gutter: "clamp(12px, 1.7vw, 24px)" },
  },
});
