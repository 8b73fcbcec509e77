import { DemoScript } from "../demo-script";
import { CallOut } from "./call-out";
import { Dock } from "./dock";
import { FaultTable } from "./fault-table";
import { FirmFooter } from "./firm-footer";
import { FirmHeader } from "./firm-header";
import { Hero } from "./hero";
import { License } from "./license";
import { Pages } from "./pages";
import { Prices } from "./prices";
import { Reviews } from "./reviews";
import { Work } from "./work";

/** The site of an electrician's firm, written as one test report in seven numbered sections. */
export function ElectricianSite() {
  return (
    <div className="el">
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
      <DemoScript />
    </div>
  );
}
