import { DemoPage } from "../kit/page";
import stylesheet from "./styles.css?url";
import label from "./fonts/fira-label-600.woff2";
import slab from "./fonts/zilla-slab-500.woff2";
import slabBold from "./fonts/zilla-slab-700.woff2";
import { demoHandle, demoLinks, demoMeta } from "../kit/route";
import builder from "./facts";
import { Hatchings } from "./drawings/drafting";
import { Files } from "./sections/files";
import { FirmFooter } from "./footer";
import { FirmHeader } from "./header";
import { Friday } from "./sections/friday";
import { Hero } from "./sections/hero";
import { Paperwork } from "./sections/paperwork";
import { Prices } from "./sections/prices";
import { Request } from "./sections/request";
import { SiteBoard } from "./sections/site-board";
import { Thanks } from "./sections/thanks";
import { Timeline } from "./sections/timeline";

export const handle = demoHandle;
export const meta = demoMeta(builder);
export const links = demoLinks(stylesheet, [slabBold, slab, label]);

/** The site of a general contractor: the papers of a site office, laid out on concrete. */
export default function BuilderPage() {
  return (
    <DemoPage className="kd">
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
    </DemoPage>
  );
}
