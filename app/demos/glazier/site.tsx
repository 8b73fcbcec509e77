import { InlineScript } from "~/layout/document-context";
import { useFirmName } from "../demo";
import { Boarding } from "./boarding";
import { GlassTypes } from "./glass-types";
import { glazier } from "./glazier";
import { Hero } from "./hero";
import { Sign } from "./logo";
import { Measuring } from "./measuring";
import { Prices } from "./prices";
import { References } from "./references";
import { SiteFooter } from "./site-footer";
import { SupplyArea } from "./supply-area";
import { Work } from "./work";

const menu = [
  { id: "boarding", name: "Emergency" },
  { id: "glass", name: "Glass types" },
  { id: "measuring", name: "Survey" },
  { id: "work", name: "Projects" },
  { id: "references", name: "References" },
  { id: "prices", name: "Rates" },
  { id: "area", name: "Supply area" },
];

/** The site of a glass manufacturer: seven numbered sections in a strict grid. */
export function GlazierSite() {
  return (
    <div className="gz">
      <SiteHeader />
      <Hero />
      <Boarding />
      <GlassTypes />
      <Measuring />
      <Work />
      <References />
      <Prices />
      <SupplyArea />
      <SiteFooter />
      <InlineScript name="glazier-script" type="module" />
    </div>
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
        {menu.map(({ id, name }, index) => (
          <a key={id} href={`#${id}`}>
            <span aria-hidden="true">0{index + 1}</span> {name}
          </a>
        ))}
      </nav>
    </header>
  );
}
