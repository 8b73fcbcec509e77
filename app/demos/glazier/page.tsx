import { DemoPage } from "../kit/page";
import { demoHandle, demoLinks, demoMeta } from "../kit/route";
import jost from "./fonts/jost.woff2";
import stylesheet from "./styles.css?url";
import { useFirmName } from "../kit/facts";
import { Boarding } from "./sections/boarding";
import { GlassTypes } from "./sections/glass-types";
import glazier from "./facts";
import { Hero } from "./sections/hero";
import { Sign } from "./logo";
import { Measuring } from "./sections/measuring";
import { Prices } from "./sections/prices";
import { References } from "./sections/references";
import { SiteFooter } from "./footer";
import { SupplyArea } from "./sections/supply-area";
import { Work } from "./sections/work";

export const handle = demoHandle;
export const meta = demoMeta(glazier);
export const links = demoLinks(stylesheet, [jost]);

const menu = [
  { id: "boarding", name: "Broken window" },
  { id: "glass", name: "Kinds of glass" },
  { id: "measuring", name: "Measuring" },
  { id: "prices", name: "Prices" },
  { id: "work", name: "Our work" },
  { id: "references", name: "Customers" },
  { id: "area", name: "Where we go" },
];

/** The site of a glass shop, as its showroom manager explains things over the counter. */
export default function GlazierPage() {
  return (
    <DemoPage className="gz">
      <SiteHeader />
      <Hero />
      <Boarding />
      <GlassTypes />
      <Measuring />
      <Prices />
      <Work />
      <References />
      <SupplyArea />
      <SiteFooter />
    </DemoPage>
  );
}

function SiteHeader() {
  const firm = useFirmName(glazier);
  return (
    <header className="gz-top">
      <a className="gz-brand" href="#main">
        <Sign className="gz-sign" />
        <span>{firm}</span>
      </a>
      <a className="gz-top-phone" href={`tel:${glazier.phone}`}>
        {glazier.phone}
      </a>
      <nav aria-label={`${firm} menu`} className="gz-menu">
        {menu.map(({ id, name }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
}
