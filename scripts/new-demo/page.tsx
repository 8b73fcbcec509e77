import { DemoPage } from "~/demos/kit/page";
import { demoHandle, demoLinks, demoMeta } from "~/demos/kit/route";
import tradeName from "./facts";
import font from "./fonts/public-sans.woff2";
import { Footer } from "./footer";
import { Header } from "./header";
import { Clients } from "./sections/clients";
import { Hero } from "./sections/hero";
import { Prices } from "./sections/prices";
import { Question } from "./sections/question";
import { Work } from "./sections/work";
import stylesheet from "./styles.css?url";

export const handle = demoHandle;
export const meta = demoMeta(tradeName);
export const links = demoLinks(stylesheet, [font]);

/** The site of a trade name: a plain start, with places for photos of finished work. */
export default function TradeNamePage() {
  return (
    <DemoPage className="bg-white font-['Public_Sans',sans-serif] text-[1.125rem]/[1.5] text-ink">
      <Header />
      <Hero />
      <Work />
      <Prices />
      <Clients />
      <Question />
      <Footer />
    </DemoPage>
  );
}
