import { DemoPage } from "../kit/page";
import { demoHandle, demoLinks, demoMeta } from "../kit/route";
import textFont from "./fonts/archivo.woff2";
import headingFont from "./fonts/archivo-expanded.woff2";
import stylesheet from "./styles.css?url";
import plumber from "./facts";
import { Area } from "./sections/area";
import { FirmFooter } from "./footer";
import { FirstMinutes } from "./sections/first-minutes";
import { Hours } from "./sections/hours";
import { Joint } from "./sections/joint";
import { Prices } from "./sections/prices";
import { QuoteSection } from "./sections/quote";
import { Reviews } from "./sections/reviews";
import { EmergencyStrip, FirmHeader, Hero } from "./sections/top";

export const handle = demoHandle;
export const meta = demoMeta(plumber);
export const links = demoLinks(stylesheet, [headingFont, textFont]);

/** The site of a plumbing firm by a harbor, as its dispatcher would say it on the phone. */
export default function PlumberPage() {
  return (
    <DemoPage className="pl">
      <EmergencyStrip />
      <FirmHeader />
      <Hero />
      <Joint />
      <FirstMinutes />
      <Prices />
      <Reviews />
      <Area />
      <QuoteSection />
      <Hours />
      <FirmFooter />
    </DemoPage>
  );
}
