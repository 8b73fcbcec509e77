import type { ReactNode } from "react";
import { RoomDrawing } from "../drawings/room-drawing";
import roller from "../drawings/roller.svg";
import { Swatch } from "../drawings/swatch";
import { roomNames, type Room } from "../facts";
import type { Palette } from "../paints";
import { Pill } from "./pill";

/** What a comparison shows without its slider. */
const views = [
  { value: "before", label: "Before" },
  { value: "both", label: "A bit of both" },
  { value: "after", label: "After" },
];

const state =
  "absolute top-3 rounded-full px-[0.8rem] py-[0.15rem] font-bold forced-colors:border-2 large-text:px-2 large-text:text-[min(0.75rem,6cqi)]";

interface ComparisonProps {
  room: Room;
  palette: Palette;
  /** The padding of what stands below the drawing, if that is half as wide as the page. */
  half?: string;
  before: string;
  after: string;
  /** A remark that is stuck onto the drawing's lower edge. */
  children?: ReactNode;
}

/**
 * A room before and after, in one frame: three radio buttons choose the view, and with scripts a paint roller can be
 * dragged across.
 */
export function Comparison(props: ComparisonProps) {
  const { room, palette, half, before, after, children } = props;
  const name = roomNames[room];
  const grip = `absolute left-[--cut] h-auto -translate-x-1/2 ${half ? "top-[22%] w-[17%] tablet:w-[10%] desk:top-[16%] desk:w-[16%]" : "top-[18%] w-[17%] tablet:top-[15%] tablet:w-[9%]"}`;
  return (
    <figure className="compare min-w-0" data-compare>
      <div
        className={`group/stage relative overflow-hidden tablet:aspect-[3/2] has-[:focus-visible]:outline has-[:focus-visible]:outline-4 has-[:focus-visible]:outline-offset-4 has-[:focus-visible]:outline-ink ${half ? "aspect-[1/1.02] desk:aspect-[6/5]" : "aspect-[1/1.1] mx-auto max-w-[96rem] desk:aspect-[2]"}`}
      >
        <RoomDrawing
          room={room}
          palette={palette}
          label={`After: ${after}`}
          className="absolute inset-0 size-full"
        />
        <RoomDrawing
          room={room}
          label={`Before: ${before}`}
          className="old absolute inset-0 size-full"
        />
        <span className={`left-3 bg-plaster ${state}`} aria-hidden="true">
          Before
        </span>
        <span className={`right-3 bg-ink text-plaster ${state}`} aria-hidden="true">
          After
        </span>
        <img className={`drop-shadow-lg ${grip}`} src={roller} width="96" height="340" alt="" />
        <svg
          className={`overflow-visible group-has-[[type=range][hidden]]/stage:hidden ${grip}`}
          viewBox="0 0 96 340"
          aria-hidden="true"
        >
          <g fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth="16">
            <path d="M8 82-8 99 8 116M96 82l16 17-16 17" stroke="#fff8ee" />
            <path d="M8 82-8 99 8 116M96 82l16 17-16 17" className="stroke-ink" strokeWidth="7" />
          </g>
        </svg>
        {/* Wider than the drawing by a thumb, so that the thumb's middle runs from edge to edge. */}
        <input
          className="slider absolute left-[-1.75rem] top-0 m-0 h-full w-[calc(100%+3.5rem)] cursor-ew-resize touch-pan-y appearance-none opacity-0"
          type="range"
          min="0"
          max="100"
          defaultValue="50"
          aria-label={`${name}: drag the roller to see more or less of the old paint`}
          hidden
        />
      </div>
      {children}
      <figcaption
        className={`mt-4 flex flex-wrap items-center gap-x-8 gap-y-[0.9rem] desk:mt-6 ${half ?? "px-sides"}`}
      >
        <fieldset className="flex flex-wrap rounded-[1.5rem] border-2 border-ink">
          <legend className="sr-only">{name}: what to show</legend>
          {views.map(({ value, label }) => (
            <Pill
              key={value}
              name={`${room}-view`}
              value={value}
              checked={value === "both"}
              pillClass="min-h-11 px-4 forced-colors:border-2"
            >
              {label}
            </Pill>
          ))}
        </fieldset>
        <ul
          className="flex flex-wrap gap-x-3 gap-y-1 text-[0.9375rem] tablet:gap-x-5 tablet:text-[1em]"
          aria-label={`Paints of the ${name.toLowerCase()}`}
        >
          {[palette.wall, palette.trim, palette.brave].map((paint) => (
            <li key={paint.code}>
              <Swatch paint={paint} /> {paint.name}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
