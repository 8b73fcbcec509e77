import { Section, split } from "./section";

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
      head={split}
      title="Six On Crew Count 146 Years"
      report="The crew works in Decorah, Granger, Three Elms, Summit, Hope Valley and Cedar Ridge, and no farther. “We like to have everybody home for supper,” Vernon says."
    >
      <ul className="grid grid-cols-2 gap-x-4 border-t *:border-b *:py-2 tablet:gap-x-10 desk:grid-cols-3 large-text:grid-cols-1">
        {crew.map(({ name, work, years }) => (
          <li key={name}>
            <b className="block">{name}</b> {work}, {years} years
          </li>
        ))}
      </ul>
    </Section>
  );
}
