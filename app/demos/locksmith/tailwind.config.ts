import { demoConfig } from "../kit/tailwind";

export default demoConfig("locksmith", {
  widths: { tablet: "40rem", desk: "60rem" },
  colors: {
    ...{ night: "var(--night)", pitch: "var(--pitch)", soot: "var(--soot)", bone: "var(--bone)" },
    ...{ ash: "var(--ash)", rule: "var(--rule)" },
    ...{ orange: "#ff6a3d", lit: "#ffc9b0", ink: "#14110b" },
  },
  fontFamily: { text: ["Barlow", '"Barlow stand-in"', "sans-serif"] },
  extend: { spacing: { sides: "var(--sides)" } },
});
