import { demoConfig } from "../kit/tailwind";

const display = ['"Painter display"', '"Painter display stand-in"', "system-ui", "sans-serif"];
const text = ['"Painter text"', '"Painter text stand-in"', "system-ui", "sans-serif"];

export default demoConfig("painter", {
  widths: { tablet: "44rem", desk: "60rem" },
  colors: {
    ...{ ink: "#2b0f36", plaster: "#fff8ee", white: "#fff", tape: "#f3e2a9", deep: "#8d0f43" },
    ...{ pink: "#f8a9c0", butter: "#ffd25e", mint: "#8ed8c3", lilac: "#cdbfee" },
    ...{ raspberry: "#b8195a", leaf: "#2f8f74", dew: "#e2f5ee" },
  },
  fontFamily: { display, text },
  extend: {
    spacing: { sides: "var(--sides)" },
    boxShadow: {
      card: "0 2px 0 #2b0f3626, 0 14px 28px -12px #2b0f3666",
      chip: "0 2px 0 #2b0f3626, 0 12px 24px -12px #2b0f3659",
      slip: "0 2px 0 #2b0f3626, 0 24px 48px -20px #2b0f3680",
    },
  },
});
