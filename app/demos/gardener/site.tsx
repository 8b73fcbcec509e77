import { InlineScript } from "~/layout/document-context";
import { Care } from "./care";
import { Cover } from "./cover";
import { Letters } from "./letters";
import { Masthead } from "./masthead";
import { PlanSigns } from "./plans/signs";
import { PlantDrawings } from "./plants/plant";
import { PriceList } from "./price-list";
import { Season } from "./season";
import { SiteFooter } from "./site-footer";
import { Soil } from "./soil";
import { Stories } from "./stories";
import { Valley } from "./valley";
import { Visit } from "./visit";

/** The site of a gardening firm, as an almanac that goes from the flowers down to the soil. */
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
      <Soil />
      <Valley />
      <Letters />
      <Visit />
      <SiteFooter />
      <InlineScript name="gardener-script" type="module" />
    </div>
  );
}
