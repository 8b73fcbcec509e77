import { glassTypes } from "./glass";
import { exampleMeasured, orderLines } from "./sizing";

/** Thermal: the type in the most frequent demand. */
const usual = glassTypes[1]!;

const rows = [
  {
    side: "width",
    name: "Width readings",
    values: exampleMeasured.widths,
    places: ["top", "center", "bottom"],
  },
  {
    side: "height",
    name: "Height readings",
    values: exampleMeasured.heights,
    places: ["left", "center", "right"],
  },
  {
    side: "diagonal",
    name: "Diagonal readings",
    values: exampleMeasured.diagonals,
    places: ["falling", "rising"],
  },
];

/** Turns what somebody measured into the pane to order and its price; without scripts, an example. */
export function SizeCheck() {
  const [size, metric, price, frame] = orderLines(exampleMeasured, usual.price)!;
  return (
    <div className="gz-check" data-size-check="" role="group" aria-labelledby="check-title">
      <div className="gz-check-head">
        <h3 id="check-title">Size calculation</h3>
        <p>
          Order size: smallest width and smallest height, each less 1/8&nbsp;in (3&nbsp;mm) edge
          clearance for movement of the frame.
        </p>
      </div>
      <div className="gz-check-fields" data-needs-script="" hidden>
        {rows.map(({ side, name, values, places }) => (
          <fieldset key={side}>
            <legend>{name}, in</legend>
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
          Glass type
          <select defaultValue={usual.price} autoComplete="off">
            {glassTypes.map((type) => (
              <option key={type.slug} value={type.price}>
                {type.name}, USD {type.price} per sq ft
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="gz-check-result" aria-live="polite">
        <p className="gz-check-label">Order size</p>
        <p className="gz-check-size" data-line="">
          {size}
        </p>
        <p data-line="">{metric}</p>
        <p data-line="">{price}</p>
        <p data-line="">{frame}</p>
      </div>
      <p className="gz-small">
        Demonstration: nothing is sent, calculation within the browser. Initial readings: example
        with {usual.name} glass.
      </p>
    </div>
  );
}
