import { demoConfig } from "../kit/tailwind";

export default demoConfig("locksmith", {
  screens: { tablet: "40rem", desk: "60rem" },
  colors: {
    ...{ night: "var(--night)", pitch: "var(--pitch)", soot: "var(--soot)", bone: "var(--bone)" },
    ...{ ash: "var(--ash)", rule: "var(--rule)" },
    ...{ brass: "#ff6a3d", lit: "#ffc9b0", ink: "#14110b" },
  },
  extend: {
    // A phone that is held sideways.
    screens: { low: { raw: "(max-height: 30rem) and (min-width: 40rem)" } },
    spacing: { sides: "var(--sides)" },
  },
});
