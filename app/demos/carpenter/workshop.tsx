import type { OpenDay } from "../open-now";
import slice from "./timbers/county.svg";

const hours: readonly OpenDay[] = [...[1, 2, 3, 4].map((day) => [day, 8, 17] as const), [5, 8, 15]];

/** Eight units of the drawing for each minute by van; the workshop is at the pith. */
const places = [
  { name: "Alder Park", minutes: 8, x: 345, y: 254, end: false },
  { name: "Westfield", minutes: 14, x: 203, y: 256, end: true },
  { name: "Quarry End", minutes: 19, x: 332, y: 449, end: false },
  { name: "Linden", minutes: 24, x: 457, y: 190, end: true },
  { name: "Two Bridges", minutes: 28, x: 148, y: 128, end: false },
];

/** Where the workshop is, how far it fits, and when it is open. */
export function Workshop() {
  return (
    <section className="aa-workshop" id="workshop" aria-labelledby="workshop-title">
      <div className="aa-workshop-head">
        <h2 className="aa-title" id="workshop-title">
          How far we fit, <em>ring by ring</em>
        </h2>
        <p>
          Workshop on Sawmill Road, visits by appointment. We fit across the county. Each heavy ring
          is ten minutes by van. Outside the bark we still come for stairs and kitchens, and charge
          the road at 80 cents a mile.
        </p>
        <h3>Open</h3>
        <p className="aa-open" data-open-hours={JSON.stringify(hours)}>
          Monday to Friday from 8 am
        </p>
        <dl className="aa-hours">
          <dt>Monday to Thursday</dt>
          <dd>8:00 am to 5:00 pm</dd>
          <dt>Friday</dt>
          <dd>8:00 am to 3:00 pm</dd>
          <dt>Workshop visits</dt>
          <dd>By appointment</dd>
        </dl>
      </div>
      <figure className="aa-county">
        <div className="aa-county-drawing">
          <img src={slice} alt="" width={600} height={580} loading="lazy" decoding="async" />
          <svg viewBox="0 0 600 580" role="img" aria-labelledby="county-label">
            <title id="county-label">
              {`The county as the end of a log, the workshop in the middle: ${places
                .map(({ name, minutes }) => `${name} ${minutes} minutes`)
                .join(", ")}`}
            </title>
            <g aria-hidden="true">
              <circle className="aa-red-fill" cx={300} cy={300} r={7} />
              <text className="aa-place-home" x={314} y={318}>
                Sawmill Road
              </text>
              {places.map(({ name, minutes, x, y, end }) => (
                <g key={name}>
                  <circle className="aa-ink-fill" cx={x} cy={y} r={4.5} />
                  <text x={end ? x - 11 : x + 11} y={y + 6} textAnchor={end ? "end" : "start"}>
                    {name} <tspan>{minutes}′</tspan>
                  </text>
                </g>
              ))}
            </g>
          </svg>
        </div>
        <figcaption className="aa-caption">
          Alder County as the end of a log. Minutes by van from the workshop; the crack is the
          creek.
        </figcaption>
      </figure>
    </section>
  );
}
