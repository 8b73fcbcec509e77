import { demoConfig } from "../kit/tailwind";

const sans = ['"Instrument Sans"', '"Instrument stand-in"', "system-ui", "sans-serif"];
const mono = ['"Martian Mono"', '"Martian stand-in"', "ui-monospace", "monospace"];

export default demoConfig("electrician", {
  widths: { tablet: "48rem", desk: "64rem" },
  colors: {
    ...{ soot: "#131110", raised: "#1c1917", bone: "#f4eee3", glow: "#ffb152", lit: "#ffd9a3" },
    ...{ sheet: "#f3f1ea", ink: "#181512", copper: "#9a4308", steel: "#dddbd5" },
    ...{ quiet: "var(--quiet)", line: "var(--line)", edge: "var(--edge)", mark: "var(--mark)" },
  },
  fontFamily: { sans, mono },
  fontSize: { note: ["0.875rem", "1.5"], title: ["1.25rem", "1.3"] },
  extend: { spacing: { sides: "clamp(1.125rem, 3.4vw, 3rem)" } },
});
