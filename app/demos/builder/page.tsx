import { DemoPage } from "../kit/page";
import { demoHandle, demoLinks, demoMeta } from "../kit/route";
import builder from "./facts";
import label from "./fonts/fira-label-600.woff2";
import slab from "./fonts/zilla-slab-500.woff2";
import slabBold from "./fonts/zilla-slab-700.woff2";
import { Footer } from "./footer";
import { Header } from "./header";
import { Crew } from "./sections/crew";
import { Files } from "./sections/files";
import { Friday } from "./sections/friday";
import { Hero } from "./sections/hero";
import { House } from "./sections/house";
import { Paperwork } from "./sections/paperwork";
import { Prices } from "./sections/prices";
import { Request } from "./sections/request";
import { Sites } from "./sections/sites";
import { Timeline } from "./sections/timeline";
import stylesheet from "./styles.css?url";

export const handle = demoHandle;
export const meta = demoMeta(builder);
export const links = demoLinks(stylesheet, [slabBold, slab, label]);

/** The site of a general contractor: the papers of a site office, laid out on concrete. */
export default function BuilderPage() {
  return (
    <DemoPage className="overflow-x-clip bg-concrete text-[1.0625rem]/[1.4] font-medium text-ink text-pretty [overflow-wrap:break-word] tablet:text-[1.125rem]/[1.45] desk:text-[1.1875rem]/[1.45]">
      <Header />
      <Hero />
      <House />
      <Files />
      <Sites />
      <Timeline />
      <Paperwork />
      <Prices />
      <Friday />
      <Request />
      <Crew />
      <Footer />
    </DemoPage>
  );
}
