import { DemoPage } from "../kit/page";
import { demoHandle, demoLinks, demoMeta } from "../kit/route";
import glazier from "./facts";
import jost from "./fonts/jost.woff2";
import { Footer } from "./footer";
import { Header } from "./header";
import { Boarding } from "./sections/boarding";
import { Glass } from "./sections/glass";
import { Hero } from "./sections/hero";
import { Measuring } from "./sections/measuring";
import { Prices } from "./sections/prices";
import { Work } from "./sections/work";
import stylesheet from "./styles.css?url";

export const handle = demoHandle;
export const meta = demoMeta(glazier);
export const links = demoLinks(stylesheet, [jost]);

/** The site of a glass shop, as its showroom manager explains things over the counter. */
export default function GlazierPage() {
  return (
    <DemoPage className="overflow-x-clip bg-white text-text text-ink [overflow-wrap:break-word] desk:text-[1.1875rem]/[1.5]">
      <Header />
      <Hero />
      <Work />
      <Boarding />
      <Glass />
      <Measuring />
      <Prices />
      <Footer />
    </DemoPage>
  );
}
