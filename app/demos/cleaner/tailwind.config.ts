import { demoConfig } from "../kit/tailwind";
import { priceClass, rhythms, sizes } from "./visit";

const config = demoConfig("cleaner", {
  widths: { tablet: "40rem", desk: "60rem" },
  colors: {
    ...{ white: "#fff", ground: "#eef6fc", ink: "#14304d", soft: "#47617b", edge: "#6a87a2" },
    ...{ deep: "#0f62a5", sky: "#8fcaf2", pale: "#cde7f9", mist: "#e0f0fb" },
    ...{ lemon: "#ffdd4a", cream: "#fff3b8" },
  },
  fontSize: { small: "0.875rem", note: "0.9375rem", base: "1rem", big: "1.1875rem" },
  extend: {
    borderRadius: { bend: "clamp(1.75rem, 3.4vw, 3rem)" },
    boxShadow: { lift: "0 1.5rem 3.5rem -1.5rem rgb(20 48 77 / 0.35)" },
    spacing: { sides: "clamp(1rem, 2.3vw, 2rem)" },
  },
});

// No file has these names as a whole.
const prices = sizes.flatMap((size) => rhythms.map((rhythm) => priceClass(size, rhythm)));

export default { ...config, safelist: prices };
