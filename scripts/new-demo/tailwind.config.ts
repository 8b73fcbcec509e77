import { demoConfig } from "~/demos/kit/tailwind";
import colors from "./colors.json";

export default demoConfig("trade-name", {
  widths: { desk: "56rem" },
  colors: { white: "#fff", ink: "#1b1b1b", ...colors },
  extend: { spacing: { sides: "max(1rem, calc(50% - 34rem))" } },
});
