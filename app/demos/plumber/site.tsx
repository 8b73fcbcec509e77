import { DemoScript } from "../demo-script";
import { Area } from "./area";
import { FirmFooter } from "./firm-footer";
import { FirstMinutes } from "./first-minutes";
import { Hours } from "./hours";
import { Joint } from "./joint";
import { Prices } from "./prices";
import { QuoteSection } from "./quote";
import { Reviews } from "./reviews";
import { EmergencyStrip, FirmHeader, Hero } from "./top";

/** The site of a plumbing firm by a harbor, as its dispatcher would say it on the phone. */
export function PlumberSite() {
  return (
    <div className="pl">
      <EmergencyStrip />
      <FirmHeader />
      <Hero />
      <Joint />
      <FirstMinutes />
      <Prices />
      <Reviews />
      <Area />
      <QuoteSection />
      <Hours />
      <FirmFooter />
      <DemoScript />
    </div>
  );
}
