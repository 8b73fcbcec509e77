import { HarborMap } from "./harbor-map";
import { firstTown, towns } from "./towns";

/** The map of the towns within an hour; the chosen town's way is drawn on it. */
export function Area() {
  return (
    <section className="pl-area" id="area" aria-labelledby="area-title">
      <HarborMap />
      <div className="pl-wrap">
        <div className="pl-legend">
          <h2 id="area-title">The hour around the harbor</h2>
          <p>
            The light land is where the van arrives inside an hour, at noon on a weekday. At night
            it is faster.
          </p>
          <fieldset>
            <legend>Which town are you in?</legend>
            <div className="pl-towns">
              {towns.map(({ slug, name, minutes }) => (
                <label key={slug}>
                  <input
                    type="radio"
                    name="town"
                    value={slug}
                    defaultChecked={slug === firstTown}
                  />
                  <span>{name}</span>
                  <span className="pl-minutes">{minutes} min</span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className="pl-answers">
            {towns.map(({ slug, name, minutes, road, inside }) => (
              <p key={slug} className={`pl-chosen pl-to-${slug}`}>
                <strong>
                  {name}: {minutes} minutes by {road}.
                </strong>{" "}
                {inside ? "Inside the ring road: the drive is free." : "The drive is $25, once."}
              </p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
