import { Picture } from "~/ui/picture";
import { useFirmName } from "../../kit/facts";
import { DemoHeadline } from "../../kit/headline";
import electrician from "../facts";
import { Toggle } from "./faults";
import { Awake, callLink, frame } from "./section";

/** The circuits of the page. */
const circuits = [
  { to: "faults", name: "What is wrong?" },
  { to: "work", name: "Our work" },
  { to: "license", name: "License" },
  { to: "prices", name: "Prices" },
  { to: "car-chargers", name: "Car chargers" },
  { to: "smart-homes", name: "Smart homes" },
];

/** The headline beside the lit bulb, what to do now, and the menu as the directory of a breaker panel. */
export function Hero() {
  return (
    <div className="soot">
      <div className="relative tablet:grid tablet:min-h-[min(34rem,calc(100vh-24rem))]">
        <div className="h-[min(42vw,22rem,32vh)] tablet:absolute tablet:inset-[0_0_0_38%] tablet:h-auto">
          <Picture
            image={electrician.heroImage}
            sizes="(min-width: 48rem) 64vw, 100vw"
            load="first"
            className="bulb size-full object-cover object-top tablet:object-center"
          />
        </div>
        <div
          className={`relative pb-5 tablet:flex tablet:flex-col tablet:justify-center tablet:py-10 low:tablet:py-4 ${frame}`}
        >
          <DemoHeadline
            demo={electrician}
            className="max-w-[8em] text-[clamp(2.75rem,1.1rem+5.3vw,5.75rem)]/[0.98] font-medium tracking-[-0.045em] low:tablet:text-[3.25rem] [text-wrap:balance] large-text:text-[min(2.75rem,15cqi)] [&_.headline-firm]:mb-2.5 [&_.headline-firm]:block [&_.headline-firm]:font-mono [&_.headline-firm]:text-[0.9375rem]/[1.4] [&_.headline-firm]:tracking-normal [&_.headline-firm]:text-glow [&_.headline-firm]:[overflow-wrap:anywhere]"
          />
          <p className="mt-3 max-w-[27rem] text-[clamp(1.0625rem,1rem+0.3vw,1.25rem)]/[1.45] text-quiet tablet:mt-5">
            {electrician.subheadline}
          </p>
        </div>
      </div>
      <DoNow />
      <Directory />
    </div>
  );
}

const step =
  "grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 px-4 py-3 tablet:px-4 tablet:py-5 desk:px-6 large-text:grid-cols-1";
const number = "row-[1/3] font-mono text-note leading-[1.875rem] large-text:row-auto";

function DoNow() {
  return (
    <div className={frame}>
      <h2 className="sr-only">What to do now</h2>
      <ol className="grid border border-glow tablet:grid-cols-[1fr_1.25fr_1.25fr]">
        <li className={step}>
          <span className={`text-glow ${number}`}>1</span>
          <h3>Smoke or flames?</h3>
          <p className="text-quiet">Everybody out. Call 911.</p>
        </li>
        <li className={`border-edge max-tablet:border-t tablet:border-l ${step}`}>
          <span className={`text-glow ${number}`}>2</span>
          <h3>Sparks, a shock, a burnt smell?</h3>
          <p className="text-quiet">Main breaker off: the big switch at the top of the panel.</p>
        </li>
        <li>
          <a href={callLink} className={`h-full bg-glow text-ink hover:bg-lit ${step}`}>
            <span className={number}>3</span>
            <b className="whitespace-nowrap font-mono text-[1.375rem]/[1.875rem] large-text:text-[min(1.375rem,8.5cqi)]">
              Call {electrician.phone}
            </b>
            <Awake className="" />
          </a>
        </li>
      </ol>
    </div>
  );
}

function Directory() {
  return (
    <nav aria-label={`${useFirmName(electrician)} menu`} className={`pb-6 pt-3 ${frame}`}>
      <ol className="grid grid-cols-2 border border-edge bg-raised desk:grid-cols-6 large-text:grid-cols-1">
        {circuits.map(({ to, name }) => (
          <li
            key={to}
            className="group/circuit border-line max-desk:even:border-l-[3px] max-desk:even:[border-left-style:double] max-desk:[&:nth-child(n+3)]:border-t desk:[&+&]:border-l large-text:!border-l-0 large-text:[&+&]:border-t"
          >
            <a
              className="group flex h-full min-h-12 items-center gap-2.5 px-2.5 py-2 leading-[1.2] max-desk:group-even/circuit:flex-row-reverse max-desk:group-even/circuit:text-right desk:min-h-[4.5rem] desk:px-3.5 large-text:!flex-row large-text:!text-left"
              href={`#${to}`}
            >
              <span className="flex-1 text-[0.9375rem] font-medium">{name}</span>
              <Toggle />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
