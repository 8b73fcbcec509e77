import { Holly, RoseHip, Snowdrop, Switchgrass, WitchHazel } from "./fall-and-winter";
import { Allium, Crocus, Foxglove, Tulip } from "./spring";
import { Anemone, Coneflower, Tomato } from "./summer";

const drawings = {
  march: Crocus,
  april: Tulip,
  may: Allium,
  june: Foxglove,
  july: Coneflower,
  august: Tomato,
  september: Anemone,
  october: Switchgrass,
  november: RoseHip,
  december: Holly,
  january: WitchHazel,
  february: Snowdrop,
};

/** The drawings of the plants, once, for each {@link Plant} of the page. */
export function PlantDrawings() {
  return (
    <svg className="absolute" aria-hidden="true" width="0" height="0">
      {Object.entries(drawings).map(([month, Drawing]) => (
        <symbol key={month} id={`plant-${month}`} viewBox="0 0 100 220" overflow="visible">
          <Drawing />
        </symbol>
      ))}
    </svg>
  );
}

/** The months whose flower or fruit is red; the others bloom in white. */
const red = ["april", "august", "november", "december", "january"];

interface PlantProps {
  month: string;
  /** Its size and stroke; `colored` makes a painted one of a line drawing. */
  className: string;
}

/** The plant of a month, with its foot on the lower edge. */
export function Plant({ month, className }: PlantProps) {
  return (
    <svg
      viewBox="0 0 100 220"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`plant overflow-visible ${red.includes(month) ? "red" : ""} ${className}`}
      aria-hidden="true"
    >
      <use href={`#plant-${month}`} />
    </svg>
  );
}
