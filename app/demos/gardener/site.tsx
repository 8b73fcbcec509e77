import { DemoScript } from "../demo-script";
import { Care } from "./care";
import { Cover } from "./cover";
import { Masthead } from "./masthead";
import { PlanSigns } from "./plans/signs";
import { PlantDrawings } from "./plants/plant";
import { PriceList } from "./price-list";
import { Reviews } from "./reviews";
import { Season } from "./season";
import { SiteFooter } from "./site-footer";
import { Stories } from "./stories";
import { Valley } from "./valley";
import { Visit } from "./visit";

/** The site of a gardening firm, as a head gardener writes a work list. */
export function GardenerSite() {
  return (
    <div className="gg">
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
      <DemoScript />
    </div>
  );
}
