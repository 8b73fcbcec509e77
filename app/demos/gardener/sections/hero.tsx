import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../../kit/headline";
import gardener from "../facts";
import { button, largePhone, Phone } from "./links";

const side =
  "grid justify-items-center tablet:content-start tablet:pb-10 desk:row-start-1 desk:content-center desk:py-4";

/** The headline over the picture's arch. */
export function Hero() {
  return (
    <section className="border-b-8 border-moss" aria-label="Welcome">
      <DemoHeadline
        demo={gardener}
        className="mx-auto max-w-[18ch] px-5 pb-1 pt-5 text-center text-[clamp(2.875rem,11.6vw,4.25rem)]/[0.98] tracking-[-0.02em] desk:max-w-[15em] desk:px-12 desk:pb-8 desk:pt-7 desk:text-[clamp(4rem,5.5vw,6rem)]/[0.94] low:!max-w-none low:!text-[2.75rem] large-text:!text-[min(2.875rem,13cqi)] [&_.headline-firm]:sr-only"
      />
      <div className="grid px-5 text-center tablet:px-12 desk:grid-cols-[1fr_min(38rem,46vw)_1fr] desk:gap-x-10 desk:px-sides">
        <div className="rounded-t-[100rem] border border-moss p-2.5 tablet:mx-auto tablet:w-[min(100%,36rem)] desk:w-full desk:self-end desk:border-b-0 desk:p-3.5 desk:pb-0 desk:[grid-area:1/2] print:mx-auto print:w-[19rem]">
          <div className="overflow-hidden rounded-t-[100rem]">
            <Picture
              image={gardener.heroImage}
              sizes="(min-width: 64rem) 46rem, (min-width: 44rem) 53rem, calc(153vw - 6rem)"
              load="first"
              className="-mb-[12%] block aspect-[1/1.02] h-auto w-full object-cover desk:aspect-[20/17]"
            />
          </div>
        </div>
        <div className={`-order-1 gap-5 pb-7 pt-4 desk:order-none ${side}`}>
          <p className="text-lead text-balance desk:text-note">{gardener.subheadline}</p>
          <a className={`w-full tablet:w-auto ${button}`} href="#visit">
            Book a visit
          </a>
        </div>
        <div className={`gap-1.5 pb-9 pt-7 print:py-3 ${side}`}>
          <p className="text-balance desk:text-note">
            Call on weekdays before 6&nbsp;p.m. The first visit is free, and you get a written list
            of jobs.
          </p>
          <Phone className={`tablet:!hidden ${largePhone}`} />
        </div>
      </div>
    </section>
  );
}
