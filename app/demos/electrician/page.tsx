import { DemoPage } from "../kit/page";
import { demoHandle, demoLinks, demoMeta } from "../kit/route";
import electrician from "./facts";
import mono from "./fonts/martian-mono.woff2";
import sans from "./fonts/instrument-sans.woff2";
import { Footer } from "./footer";
import { Header } from "./header";
import { CallButton } from "./sections/call-button";
import { CallOut } from "./sections/call-out";
import { Faults } from "./sections/faults";
import { Hero } from "./sections/hero";
import { License } from "./sections/license";
import { Pages } from "./sections/pages";
import { Prices } from "./sections/prices";
import { Reviews } from "./sections/reviews";
import { Work } from "./sections/work";
import stylesheet from "./styles.css?url";

export const handle = demoHandle;
export const meta = demoMeta(electrician);
export const links = demoLinks(stylesheet, [sans, mono]);

/** The site of an electrician, for a person who stands in the dark and is afraid. */
export default function ElectricianPage() {
  return (
    <DemoPage className="bg-pine text-[1.0625rem]/[1.45] text-bone [overflow-wrap:break-word]">
      <Header />
      <Hero />
      {/* In one block with what follows the first screen, so that the sticky button shows only there. */}
      <div>
        <Faults />
        <Work />
        <Reviews />
        <License />
        <Prices />
        <Pages />
        <CallOut />
        <Footer />
        <CallButton />
      </div>
    </DemoPage>
  );
}
