import { demoConfig } from "../kit/tailwind";

export default demoConfig("locksmith", {
  screens: { tablet: "40rem", desk: "60rem" },
  colors: {
    ...{ night: "#0b0a08", pitch: "#050504", soot: "#191711", ink: "#14110b", bone: "#f3ecdd" },
    ...{ brass: "#ff6a3d", lit: "#ffc9b0", ash: "var(--ash)", rule: "var(--rule)" },
  },
  extend: {
    // A phone that is held sideways.
    screens: { low: { raw: "(max-height: 30rem) and (min-width: 40rem)" } },
    spacing: { sides: "var(--sides)" },
  },
});
