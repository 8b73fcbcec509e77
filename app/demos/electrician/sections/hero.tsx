import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../../kit/headline";
import electrician from "../facts";
import { CallLine } from "./call-line";
import { frame } from "./section";

const steps = [
  { sign: "Smoke or flames?", step: "Everybody out. Call 911." },
  {
    sign: "Sparks, a shock, a burnt smell?",
    step: "Main breaker off: the big switch at the top of the panel.",
  },
  { sign: "Water near the panel?", step: "Stay away from it, and call us from a dry place." },
];

const wallSwitch =
  "switch cursor-pointer appearance-none rounded-lg shadow-[0_10px_22px_rgb(0_0_0/0.4)] before:absolute before:inset-[18%_26%] before:rounded before:shadow-[0_0_0_1px_#98a097] before:content-[''] after:absolute after:inset-[8%_42%_auto] after:h-1 after:rounded-sm after:bg-[#98a097] after:content-[''] checked:after:bg-[#e08a00] checked:after:shadow-[0_0_8px_2px_#ffb52e]";

/** The first screen as a circuit: a switch, the bulb that it lights, and the line to us, which stays on. */
export function Hero() {
  return (
    <div className="circuit pine">
      <div
        className={`grid pb-6 tablet:grid-cols-[24rem_1fr] tablet:grid-rows-[auto_auto_auto_1fr] tablet:gap-x-8 desk:grid-cols-[28rem_1fr] desk:gap-x-12 ${frame}`}
      >
        <div className="-mx-sides h-[min(48vw,24rem,30vh)] bg-[#0b0806] tablet:relative tablet:mx-0 tablet:h-auto tablet:overflow-hidden tablet:rounded-lg tablet:[grid-area:2/2/5/3] desk:min-h-[26.5rem]">
          <Picture
            image={electrician.heroImage}
            sizes="(min-width: 48rem) 64vw, 100vw"
            load="first"
            className="bulb size-full transition-[filter] object-cover object-[60%_0%] tablet:object-[61.5%_30%] tablet:absolute tablet:inset-0"
          />
        </div>
        <span
          aria-hidden
          className="wire col-start-1 row-[2/4] mr-[1.1875rem] w-1.5 justify-self-end bg-live tablet:mr-[calc(38.5%-0.1875rem)] tablet:bg-lamp tablet:[.circuit:has(.switch:not(:checked))_&]:bg-line tablet:[grid-area:1/2] large-text:hidden"
        />
        <input
          type="checkbox"
          role="switch"
          id="lamp"
          aria-label="Lamp in the picture"
          defaultChecked
          className={`${wallSwitch} relative col-start-1 row-start-2 h-16 w-11 self-center justify-self-end tablet:h-[6.5rem] tablet:mr-[calc(38.5%-2.25rem)] tablet:w-[4.5rem] tablet:[grid-area:1/2] low:tablet:h-16 print:hidden large-text:hidden`}
        />
        <DemoHeadline
          demo={electrician}
          signed
          className="headline col-start-1 row-start-2 whitespace-pre-line pb-3 pr-16 pt-5 text-[min(2.75rem,11.6cqi)]/[1.02] font-medium tracking-[-0.02em] text-lit tablet:[grid-area:1/1/2/3] tablet:py-[min(2.5rem,4vh)] tablet:pr-[calc((100%-26rem)*0.385+3.25rem)] desk:pr-[calc((100%-31rem)*0.385+3.25rem)] tablet:text-[min(7.5cqi,6.5rem)]/none large-text:pr-0 large-text:text-[min(2.75rem,14cqi)] [&_.headline-firm]:mt-2.5 [&_.headline-firm]:block [&_.headline-firm]:font-mono [&_.headline-firm]:text-[1.375rem]/[1.25] tablet:[&_.headline-firm]:text-[1.5rem]/[1.25] [&_.headline-firm]:tracking-normal [&_.headline-firm]:[overflow-wrap:anywhere]"
        />
        <p className="col-start-1 row-start-3 pb-5 pr-16 text-pretty text-quiet tablet:row-start-2 tablet:pr-0 desk:pb-11 desk:text-title large-text:pr-0">
          {electrician.subheadline}
        </p>
        <div className="relative tablet:flex tablet:items-center tablet:row-start-3">
          <CallLine />
          <span
            aria-hidden
            className="hidden h-1.5 flex-1 bg-live tablet:-mr-8 tablet:block desk:-mr-12"
          />
        </div>
        <div className="mt-4 tablet:col-start-1 tablet:row-start-4 tablet:self-end">
          <h2 className="sr-only">Before you call</h2>
          <ol>
            {steps.map(({ sign, step }) => (
              <li
                key={sign}
                className="border-line py-2.5 leading-snug tablet:last:pb-0 [&+&]:border-t"
              >
                <h3>{sign}</h3>
                <p className="text-quiet">{step}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}
