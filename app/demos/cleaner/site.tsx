import { DemoScript } from "../demo-script";
import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../demo-headline";
import { Area } from "./area";
import { BookingCard } from "./booking-card";
import { Checklist } from "./checklist";
import cleaner from "./facts";
import { FirmFooter, FirmHeader } from "./firm-frame";
import { Hours } from "./hours";
import { People } from "./people";
import { PortraitSprite } from "./portraits";
import { Prices } from "./prices";
import { Questions } from "./questions";
import { Request } from "./request";
import { Reviews } from "./reviews";

/** The site of a cleaning firm whose people come by tram. */
export function CleanerSite() {
  return (
    <div className="cl-site">
      <PortraitSprite />
      <FirmHeader />
      <div className="cl-hero">
        <div className="cl-hero-picture">
          <Picture image={cleaner.heroImage} sizes="100vw" load="first" className="cl-still" />
        </div>
        <div className="cl-hero-words">
          <DemoHeadline demo={cleaner} className="cl-headline" signed />
          <p className="cl-lead">{cleaner.subheadline}</p>
        </div>
        <BookingCard />
      </div>
      <Prices />
      <Checklist />
      <People />
      <Reviews />
      <Request />
      <Area />
      <Questions />
      <Hours />
      <FirmFooter />
      <DemoScript />
    </div>
  );
}
