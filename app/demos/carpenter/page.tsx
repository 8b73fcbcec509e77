import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../kit/headline";
import { DemoPage } from "../kit/page";
import { demoHandle, demoLinks, demoMeta } from "../kit/route";
import carpenter from "./facts";
import { Footer } from "./footer";
import { Header } from "./header";
import { Chapter, go, solid } from "./sections/chapter";
import { Inquiry } from "./sections/inquiry";
import { Letter } from "./sections/letter";
import { Prices } from "./sections/prices";
import { Steps } from "./sections/steps";
import { Timbers } from "./sections/timbers";
import { Work } from "./sections/work";
import { Workshop } from "./sections/workshop";
import sans from "./fonts/cabin.woff2";
import display from "./fonts/newsreader-display.woff2";
import stylesheet from "./styles.css?url";

export const handle = demoHandle;
export const meta = demoMeta(carpenter);
export const links = demoLinks(stylesheet, [display, sans]);

/** The site of a joinery, written and set like a monograph: chapters, margins, plates. */
export default function CarpenterPage() {
  return (
    <DemoPage className="overflow-x-clip bg-paper text-[1.0625rem]/[1.58] text-ink [&_em]:italic">
      <Header />
      <div className="flex flex-col desk:grid desk:grid-cols-12 desk:gap-x-gutter desk:pl-edge">
        <div className="px-edge pt-[1.125rem] desk:z-[1] desk:col-span-6 desk:row-start-1 desk:flex desk:flex-col desk:justify-center desk:py-8 desk:pb-9 desk:pl-0 desk:pr-8">
          <DemoHeadline
            demo={carpenter}
            className="max-w-[8em] text-wrap font-serif text-[min(0.25rem+10vw,5.5rem)]/[0.98] font-normal tracking-[-0.03em] [overflow-wrap:anywhere] desk:max-w-[5.5em] desk:text-[min(0.5rem+6.4vw,7.25rem)] [&_.headline-firm]:mt-3 [&_.headline-firm]:block [&_.headline-firm]:text-[1.4375rem]/[1.2] [&_.headline-firm]:tracking-normal [&_.headline-firm]:text-red desk:[&_.headline-firm]:mt-5 desk:[&_.headline-firm]:text-[1.875rem]"
            signed
          />
          <p className="mt-4 max-w-[25em] font-serif text-[1.25rem]/[1.32] desk:mt-8 desk:text-[1.625rem]">
            {carpenter.subheadline}
          </p>
          <p className="mt-4 flex flex-wrap items-center gap-x-7 gap-y-2 desk:mt-7">
            <a className={solid} href="#inquiry">
              Tell me about a room
            </a>
            <a className={`text-red hover:text-ink ${go}`} href="#work">
              The work
            </a>
          </p>
        </div>
        <figure className="-order-1 low:order-none desk:order-none desk:col-start-7 desk:col-end-[13]">
          <div className="desk:relative desk:after:absolute desk:after:inset-[0_auto_0_0] desk:after:border-l desk:after:border-hair desk:after:content-['']">
            <Picture
              image={carpenter.heroImage}
              sizes="(min-width: 900px) 60vw, 130vw"
              load="first"
              className="dovetailed h-[clamp(200px,27vh,104vw)] w-full object-cover tablet:h-[27rem] desk:h-[clamp(520px,76vh,860px)]"
            />
          </div>
          <figcaption className="px-edge pt-2 text-caption text-soft desk:pl-[34px]">
            The corner of a drawer, in white oak.
          </figcaption>
        </figure>
      </div>
      <Opening />
      <Work />
      <Letter />
      <Timbers />
      <Steps />
      <Prices />
      <Workshop />
      <Inquiry />
      <Footer />
    </DemoPage>
  );
}

function Opening() {
  return (
    <Chapter id="opening" numeral="I." title="The three of us">
      <p>
        When I came to this workshop, in the fall of 1981, there was one bench in it, and a stove
        that had to be lit an hour before the glue could be used; there are three benches now, one
        for each of us. Whoever comes to measure your wall will also choose the boards for it, cut
        them, and carry the finished piece into your house; I tried in busier years to do it
        otherwise, and was not satisfied.
      </p>
    </Chapter>
  );
}
