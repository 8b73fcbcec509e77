import { useFirmName } from "../demo";
import { Boarding } from "./boarding";
import { GlassTypes } from "./glass-types";
import glazier from "./facts";
import { Hero } from "./hero";
import { Sign } from "./logo";
import { Measuring } from "./measuring";
import { Prices } from "./prices";
import { References } from "./references";
import { SiteFooter } from "./site-footer";
import { SupplyArea } from "./supply-area";
import { Work } from "./work";

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
export function GlazierSite() {
  return (
    <div className="gz">
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
        {menu.map(({ id, name }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
}
