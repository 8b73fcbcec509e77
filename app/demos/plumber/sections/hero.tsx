import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../../kit/headline";
import plumber from "../facts";
import { button, onDark } from "./section";

const reasons = [
  "We are licensed and insured.",
  "We come the same day, on Sundays too.",
  "We give you the price in writing.",
] as const;

/** The headline beside the still life. */
export function Hero() {
  return (
    <div
      className={`grid grid-cols-1 bg-ink text-white desk:grid-cols-[minmax(29rem,40%)_1fr] wide:grid-cols-[calc(max(0px,(100vw-90rem)/2)+clamp(29rem,40vw,36rem))_1fr] low:grid-cols-[3fr_2fr] ${onDark}`}
    >
      <div className="grid grid-cols-1 gap-5 px-5 pb-9 pt-[1.375rem] text-[1.125rem] tablet:px-8 desk:content-end desk:gap-7 desk:pb-14 desk:pt-12 wide:pl-sides low:gap-4 low:py-5">
        <DemoHeadline
          demo={plumber}
          className="text-[clamp(2.125rem,1.2rem+3.6vw,4.125rem)]/none tracking-[-0.02em] desk:text-[min(4.05vw,3.75rem)] low:text-[2.25rem]"
          signed
        />
        <p className="max-w-[30rem]">{plumber.subheadline}</p>
        <ul className="ticks text-[1.0625rem]/[1.7] font-semibold">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className="flex max-w-[30rem] flex-wrap items-center gap-x-7 gap-y-3">
          <a className={`border-yellow bg-yellow text-ink hover:bg-white ${button}`} href="#quote">
            Get a Quote
          </a>
          <a
            className="inline-flex min-h-11 items-center font-semibold underline decoration-[3px] underline-offset-[6px] hover:decoration-[5px]"
            href="#prices"
          >
            See Our Prices
          </a>
        </p>
      </div>
      <Picture
        image={plumber.heroImage}
        sizes="(min-width: 64rem) 62vw, 100vw"
        load="first"
        className="-order-1 aspect-[2] w-full object-cover object-top desk:order-none desk:aspect-auto desk:h-full desk:max-h-[52rem] desk:min-h-[36rem] low:order-none low:aspect-auto low:h-full low:min-h-0"
      />
    </div>
  );
}
