import { demoConfig } from "~/demos/kit/tailwind";

export default demoConfig("trade-name", {
  widths: { desk: "56rem" },
  colors: {
    ...{ white: "#fff", ink: "#1b1b1b", trade: "#1f5f5b", "trade-deep": "#10302e" },
    ...{ "trade-light": "#b4d5d3", "trade-tint": "#eef6f5" },
  },
  extend: { spacing: { sides: "max(1rem, calc(50% - 34rem))" } },
});
