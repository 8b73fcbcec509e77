import { DemoPage } from "../kit/page";
import { demoHandle, demoLinks, demoMeta } from "../kit/route";
import stylesheet from "./styles.css?url";
import sans from "./fonts/instrument-sans.woff2";
import mono from "./fonts/martian-mono.woff2";
import electrician from "./facts";
import { CallOut } from "./sections/call-out";
import { Dock } from "./sections/dock";
import { FaultTable } from "./sections/fault-table";
import { FirmFooter } from "./footer";
import { FirmHeader } from "./header";
import { Hero } from "./sections/hero";
import { License } from "./sections/license";
import { Pages } from "./sections/pages";
import { Prices } from "./sections/prices";
import { Reviews } from "./sections/reviews";
import { Work } from "./sections/work";

export const handle = demoHandle;
export const meta = demoMeta(electrician);
export const links = demoLinks(stylesheet, [sans, mono]);

/** The site of an electrician's firm, written as one test report in seven numbered sections. */
export default function ElectricianPage() {
  return (
    <DemoPage className="el">
      <FirmHeader />
      <Hero />
      <License />
      <FaultTable />
      <Prices />
      <Pages />
      <Work />
      <Reviews />
      <CallOut />
      <FirmFooter />
      <Dock />
    </DemoPage>
  );
}
