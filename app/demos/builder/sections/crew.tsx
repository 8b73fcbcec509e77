import { Section } from "./section";

const crew = [
  { name: "Orville Haugen", work: "masonry", years: 41 },
  { name: "Delmar Haugen", work: "masonry", years: 33 },
  { name: "Lyle Stokke", work: "framing", years: 27 },
  { name: "Duane Pruitt", work: "trim and stairs", years: 22 },
  { name: "Roland Becker", work: "equipment", years: 19 },
  { name: "Owen Stokke", work: "laborer", years: 4 },
];

/** The crew with their years of service, and where they work. */
export function Crew() {
  return (
    <Section
      id="crew"
      className="bg-paper"
      title="Six On Crew Count 146 Years"
      report="The crew works in Decorah, Granger, Three Elms, Summit, Hope Valley and Cedar Ridge, and no farther. “We like to have everybody home for supper,” Vernon says."
    >
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 pair:grid-cols-3 desk:grid-cols-6 large-text:grid-cols-1">
        {crew.map(({ name, work, years }) => (
          <li key={name} className="grid content-start">
            <span className="text-brick">
              <b className="text-[3rem]/none lining-nums tracking-[-0.02em]">{years}</b> years
            </span>
            <b>{name}</b>
            <span className="leading-[1.25]">{work}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
