import { InlineScript } from "~/layout/document-context";
import { useFirmName } from "../demo";
import { Boarding } from "./boarding";
import { GlassTypes } from "./glass-types";
import { glazier } from "./glazier";
import { Hero } from "./hero";
import { Sign } from "./logo";
import { Measuring } from "./measuring";
import { Prices } from "./prices";
import { Reviews } from "./reviews";
import { SiteFooter } from "./site-footer";
import { Visit } from "./visit";
import { Work } from "./work";

const menu = [
  { id: "boarding", name: "Boarding" },
  { id: "glass", name: "Glass" },
  { id: "measuring", name: "Measuring" },
  { id: "work", name: "Work" },
  { id: "prices", name: "Prices" },
  { id: "visit", name: "Visit" },
];

/** The site of a glass workshop: six sections, each one pane deeper. */
export function GlazierSite() {
  return (
    <div className="gz">
      <SiteHeader />
      <Hero />
      <Boarding />
      <GlassTypes />
      <Measuring />
      <Work />
      <Reviews />
      <Prices />
      <Visit />
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
