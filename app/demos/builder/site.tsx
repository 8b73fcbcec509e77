import { DemoScript } from "../demo-script";
import { Hatchings } from "./drawings/drafting";
import { Files } from "./files";
import { FirmFooter } from "./firm-footer";
import { FirmHeader } from "./firm-header";
import { Friday } from "./friday";
import { Hero } from "./hero";
import { Paperwork } from "./paperwork";
import { Prices } from "./prices";
import { Request } from "./request";
import { SiteBoard } from "./site-board";
import { Thanks } from "./thanks";
import { Timeline } from "./timeline";

/** The site of a general contractor: the papers of a site office, laid out on concrete. */
export function BuilderSite() {
  return (
    <div className="kd">
      <Hatchings />
      <FirmHeader />
      <Hero />
      <SiteBoard />
      <Files />
      <Timeline />
      <Paperwork />
      <Prices />
      <Friday />
      <Request />
      <Thanks />
      <FirmFooter />
      <DemoScript />
    </div>
  );
}
