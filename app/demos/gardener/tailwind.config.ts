import { demoConfig } from "../kit/tailwind";

export default demoConfig("gardener", {
  widths: { tablet: "44rem", desk: "64rem" },
  colors: {
    ...{ white: "#fff", sand: "#f4ecdd", paper: "#fbf7ee", oat: "#e3d5b8", sage: "#c3cdb0" },
    ...{ moss: "#4f6238", ink: "#24311d", tomato: "#b8311b", soil: "#38452b", night: "#1f2919" },
    // The plans of the gardens.
    ...{ ground: "#eee3c9", grass: "#e3e4c4", lawn: "#dce3c6", bed: "#d8c39b", paving: "#ecd5c0" },
    ...{ stone: "#cfc8b6" },
  },
  fontFamily: { serif: ['"Alegreya"', '"Alegreya stand-in"', "Georgia", "serif"] },
  fontSize: {
    fine: ["1.0625rem", "1.4"],
    lead: ["1.1em", "1.35"],
    note: ["clamp(1.375rem, 1.25rem + 0.5vw, 1.625rem)", "1.3"],
  },
  extend: {
    spacing: { sides: "var(--sides)" },
  },
});
