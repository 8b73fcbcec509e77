import { DemoPage } from "../kit/page";
import { demoHandle, demoLinks, demoMeta } from "../kit/route";
import painter from "./facts";
import displayFont from "./fonts/display.woff2";
import textFont from "./fonts/text.woff2";
import { Footer } from "./footer";
import { Header } from "./header";
import { Area } from "./sections/area";
import { Colors } from "./sections/colors";
import { Hero } from "./sections/hero";
import { Prices } from "./sections/prices";
import { Reviews } from "./sections/reviews";
import { Rooms } from "./sections/rooms";
import { Visit } from "./sections/visit";
import { Week } from "./sections/week";
import stylesheet from "./styles.css?url";

export const handle = demoHandle;
export const meta = demoMeta(painter);
export const links = demoLinks(stylesheet, [displayFont, textFont]);

/** The site of a decorating firm: flat fields of paint, round swatches, and rooms before and after. */
export default function PainterPage() {
  return (
    <DemoPage className="painter overflow-x-clip bg-plaster text-[1.0625rem]/[1.55] text-ink">
      <Header />
      <Hero />
      <Rooms />
      <Reviews />
      <Colors />
      <Week />
      <Prices />
      <Area />
      <Visit />
      <Footer />
    </DemoPage>
  );
}
