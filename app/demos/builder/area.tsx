import type { OpenDay } from "../open-now";
import { CountyPlat } from "./county-plat";

const office: readonly OpenDay[] = [
  [1, 8, 17],
  [2, 8, 17],
  [3, 8, 17],
  [4, 8, 17],
  [5, 8, 17],
];

const hours = [
  { place: "Sites", time: "Mon to Fri, 7:00 am to 4:30 pm" },
  { place: "Office", time: "Mon to Fri, 8:00 am to 5:00 pm" },
  { place: "Plan reviews", time: "Thursday evenings" },
];

/** Where the firm builds, on a surveyor's plat, and when somebody is there. */
export function Area() {
  return (
    <section id="area" className="kd-section" aria-labelledby="area-title">
      <div className="kd-wrap kd-area">
        <figure className="kd-drawing kd-plat">
          <CountyPlat />
          <figcaption className="kd-label">
            <span>Location plan</span>
            <span>Red: our sites today</span>
            <span>Sheet C-1</span>
          </figcaption>
        </figure>
        <div className="kd-area-words">
          <h2 id="area-title">Three counties, and no farther</h2>
          <p>
            At most four sites at a time, so that yours gets our eyes. Half an hour from the office
            is our limit: after that the masons start the day tired.
          </p>
          <p className="kd-open" data-open-hours={JSON.stringify(office)}>
            Office open Monday to Friday
          </p>
          <dl className="kd-hours">
            {hours.map(({ place, time }) => (
              <div key={place}>
                <dt>{place}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
