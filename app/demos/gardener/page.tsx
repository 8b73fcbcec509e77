import { DemoPage } from "../kit/page";
import { demoHandle, demoLinks, demoMeta } from "../kit/route";
import display from "./fonts/alegreya-500.woff2";
import body from "./fonts/alegreya-sans-400.woff2";
import stylesheet from "./styles.css?url";
import gardener from "./facts";
import { Care } from "./sections/care";
import { Cover } from "./sections/cover";
import { Masthead } from "./header";
import { PlanSigns } from "./drawings/signs";
import { PlantDrawings } from "./drawings/plant";
import { PriceList } from "./sections/price-list";
import { Reviews } from "./sections/reviews";
import { Season } from "./sections/season";
import { SiteFooter } from "./footer";
import { Stories } from "./sections/stories";
import { Valley } from "./sections/valley";
import { Visit } from "./sections/visit";

export const handle = demoHandle;
export const meta = demoMeta(gardener);
export const links = demoLinks(stylesheet, [display, body]);

/** The site of a gardening firm, as a head gardener writes a work list. */
export default function GardenerPage() {
  return (
    <DemoPage className="gg">
      <PlantDrawings />
      <PlanSigns />
      <Masthead />
      <Cover />
      <Season />
      <Care />
      <Stories />
      <PriceList />
      <Valley />
      <Reviews />
      <Visit />
      <SiteFooter />
    </DemoPage>
  );
}
