import { DemoScript } from "../demo-script";
import { useFirmName } from "../demo";
import { Arrival } from "./arrival";
import { Hero } from "./hero";
import { Locks } from "./locks";
import locksmith from "./facts";
import { Sign } from "./logo";
import { NightLog } from "./night-log";
import { Prices } from "./prices";
import { Shop } from "./shop";
import { SiteFooter } from "./site-footer";
import { Trust } from "./trust";

/** The site of a locksmith who works at night, for a person outside in the dark. */
export function LocksmithSite() {
  return (
    <div className="nl">
      <SiteHeader />
      <Hero />
      <Arrival />
      <Prices />
      <Trust />
      <NightLog />
      <Locks />
      <Shop />
      <SiteFooter />
      <DemoScript />
    </div>
  );
}

function SiteHeader() {
  const firm = useFirmName(locksmith);
  return (
    <header className="nl-top">
      <a className="nl-brand" href="#main">
        <Sign className="nl-sign" />
        <span>{firm}</span>
      </a>
      <p className="nl-lamp">24 hours</p>
      <nav aria-label={`${firm} menu`} className="nl-menu">
        <a href="#arrival">Arrival</a>
        <a href="#prices">Prices</a>
        <a href="#locks">Locks</a>
        <a href="#shop">Key shop</a>
      </nav>
    </header>
  );
}
