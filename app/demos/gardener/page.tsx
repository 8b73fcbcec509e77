import { DemoPage } from "../kit/page";
import { demoHandle, demoLinks, demoMeta } from "../kit/route";
import { PlantDrawings } from "./drawings/plant";
import { PlanSigns } from "./drawings/survey";
import gardener from "./facts";
import display from "./fonts/alegreya-500.woff2";
import body from "./fonts/alegreya-sans-400.woff2";
import { Footer } from "./footer";
import { Header } from "./header";
import { Care } from "./sections/care";
import { Finished } from "./sections/finished";
import { Hero } from "./sections/hero";
import { PriceList } from "./sections/price-list";
import { Season } from "./sections/season";
import { Stories } from "./sections/stories";
import { Valley } from "./sections/valley";
import { Visit } from "./sections/visit";
import stylesheet from "./styles.css?url";

export const handle = demoHandle;
export const meta = demoMeta(gardener);
export const links = demoLinks(stylesheet, [display, body]);

/** The site of a gardening firm, as a head gardener writes a work list. */
export default function GardenerPage() {
  return (
    <DemoPage className="overflow-x-clip bg-sand text-[1.1875rem]/[1.45] text-ink [--sides:max(1.25rem,calc((100%-76rem)/2))] [overflow-wrap:break-word] desk:text-[1.25rem] desk:[--sides:max(3rem,calc((100%-76rem)/2))] print:text-[1rem]/[1.4]">
      <PlantDrawings />
      <PlanSigns />
      <Header />
      <Hero />
      <Finished />
      <Season />
      <Care />
      <Stories />
      <PriceList />
      <Valley />
      <Visit />
      <Footer />
    </DemoPage>
  );
}
