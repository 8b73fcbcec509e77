import { DemoPage } from "../kit/page";
import { demoHandle, demoLinks, demoMeta } from "../kit/route";
import plumber from "./facts";
import textFont from "./fonts/archivo.woff2";
import headingFont from "./fonts/archivo-expanded.woff2";
import { Footer } from "./footer";
import { Header } from "./header";
import { Area } from "./sections/area";
import { FirstMinutes } from "./sections/first-minutes";
import { Hero } from "./sections/hero";
import { Prices } from "./sections/prices";
import { Quote } from "./sections/quote";
import { Reviews } from "./sections/reviews";
import { Work } from "./sections/work";
import stylesheet from "./styles.css?url";

export const handle = demoHandle;
export const meta = demoMeta(plumber);
export const links = demoLinks(stylesheet, [headingFont, textFont]);

/** The site of a plumbing firm by a harbor, as its dispatcher would say it on the phone. */
export default function PlumberPage() {
  return (
    <DemoPage className="overflow-x-clip bg-white text-[1.0625rem]/[1.5] text-ink">
      <Header />
      <Hero />
      <Work />
      <FirstMinutes />
      <Prices />
      <Reviews />
      <Area />
      <Quote />
      <Footer />
    </DemoPage>
  );
}
