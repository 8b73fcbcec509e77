import { jobs } from "../jobs";
import house from "./house.svg";

/** A house cut open to show its pipes, with a link for each line of the price guide. */
export function House() {
  return (
    <svg
      className="mx-auto w-full max-w-[34rem] overflow-visible bg-white forced-color-adjust-none desk:max-w-none"
      viewBox="0 0 410 510"
      role="group"
      aria-label="Find your job in the house"
    >
      <image href={house} x="-10" width="430" height="510" />
      {jobs.map(({ name, at: [x, y] }, index) => (
        <Spot
          key={name}
          href={`#price-${index + 1}`}
          mark={String(index + 1)}
          {...{ name, x, y }}
        />
      ))}
      <Spot href="#first-minutes" mark="M" name="Main Shut-Off Valve" x={92} y={404} />
    </svg>
  );
}

interface SpotProps {
  href: string;
  mark: string;
  name: string;
  x: number;
  y: number;
}

function Spot({ href, mark, name, x, y }: SpotProps) {
  return (
    <a className="group" href={href} aria-label={`${mark}: ${name}`}>
      <circle cx={x} cy={y} r="25" fill="none" pointerEvents="all" />
      <rect
        className={`${mark === "M" ? "fill-blue" : "fill-ink"} stroke-white stroke-[2.5] [stroke-linejoin:round] group-hover:fill-white group-hover:stroke-ink group-focus-visible:fill-white group-focus-visible:stroke-ink`}
        x={x - 12}
        y={y - 12}
        width="24"
        height="24"
        rx="3"
      />
      <text
        className="fill-white text-[14px] font-bold [text-anchor:middle] group-hover:fill-ink group-focus-visible:fill-ink"
        x={x}
        y={y + 5}
      >
        {mark}
      </text>
    </a>
  );
}
