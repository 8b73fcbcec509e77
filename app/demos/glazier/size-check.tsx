import { glassTypes } from "./glass";
import { exampleMeasured, orderLines } from "./sizing";

/** Warm: what most people order. */
const usual = glassTypes[1]!;

const rows = [
  {
    side: "width",
    name: "Widths",
    values: exampleMeasured.widths,
    places: ["top", "middle", "bottom"],
  },
  {
    side: "height",
    name: "Heights",
    values: exampleMeasured.heights,
    places: ["left", "middle", "right"],
  },
  {
    side: "diagonal",
    name: "Diagonals",
    values: exampleMeasured.diagonals,
    places: ["falling", "rising"],
  },
];

/** Turns what somebody measured into the pane to order and its price; without scripts, an example. */
export function SizeCheck() {
  const [size, price, frame] = orderLines(exampleMeasured, usual.price)!;
  return (
    <div className="gz-check" data-size-check="" role="group" aria-labelledby="check-title">
      <div className="gz-check-head">
        <h3 id="check-title">Your pane</h3>
        <p>
          The smallest width and the smallest height, less an eighth of an inch each. A frame moves,
          and glass does not.
        </p>
      </div>
      <div className="gz-check-fields" data-needs-script="" hidden>
        {rows.map(({ side, name, values, places }) => (
          <fieldset key={side}>
            <legend>{name}, in inches</legend>
            {places.map((place, index) => (
              <label key={place}>
                {place}
                <input
                  type="number"
                  min="4"
                  max="144"
                  step="0.125"
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={values[index]}
                  data-side={side}
                />
              </label>
            ))}
          </fieldset>
        ))}
        <label className="gz-check-glass">
          Glass
          <select defaultValue={usual.price} autoComplete="off">
            {glassTypes.map((type) => (
              <option key={type.slug} value={type.price}>
                {type.name}: ${type.price} per sq ft
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="gz-check-result" aria-live="polite">
        <p className="gz-check-label">Order</p>
        <p className="gz-check-size" data-line="">
          {size}
        </p>
        <p data-line="">{price}</p>
        <p data-line="">{frame}</p>
      </div>
      <p className="gz-small">
        This is a demo: nothing is sent. The first numbers are an example in {usual.name} glass.
      </p>
    </div>
  );
}
