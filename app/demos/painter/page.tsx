import { DemoPage } from "../kit/page";
import { demoHandle, demoLinks, demoMeta } from "../kit/route";
import displayFont from "./fonts/display.woff2";
import textFont from "./fonts/text.woff2";
import stylesheet from "./styles.css?url";
import painter from "./facts";
import { Advisor } from "./sections/advisor";
import { Area } from "./sections/area";
import { ChipRow, Hero } from "./sections/hero";
import { Prices } from "./sections/prices";
import { RoomParts } from "./drawings/room-drawing";
import { FirstRoom, PraisedRooms } from "./sections/rooms";
import { SiteFooter } from "./footer";
import { SiteHeader } from "./header";
import { Visit } from "./sections/visit";
import { Week } from "./sections/week";

export const handle = demoHandle;
export const meta = demoMeta(painter);
export const links = demoLinks(stylesheet, [displayFont, textFont]);

/** The site of a decorating firm: flat fields of paint, round swatches, and rooms before and after. */
export default function PainterPage() {
  return (
    <DemoPage className="sc-site">
      <RoomParts />
      <SiteHeader />
      <Hero />
      <ChipRow />
      <FirstRoom />
      <PraisedRooms />
      <Advisor />
      <Week />
      <Prices />
      <Area />
      <Visit />
      <SiteFooter />
    </DemoPage>
  );
}
