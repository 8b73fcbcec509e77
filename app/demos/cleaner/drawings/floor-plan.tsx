import { rooms, type Task } from "../rooms";
import plan from "./plan.svg";

/** Of each room its floor, 800 by 600, its area in the grid of the labels, and its label's place in that. */
const places: Record<string, readonly [floor: string, area: string, label: string]> = {
  kitchen: ["M20 20h270v260H20z", "[grid-area:2/2]", "bottom-[4%] right-[3%]"],
  bathroom: [
    "M290 20h170v260H290z",
    "[grid-area:2/3/auto/5]",
    "bottom-[27%] left-1/2 -translate-x-1/2 large-text:translate-x-0",
  ],
  bedroom: ["M460 20h320v260H460z", "[grid-area:2/5/auto/7]", "bottom-[5%] right-[30%]"],
  living: ["M20 280h380v300H20z", "[grid-area:3/2/auto/4]", "left-[24%] top-[8%]"],
  hall: ["M400 280h140v300H400z", "[grid-area:3/4/auto/6]", "left-[9%] top-[8%]"],
  study: ["M540 280h240v300H540z", "[grid-area:3/6]", "left-[9%] top-[8%]"],
};

/** A home of six rooms from above, to choose one, with a check mark wherever the list has a line. */
export function FloorPlan() {
  return (
    <div className="rounded-bend bg-white p-[clamp(0.5rem,2vw,2rem)]">
      <div className="relative">
        <svg
          aria-hidden
          viewBox="0 0 800 600"
          className="w-full [--large:1] [--size:0.6] max-tablet:[--large:1.5] max-tablet:[--size:0.75]"
        >
          {rooms.map(({ id }) => (
            <path key={id} d={places[id]![0]} className={`floor ${id}`} />
          ))}
          <image href={plan} width="800" height="600" />
          {rooms.map(({ id, everyVisit, monthly }) => (
            <g key={id} className={id} strokeLinecap="round" strokeLinejoin="round">
              {everyVisit.map(({ text, at }, index) => (
                <Spot key={text} name={`${id}-${index}`} at={at} />
              ))}
              <Spot name={`${id}-month`} at={monthly.at} />
            </g>
          ))}
        </svg>
        <div className="absolute inset-0 grid grid-cols-[20fr_270fr_110fr_60fr_80fr_240fr_20fr] grid-rows-[20fr_260fr_300fr_20fr] large-text:static large-text:flex large-text:flex-wrap large-text:gap-1 large-text:pt-1">
          {rooms.map(({ id, name }, index) => (
            <label
              key={id}
              className={`group relative cursor-pointer has-[:focus-visible]:outline has-[:focus-visible]:outline-[3px] has-[:focus-visible]:-outline-offset-8 has-[:focus-visible]:outline-ink ${places[id]![1]}`}
            >
              <input
                type="radio"
                name="room"
                value={id}
                defaultChecked={index === 0}
                className="peer sr-only"
              />
              <span
                className={`absolute whitespace-nowrap rounded-[1em] border-[1.5px] border-sky bg-white px-[0.4em] py-[0.3em] text-[clamp(0.875rem,0.6rem+0.8vw,1.125rem)]/none font-extrabold tracking-[-0.02em] group-hover:border-ink peer-checked:border-ink peer-checked:bg-ink peer-checked:text-white peer-checked:forced-color-adjust-none large-text:static large-text:block ${places[id]![2]}`}
              >
                {name}
              </span>
            </label>
          ))}
        </div>
      </div>
    </div>
  );
}

function Spot({ name, at: [x, y] }: { name: string; at: Task["at"] }) {
  return (
    <g id={`at-${name}`} transform={`translate(${x} ${y})`}>
      <g className="spot">
        <circle r="15" strokeWidth="2" />
        <path d="m-6.5 .5 4.5 4.5 8.5-9.5" fill="none" />
      </g>
    </g>
  );
}
