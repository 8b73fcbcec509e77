import { Section } from "./section";

const references = [
  {
    project: "Reading room, municipal library",
    year: 2023,
    building: "Public building, 1931",
    scope: "64 insulating units, Acoustic",
    statement:
      "The exchange of 64 units was completed within nine working days, with the reading room in operation throughout.",
  },
  {
    project: "Distribution center, administration wing",
    year: 2024,
    building: "Commercial building, 2008",
    scope: "212 insulating units, Thermal",
    statement:
      "The measured heating demand of the wing in the first winter after installation was 18% below the value of the previous year.",
  },
  {
    project: "Ground-floor storefronts, market block",
    year: 2025,
    building: "Mixed use, 1912",
    scope: "Temporary closure, 3 panes Laminated",
    statement:
      "Notification on a Sunday at 16:20, closure of all three openings at 17:55, replacement on the following working day.",
  },
];

/** What the facilities managers of three projects state. */
export function References() {
  return (
    <Section id="references" number="05" title="References (examples)">
      {references.map(({ project, year, building, scope, statement }) => (
        <figure key={project} className="gz-reference">
          <figcaption>
            <b>{project}</b>
            <dl>
              <div>
                <dt>Year</dt>
                <dd>{year}</dd>
              </div>
              <div>
                <dt>Building</dt>
                <dd>{building}</dd>
              </div>
              <div>
                <dt>Scope</dt>
                <dd>{scope}</dd>
              </div>
            </dl>
          </figcaption>
          <blockquote>{statement}</blockquote>
          <p className="gz-small">Facilities manager of the project; example statement</p>
        </figure>
      ))}
    </Section>
  );
}
