import type { ReactNode } from "react";
import type { Palette } from "../paints";
import { RoomDrawing } from "../drawings/room-drawing";
import { Swatch } from "../drawings/swatch";
import { roomNames, type Room } from "./wishes";

/** What a comparison shows without its slider. */
const views = [
  { value: "before", label: "Before" },
  { value: "both", label: "A bit of both" },
  { value: "after", label: "After" },
];

interface ComparisonProps {
  room: Room;
  palette: Palette;
  before: string;
  after: string;
  /** A remark that is stuck onto the drawing's lower edge. */
  children?: ReactNode;
}

/**
 * A room before and after, in one frame: three radio buttons choose the view, and with scripts a paint roller can be
 * dragged across.
 */
export function Comparison({ room, palette, before, after, children }: ComparisonProps) {
  const name = roomNames[room];
  return (
    <figure className={`sc-compare sc-compare-${room}`} data-compare>
      <div className="sc-stage">
        <RoomDrawing room={room} palette={palette} label={`After: ${after}`} className="sc-view" />
        <RoomDrawing room={room} label={`Before: ${before}`} className="sc-view sc-old" />
        <span className="sc-state sc-state-before" aria-hidden="true">
          Before
        </span>
        <span className="sc-state sc-state-after" aria-hidden="true">
          After
        </span>
        <Roller />
        <input
          className="sc-range"
          type="range"
          min="0"
          max="100"
          defaultValue="50"
          aria-label={`${name}: drag the roller to see more or less of the old paint`}
          hidden
        />
      </div>
      {children}
      <figcaption className="sc-caption">
        <fieldset className="sc-views">
          <legend className="sr-only">{name}: what to show</legend>
          {views.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name={`${room}-view`}
                value={value}
                defaultChecked={value === "both"}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <ul className="sc-paints" aria-label={`Paints of the ${name.toLowerCase()}`}>
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

/** The edge between the two: a roller, as it stands on the wall. */
function Roller() {
  return (
    <svg className="sc-roller" viewBox="0 0 88 300" aria-hidden="true" focusable="false">
      <path
        d="M44 30V14h32v150H44v40"
        fill="none"
        stroke="#2b0f36"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <rect
        x="26"
        y="26"
        width="36"
        height="124"
        rx="8"
        fill="#fff8ee"
        stroke="#2b0f36"
        strokeWidth="4"
      />
      <path
        d="M35 34v108m9-108v108m9-108v108"
        stroke="#2b0f36"
        strokeOpacity=".14"
        strokeWidth="3"
      />
      <path d="M36 200h16l4 84a12 12 0 0 1-24 0z" fill="#b8195a" stroke="#2b0f36" strokeWidth="4" />
      <circle cx="44" cy="276" r="4" fill="#2b0f36" />
      <path
        className="sc-roller-arrows"
        d="m14 76-12 12 12 12M74 76l12 12-12 12"
        fill="none"
        stroke="#2b0f36"
        strokeWidth="5"
      />
    </svg>
  );
}
