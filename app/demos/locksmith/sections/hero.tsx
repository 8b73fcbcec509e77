import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../../kit/headline";
import { airportRoad, slammed } from "../trips";
import { CallKey } from "./call-key";
import locksmith from "../facts";

const fact =
  "grid content-start gap-1 border-b border-rule pb-4 pl-4 pr-3 pt-[1.125rem] text-[1.125rem]/[1.3] text-ash hover:bg-soot desk:gap-3 desk:py-6 desk:pb-4 desk:pl-8 desk:pr-6 desk:text-[1.25rem]/[1.3] desk:[grid-area:3/auto]";
const figure = "display text-[5.25rem]/none text-bone desk:text-[clamp(5.5rem,9.4vw,10rem)]";
const more = "whitespace-nowrap text-orange underline-offset-[0.2em]";

/** The first screen: the number, the minutes and the price, for somebody outside a door. */
export function Hero() {
  return (
    <section
      id="call"
      className="grid grid-cols-2 desk:grid-cols-[6fr_3fr_3fr] desk:grid-rows-[minmax(min(20rem,35vh),1fr)_auto_auto] large-text:grid-cols-1"
      aria-label="Call us"
    >
      <Picture
        image={locksmith.heroImage}
        sizes="(min-width: 60rem) 50vw, 100vw"
        load="first"
        className="col-span-full row-start-1 h-[clamp(9rem,30vw,20rem)] w-full low:h-14 object-cover object-[50%_20%] [mask-image:linear-gradient(#000_72%,transparent)] desk:[grid-area:1/2/3/4] desk:h-0 desk:min-h-full desk:[mask-image:linear-gradient(90deg,transparent,#000_22%)]"
      />
      <DemoHeadline
        demo={locksmith}
        className="relative col-span-full row-start-2 mt-2 px-4 pb-3.5 text-[clamp(3.5rem,19vw,9rem)]/[0.84] low:text-[3.75rem]/[0.9] desk:m-0 desk:max-w-[50vw] desk:self-end desk:px-10 desk:pb-0 desk:pt-7 desk:text-[min((50vw-5.25rem)/4.75,13rem)] desk:[grid-area:1/1/2/3] large-text:text-[min(3.5rem,24cqi)] [&_.headline-firm]:sr-only"
      />
      <p className="display order-1 col-span-full px-4 pt-5 text-[1.75rem]/none text-balance desk:max-w-[36rem] desk:px-10 desk:pb-6 desk:text-[2.25rem] desk:[grid-area:2/1/3/2]">
        {locksmith.subheadline}
      </p>
      <CallKey
        hint="Tap. Talk. 24 hours"
        className="col-span-full desk:flex desk:flex-col desk:justify-between desk:[grid-area:3/auto]"
        numberClass="desk:text-[calc((50vw-5.25rem)/3.5)]/[0.96]"
      />
      <a className={fact} href="#arrival">
        <strong className={figure}>
          25<small className="text-[0.4em]"> min</small>
        </strong>
        <span>
          Most doors in town. Airport&nbsp;{airportRoad.minutes}. <u className={more}>All times</u>
        </span>
      </a>
      <a className={`border-l large-text:border-l-0 ${fact}`} href="#prices">
        <strong className={figure}>${slammed.price}</strong>
        <span>
          Slammed door. <u className={more}>All prices</u>
        </span>
      </a>
    </section>
  );
}
