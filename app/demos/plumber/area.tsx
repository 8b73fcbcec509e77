import { HarborMap } from "./harbor-map";
import { firstTown, towns } from "./towns";

/** The map of the towns within an hour; the way to the chosen town is drawn on it. */
export function Area() {
  return (
    <section className="pl-area" id="area" aria-labelledby="area-title">
      <HarborMap />
      <div className="pl-wrap">
        <div className="pl-legend">
          <h2 id="area-title">Towns We Serve</h2>
          <p>We reach all 12 within 1 hour.</p>
          <fieldset>
            <legend>Pick your town:</legend>
            <div className="pl-towns">
              {towns.map(({ slug, name }) => (
                <label key={slug}>
                  <input
                    type="radio"
                    name="town"
                    value={slug}
                    defaultChecked={slug === firstTown}
                  />
                  <span>{name}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className="pl-answers">
            {towns.map(({ slug, name, minutes, road, inside }) => (
              <p key={slug} className={`pl-chosen pl-to-${slug}`}>
                <strong>
                  {name}: About {minutes} Minutes
                </strong>{" "}
                Take {road}. {inside ? "No trip charge." : "The trip charge is $25."}
              </p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
