import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../../kit/headline";
import builder from "../facts";
import { PhoneNumber } from "./phone-number";
import { button } from "./section";

/** The first screen: the wall, and the promise with its signature and number. */
export function Hero() {
  return (
    <div className="flex flex-col-reverse bg-paper low:flex-row-reverse desk:grid desk:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
      <div className="px-[clamp(1rem,3.4vw,3rem)] pb-7 pt-[clamp(1.5rem,5vw,4rem)] desk:flex low:flex-1 low:pt-3 desk:min-h-[37rem] desk:flex-col desk:justify-center desk:pb-[3.25rem] desk:pl-12 desk:pr-sides desk:pt-12 desk:[grid-area:1/2]">
        <p className="label mb-3 text-brick low:mb-2">
          Brick houses and additions in Decorah, Iowa
        </p>
        <DemoHeadline
          demo={builder}
          className="max-w-[8em] text-[clamp(2.25rem,12.2vw,4.75rem)]/[0.93] tracking-[-0.025em] desk:text-[clamp(4rem,6.4vw,6.5rem)]/[0.93] large-text:text-[min(2.25rem,15cqi)] low:max-w-none low:text-[2.25rem]"
          signed
        />
        <p className="mt-5 max-w-[30rem] text-[1.1875rem]/[1.4] desk:mt-7 desk:max-w-[33rem] desk:text-[1.375rem]/[1.4]">
          {builder.subheadline}
        </p>
        <p className="mt-6 flex flex-wrap items-end gap-x-10 gap-y-5 desk:mt-9 desk:gap-x-12 desk:gap-y-6">
          <PhoneNumber label="Office telephone" />
          <a className={button} href="#request">
            Send A Project Request
          </a>
        </p>
      </div>
      <div className="relative low:w-1/3 desk:[grid-area:1/1]">
        <Picture
          image={builder.heroImage}
          sizes="(min-width: 64rem) 60vw, 100vw"
          load="first"
          className="aspect-[2.6] tablet:aspect-[2] h-auto w-full print:aspect-[4] object-cover object-[50%_25%] tablet:object-center low:h-full desk:absolute desk:inset-0 desk:aspect-auto desk:h-full"
        />
      </div>
    </div>
  );
}
