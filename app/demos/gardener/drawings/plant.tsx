import { Holly, RoseHip, Snowdrop, Switchgrass, WitchHazel } from "./fall";
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
    <svg className="gg-plants" aria-hidden="true" width="0" height="0">
      {Object.entries(drawings).map(([month, Drawing]) => (
        <symbol key={month} id={`gg-${month}`} viewBox="0 0 100 220" overflow="visible">
          <Drawing />
        </symbol>
      ))}
    </svg>
  );
}

/** The months whose flower or fruit is red; the others bloom in white. */
const red = ["april", "august", "november", "december", "january"];

/** The plant of a month, with its foot on the lower edge. */
export function Plant({ month }: { month: string }) {
  return (
    <svg
      viewBox="0 0 100 220"
      className={red.includes(month) ? "gg-plant gg-red" : "gg-plant"}
      aria-hidden="true"
    >
      <use href={`#gg-${month}`} />
    </svg>
  );
}
