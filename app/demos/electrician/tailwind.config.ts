import { demoConfig } from "../kit/tailwind";

const sans = ['"Instrument Sans"', '"Instrument stand-in"', "system-ui", "sans-serif"];
const mono = ['"Martian Mono"', '"Martian stand-in"', "ui-monospace", "monospace"];

export default demoConfig("electrician", {
  widths: { tablet: "48rem", desk: "64rem" },
  colors: {
    ...{ pine: "#0b2a21", raised: "#10362a", bone: "#f3f3ea", lamp: "#ffd782", lit: "#ffedc4" },
    ...{ live: "#5de39b", fir: "#0b5f41", sheet: "#f3f3ec", ink: "#0d1a15", steel: "#dcddd8" },
    ...{ quiet: "var(--quiet)", line: "var(--line)", edge: "var(--edge)", mark: "var(--mark)" },
  },
  fontFamily: { sans, mono },
  fontSize: { note: ["0.875rem", "1.5"], title: ["1.25rem", "1.3"] },
  extend: { spacing: { sides: "clamp(1.125rem, 3.4vw, 3rem)" } },
});
