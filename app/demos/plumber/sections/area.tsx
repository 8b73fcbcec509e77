import { HarborMap } from "../drawings/harbor-map";
import { firstTown, towns } from "../towns";

/** The map of the towns within an hour; the way to the chosen town is drawn on it. */
export function Area() {
  return (
    <section className="pl-area" id="area" aria-labelledby="area-title">
      <HarborMap />
      <div className="pl-wrap">
        <div className="pl-legend">
          <h2 id="area-title">Towns We Serve</h2>
          <p>
            Our shop is in Port Amory, and we can be in any of these 12 towns around it within an
            hour.
          </p>
          <fieldset>
            <legend>Which town are you in?</legend>
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
                We take {road}, and{" "}
                {inside ? "we do not charge for the trip." : "the trip to you is $25."}
              </p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
