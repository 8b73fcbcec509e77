import { SectionHead } from "./section-head";

const crew = [
  { name: "Orville", work: "masonry", years: 41 },
  { name: "Delmar", work: "masonry", years: 33 },
  { name: "Lyle", work: "framing", years: 27 },
  { name: "Duane", work: "trim and stairs", years: 22 },
  { name: "Rollie", work: "equipment", years: 19 },
  { name: "Young Vern", work: "anything we ask", years: 4 },
];

/** Where the firm works, and the crew with their years of service. */
export function Thanks() {
  return (
    <section id="area" className="kd-section kd-thanks" aria-labelledby="area-title">
      <div className="kd-wrap">
        <SectionHead id="area-title" title="Where We Work, And A Word Of Thanks">
          You will see our trucks in Brickfield, Granger, Three Elms, Summit, Hope Valley and Cedar
          Ridge. That is as far as we go, because Dad likes the crew to be home for supper. We want
          to thank the people below, who are the reason any of it is still standing.
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
