import { DemoPage } from "../kit/page";
import { demoHandle, demoLinks, demoMeta } from "../kit/route";
import carpenter from "./facts";
import sans from "./fonts/cabin.woff2";
import display from "./fonts/newsreader-display.woff2";
import { Footer } from "./footer";
import { Header } from "./header";
import { Hero } from "./sections/hero";
import { Inquiry } from "./sections/inquiry";
import { Letter } from "./sections/letter";
import { Prices } from "./sections/prices";
import { Steps } from "./sections/steps";
import { Timbers } from "./sections/timbers";
import { Work } from "./sections/work";
import { Workshop } from "./sections/workshop";
import stylesheet from "./styles.css?url";

export const handle = demoHandle;
export const meta = demoMeta(carpenter);
export const links = demoLinks(stylesheet, [display, sans]);

/** The site of a joinery, written and set like a monograph: chapters, margins, plates. */
export default function CarpenterPage() {
  return (
    <DemoPage className="overflow-x-clip bg-paper print:bg-transparent text-[1.0625rem]/[1.58] text-ink [&_em]:italic">
      <Header />
      <Hero />
      <Letter />
      <Work />
      <Timbers />
      <Steps />
      <Prices />
      <Workshop />
      <Inquiry />
      <Footer />
    </DemoPage>
  );
}
