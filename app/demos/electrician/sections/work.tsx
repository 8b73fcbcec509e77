import found from "../drawings/panel-found.svg";
import left from "../drawings/panel-left.svg";
import { Section } from "./section";

const image = "h-auto w-full";
const label =
  "absolute top-0 bg-ink px-2.5 py-1 font-mono text-note text-bone large-text:px-1.5 large-text:text-[min(0.875rem,5cqi)]";

/** The firm's finished work: one breaker panel as it was found, and as it was left. */
export function Work() {
  return (
    <Section id="work" ground="sheet" title="Found on Tuesday, left on Wednesday">
      <div className="grid gap-5 desk:grid-cols-[7fr_5fr] desk:items-center desk:gap-16">
        <div className="[--cut:50%]">
          <div className="relative overflow-hidden border border-ink">
            <img
              src={left}
              alt="The panel as left: straight wires, new breakers"
              width={640}
              height={720}
              loading="lazy"
              className={image}
            />
            <img
              src={found}
              alt="The panel as found: tangled wires, a scorched breaker"
              width={640}
              height={720}
              loading="lazy"
              className={`absolute inset-0 [clip-path:inset(0_calc(100%-var(--cut))_0_0)] ${image}`}
            />
            <span className="absolute inset-y-0 left-[var(--cut)] -ml-px w-0.5 bg-lamp" />
            <span className={`left-0 ${label}`}>As found</span>
            <span className={`right-0 ${label}`}>As left</span>
          </div>
          <input
            type="range"
            id="found-left"
            aria-label="How much of the panel is shown as found"
            className="mt-1 h-11 w-full cursor-ew-resize accent-fir [@media(scripting:none)]:hidden"
          />
        </div>
        <p className="text-pretty text-title desk:text-[1.75rem]">
          A drawn example: each wire in its lane, each switch with its room beside it. One day, with
          the permit: <b className="font-mono text-fir">$1,150</b>.
        </p>
      </div>
    </Section>
  );
}
