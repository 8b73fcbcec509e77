import { DemoPage } from "../kit/page";
import { demoHandle, demoLinks, demoMeta } from "../kit/route";
import cleaner from "./facts";
import medium from "./fonts/rounded-500.woff2";
import bold from "./fonts/rounded-800.woff2";
import { Footer } from "./footer";
import { Header } from "./header";
import { Area } from "./sections/area";
import { Checklist } from "./sections/checklist";
import { Faq } from "./sections/faq";
import { Hero } from "./sections/hero";
import { Hours } from "./sections/hours";
import { Kitchen } from "./sections/kitchen";
import { People } from "./sections/people";
import { Prices } from "./sections/prices";
import { Request } from "./sections/request";
import stylesheet from "./styles.css?url";

export const handle = demoHandle;
export const meta = demoMeta(cleaner);
export const links = demoLinks(stylesheet, [medium, bold]);

/** The site of a cleaning firm whose people come by tram. */
export default function CleanerPage() {
  return (
    <DemoPage className="overflow-x-clip bg-ground px-sides pb-sides text-[1.0625rem]/[1.6] text-ink desk:text-[1.125rem]">
      <Header />
      <Hero />
      <Kitchen />
      <Prices />
      <Checklist />
      <People />
      <Request />
      <Area />
      <Faq />
      <Hours />
      <Footer />
    </DemoPage>
  );
}
