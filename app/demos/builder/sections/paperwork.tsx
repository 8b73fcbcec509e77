import { useChoices } from "../../kit/facts";
import builder, { LICENSE } from "../facts";
import { kindOf } from "../kinds";
import { permits } from "../permits";
import { SectionHead } from "./section-head";

const policies = [
  {
    name: "Damage and injury",
    sum: "$2,000,000",
  },
  {
    name: "The building itself",
    sum: "Full price",
  },
  {
    name: "The workers",
    sum: "State law",
  },
  {
    name: "The trucks",
    sum: "$1,000,000",
  },
];

const warranties = [
  {
    years: 10,
    parts: "Structure and roof",
  },
  {
    years: 5,
    parts: "Windows and outside doors",
  },
  {
    years: 2,
    parts: "Plumbing, wiring and heat",
  },
  {
    years: 1,
    parts: "Plaster, paint and floors",
  },
];

/** Permits, insurance and warranties, as the office handles them. */
export function Paperwork() {
  return (
    <section id="paperwork" className="kd-section" aria-labelledby="paperwork-title">
      <div className="kd-wrap">
        <SectionHead
          id="paperwork-title"
          title="Office Handles Permits, Insurance And Warranty"
          dateline="Decorah, Feb. 19."
        >
          Marlys Tollefson, the older daughter, takes the applications to the courthouse herself.
          “No customer of ours has had to stand in line,” she says.
        </SectionHead>
        <div className="kd-forms">
          <Permits />
          <Insurance />
          <Warranty />
        </div>
      </div>
    </section>
  );
}

function Permits() {
  const kind = kindOf(useChoices(builder).kind);
  const needed = permits.filter(({ neededBy }) => neededBy.includes(kind.slug));
  return (
    <article className="kd-form-sheet kd-permits">
      <h3>Permits</h3>
      <p>
        Permits required for this project, {kind.name.toLowerCase()}: {needed.length}. The price
        includes the fees. <a href="#timeline">Choose another project</a>
      </p>
      <table>
        <thead className="kd-label">
          <tr>
            <th scope="col">Permit</th>
            <th scope="col">Wait</th>
            <th scope="col">Fee</th>
          </tr>
        </thead>
        <tbody>
          {needed.map(({ name, office, wait, fee }) => (
            <tr key={name}>
              <th scope="row">
                {name} <span>{office}</span>
              </th>
              <td>{wait}</td>
              <td>{fee}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

function Insurance() {
  return (
    <article className="kd-form-sheet">
      <h3>Insurance</h3>
      <dl className="kd-policies">
        {policies.map(({ name, sum }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="kd-policy-sum">{sum}</dd>
          </div>
        ))}
      </dl>
      <p className="kd-stamp">
        License <span className="kd-whole">{LICENSE}</span>
      </p>
    </article>
  );
}

function Warranty() {
  return (
    <article className="kd-form-sheet kd-warranty">
      <div>
        <h3>Ten-Year Warranty</h3>
        <p>Vernon Tollefson signs each one. A warranty stays with the house when it is sold.</p>
      </div>
      <table>
        <thead className="kd-label">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Years</th>
          </tr>
        </thead>
        <tbody>
          {warranties.map(({ years, parts }) => (
            <tr key={parts}>
              <th scope="row">{parts}</th>
              <td>{years}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
