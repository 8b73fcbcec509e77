import { DemoPage } from "../kit/page";
import stylesheet from "./styles.css?url";
import medium from "./fonts/rounded-500.woff2";
import bold from "./fonts/rounded-800.woff2";
import { demoHandle, demoLinks, demoMeta } from "../kit/route";
import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../kit/headline";
import { Area } from "./sections/area";
import { BookingCard } from "./sections/booking-card";
import { Checklist } from "./sections/checklist";
import cleaner from "./facts";
import { FirmFooter, FirmHeader } from "./sections/firm-frame";
import { Hours } from "./sections/hours";
import { People } from "./sections/people";
import { PortraitSprite } from "./drawings/portraits";
import { Prices } from "./sections/prices";
import { Questions } from "./sections/questions";
import { Request } from "./sections/request";
import { Reviews } from "./sections/reviews";

export const handle = demoHandle;
export const meta = demoMeta(cleaner);
export const links = demoLinks(stylesheet, [medium, bold]);

/** The site of a cleaning firm whose people come by tram. */
export default function CleanerPage() {
  return (
    <DemoPage className="cl-site">
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
    </DemoPage>
  );
}
