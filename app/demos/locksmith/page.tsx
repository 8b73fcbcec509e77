import { DemoPage } from "../kit/page";
import { demoHandle, demoLinks, demoMeta } from "../kit/route";
import locksmith from "./facts";
import body from "./fonts/barlow-400.woff2";
import display from "./fonts/big-shoulders-display-800.woff2";
import { Footer } from "./footer";
import { Header } from "./header";
import { Arrival } from "./sections/arrival";
import { Badge } from "./sections/badge";
import { Hero } from "./sections/hero";
import { Locks } from "./sections/locks";
import { Log } from "./sections/log";
import { Night } from "./sections/night";
import { Prices } from "./sections/prices";
import { Shop } from "./sections/shop";
import stylesheet from "./styles.css?url";

export const handle = demoHandle;
export const meta = demoMeta(locksmith);
export const links = demoLinks(stylesheet, [display, body]);

/** The site of a locksmith who works at night, for a person outside in the dark. */
export default function LocksmithPage() {
  return (
    <DemoPage className="night bg-night text-[1.0625rem]/[1.5] text-bone [overflow-wrap:break-word] desk:text-[1.125rem]">
      <Header />
      <Hero />
      <Night />
      <Arrival />
      <Prices />
      <Badge />
      <Log />
      <Locks />
      <Shop />
      <Footer />
    </DemoPage>
  );
}
