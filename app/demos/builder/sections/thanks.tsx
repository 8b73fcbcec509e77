import { SectionHead } from "./section-head";

const crew = [
  { name: "Orville Haugen", work: "masonry", years: 41 },
  { name: "Delmar Haugen", work: "masonry", years: 33 },
  { name: "Lyle Stokke", work: "framing", years: 27 },
  { name: "Duane Pruitt", work: "trim and stairs", years: 22 },
  { name: "Roland Becker", work: "equipment", years: 19 },
  { name: "Vern Tollefson Jr.", work: "laborer", years: 4 },
];

/** Where the firm works, and the crew with their years of service. */
export function Thanks() {
  return (
    <section id="area" className="kd-section kd-thanks" aria-labelledby="area-title">
      <div className="kd-wrap">
        <SectionHead
          id="area-title"
          title="Six On Crew Count 146 Years"
          dateline="Decorah, Feb. 5."
        >
          The crew works in Decorah, Granger, Three Elms, Summit, Hope Valley and Cedar Ridge, and
          no farther. “We like to have everybody home for supper,” Vernon Tollefson says.
        </SectionHead>
        <ul className="kd-crew">
          {crew.map(({ name, work, years }) => (
            <li key={name}>
              <b>{name}</b>, {work}, {years} years
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
