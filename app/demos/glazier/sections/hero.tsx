import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../../kit/headline";
import glazier from "../facts";
import { button } from "./section";

/** The first screen: one thin line of words above a stack of glass. */
export function Hero() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-[1.375rem] px-sides pb-8 desk:grid-cols-[repeat(12,minmax(0,1fr))] desk:gap-x-6 desk:gap-y-9 desk:pb-12 desk:pt-7 low:grid-cols-2 low:gap-6 low:pt-3">
      <DemoHeadline
        demo={glazier}
        className="text-[calc(1rem+10.4vw)]/[0.98] font-light tracking-[-0.035em] tablet:font-extralight desk:col-span-full desk:-ml-[0.05em] low:col-span-full low:!text-[6.8vw]/none desk:text-[min(1.25rem+7vw,8.25rem)]/[0.98] [&_.headline-firm]:sr-only"
      />
      <div className="grid gap-5 desk:col-[1/4] desk:content-start desk:gap-8 low:col-auto">
        <p className="max-w-[30rem] text-[1.1875rem]/[1.4] desk:text-[1.375rem]/[1.35]">
          {glazier.subheadline}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-4 desk:grid desk:w-fit desk:text-center">
          <a className={button} href={`tel:${glazier.phone}`}>
            Call us at {glazier.phone}
          </a>
          <a
            className={`${button} !border-brick !bg-brick !shadow-[0_4px_0_#e59a72]`}
            href="#boarding"
          >
            My window just broke
          </a>
        </p>
      </div>
      <div className="order-first -mx-sides desk:order-none desk:col-[4/-1] desk:ml-0 low:order-none low:col-auto low:ml-0">
        <Picture
          image={glazier.heroImage}
          sizes="(min-width: 64rem) 72vw, 100vw"
          load="first"
          className="block h-[clamp(11rem,46vw,30rem)] w-full object-cover desk:h-[clamp(26rem,39vw,46rem)] low:h-72"
        />
      </div>
    </div>
  );
}
