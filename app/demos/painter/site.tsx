import { DemoScript } from "../demo-script";
import { Advisor } from "./advisor";
import { Area } from "./area";
import { ChipRow, Hero } from "./hero";
import { Prices } from "./prices";
import { RoomParts } from "./room-drawing";
import { FirstRoom, PraisedRooms } from "./rooms";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { Visit } from "./visit";
import { Week } from "./week";

/** The site of a decorating firm: flat fields of paint, round swatches, and rooms before and after. */
export function PainterSite() {
  return (
    <div className="sc-site">
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
      <DemoScript />
    </div>
  );
}
