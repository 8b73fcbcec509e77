import { loadFirst } from "~/ui/picture";
import { DemoHeadline } from "../../kit/headline";
import sink from "../drawings/sink.svg";
import plumber from "../facts";
import { button, onDark } from "./section";

const reasons = [
  "We are licensed and insured.",
  "We come the same day, on Sundays too.",
  "We give you the price in writing.",
] as const;

/** What stands in the night left of the house: the drawing's wall is at 42% of the page. */
const outside =
  "relative z-[1] px-5 tablet:px-8 desk:pr-6 wide:pl-sides wide:pr-2 desk:col-start-1 low:col-start-1 low:pr-0";

/** Takes from the first line what the question leaves over, so that the answer stays together on the second. */
const question =
  "[text-wrap:wrap] before:float-right before:h-[0.5em] before:w-[calc(100%-8.5em)] before:content-[''] desk:before:hidden";

/** The headline in the night, in front of a kitchen that is cut open. */
export function Hero() {
  return (
    <div
      className={`relative grid grid-cols-1 overflow-hidden bg-ink text-white desk:min-h-[max(35rem,min(54.5cqi,100svh-11rem))] desk:grid-cols-[42%_1fr] desk:content-center desk:pb-8 low:min-h-0 low:grid-cols-[1fr_45%] ${onDark}`}
    >
      <DemoHeadline
        demo={plumber}
        className={`pt-5 text-[min(clamp(2.125rem,1.2rem+3.6vw,4.125rem),(100cqi-2.5rem)/10)]/none large-text:text-[2.125rem] tracking-[-0.02em] tablet:pt-7 desk:pt-6 desk:text-[min(4.9vw,max(3.75rem,7rem-2.7vw))]/none low:text-[2.25rem] desk:[&_.headline-firm]:pr-[2.6vw] ${question} ${outside}`}
        signed
      />
      <img
        className="-mt-4 aspect-[5/4] w-full object-cover object-[100%_100%] tablet:aspect-[7/5] desk:absolute desk:inset-0 desk:mt-0 desk:aspect-auto desk:h-full desk:object-[42%_100%] low:static low:mt-0 low:col-start-2 low:row-span-2 low:row-start-1 low:aspect-auto low:h-0 low:min-h-full low:object-[85%_100%]"
        src={sink}
        alt="A plumber with a headlamp on his knees before a kitchen sink at night"
        width={1440}
        height={720}
        {...loadFirst}
      />
      <div
        className={`grid grid-cols-1 gap-5 pb-9 pt-5 text-[1.125rem] desk:gap-6 desk:pb-0 desk:pt-6 low:gap-4 low:py-5 ${outside}`}
      >
        <p className="max-w-[30rem]">{plumber.subheadline}</p>
        <ul className="ticks text-[1.0625rem]/[1.7] font-semibold">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className="flex max-w-[30rem] flex-wrap items-center gap-x-6 gap-y-3">
          <a className={`border-yellow bg-yellow text-ink hover:bg-white ${button}`} href="#quote">
            Get a Quote
          </a>
          <a
            className="inline-flex min-h-11 items-center font-semibold underline decoration-[3px] underline-offset-[6px] hover:decoration-[5px]"
            href="#first-minutes"
          >
            Shut Off Your Water
          </a>
        </p>
      </div>
    </div>
  );
}
