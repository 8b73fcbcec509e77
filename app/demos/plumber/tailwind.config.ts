import { demoConfig } from "../kit/tailwind";
import { towns, whenChosen } from "./towns";

const config = demoConfig("plumber", {
  widths: { tablet: "44rem", desk: "64rem", wide: "72rem" },
  colors: {
    ...{ white: "#fff", ink: "#071f3d", blue: "#0a4a96", steel: "#48607b", water: "#cfe1f1" },
    ...{ mist: "#eaf2f9", yellow: "#ffd21f", rule: "#b7c8da", pipe: "#a9bfd6", road: "#7c93ac" },
  },
  extend: {
    spacing: { sides: "calc(max(0px, (100vw - 90rem) / 2) + 4rem)" },
  },
});

export default {
  ...config,
  safelist: towns.flatMap((town) => [whenChosen(town, "visible"), whenChosen(town, "inline")]),
};
