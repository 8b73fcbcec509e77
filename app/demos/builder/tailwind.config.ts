import { demoConfig } from "../kit/tailwind";

export default demoConfig("builder", {
  widths: { stack: "30rem", pair: "40rem", tablet: "48rem", desk: "64rem" },
  colors: {
    ...{ concrete: "#dcdad5", paper: "#faf8f3", ink: "#1c1a18", slate: "#55504a", white: "#fff" },
    ...{
      manila: "#e8d2a3",
      brick: "#983521",
      blue: "#21466d",
      navy: "#183655",
      sky: "#c9d8e6",
      mortar: "#d8c9ae",
    },
  },
  extend: {
    spacing: { sides: "max(clamp(1rem, 3.4vw, 3rem), (100cqi - 84rem) / 2)" },
  },
});
