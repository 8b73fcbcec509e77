import { useChoices } from "../demo";
import { builder, LICENSE } from "./builder";
import { WarrantyHouse } from "./drawings/warranty-house";
import { kindOf } from "./kinds";
import { permits } from "./permits";
import { SectionHead } from "./section-head";

const policies = [
  {
    name: "Damage and injury",
    sum: "$2,000,000",
    detail: "For each claim, the neighbor’s fence included",
  },
  {
    name: "The building itself",
    sum: "Full price",
    detail: "Fire, storm and theft, from the first brick on",
  },
  {
    name: "Everyone who works there",
    sum: "State law",
    detail: "Workers’ compensation, subcontractors included",
  },
  {
    name: "Our trucks",
    sum: "$1,000,000",
    detail: "In your driveway or out on the road",
  },
];

const warranties = [
  {
    years: 10,
    parts: "Structure and roof",
    detail: "Anything that holds the house up or keeps the rain out.",
  },
  {
    years: 5,
    parts: "Windows and outside doors",
    detail: "The frames, the seals, and any glass that fogs up.",
  },
  {
    years: 2,
    parts: "Plumbing, wiring and heat",
    detail: "Everything that runs inside the walls.",
  },
  {
    years: 1,
    parts: "Plaster, paint and floors",
    detail: "We come back after the first winter and touch up the cracks.",
  },
];

/** Permits, insurance and warranties, as the office handles them. */
export function Paperwork() {
  return (
    <section id="paperwork" className="kd-section" aria-labelledby="paperwork-title">
      <div className="kd-wrap">
        <SectionHead id="paperwork-title" title="We Take Care Of The Paperwork">
          Paperwork is my department. My name is Marlys, I am the older daughter, and I have been
          taking our permit applications to the courthouse since I could drive. You will not have to
          stand in line.
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
      <p className="kd-label kd-form-number">Form 1</p>
      <h3>Permits</h3>
      <p>
        For a {kind.name.toLowerCase()} you will need {needed.length} of these {permits.length}. We
        apply for them and the fees are included in our price.{" "}
        <a href="#timeline">Choose a different project</a>
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
          {permits.map(({ name, office, wait, fee, neededBy }) => {
            const isNeeded = neededBy.includes(kind.slug);
            return (
              <tr key={name} className={isNeeded ? "kd-needed" : undefined}>
                <th scope="row">
                  {name} <span>{isNeeded ? office : "You will not need this one"}</span>
                </th>
                <td>{wait}</td>
                <td>{fee}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </article>
  );
}

function Insurance() {
  return (
    <article className="kd-form-sheet">
      <p className="kd-label kd-form-number">Form 2</p>
      <h3>Insurance</h3>
      <p>We will gladly have the certificate mailed to you.</p>
      <dl className="kd-policies">
        {policies.map(({ name, sum, detail }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="kd-policy-sum">{sum}</dd>
            <dd>{detail}</dd>
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
        <p className="kd-label kd-form-number">Form 3</p>
        <h3>Ten-Year Warranty</h3>
        <p>In writing with Dad’s signature, and if you ever sell the house it goes along.</p>
        <dl className="kd-years">
          {warranties.map(({ years, parts, detail }) => (
            <div key={parts}>
              <dt>
                <b>{years}</b> {years === 1 ? "year" : "years"}
              </dt>
              <dd>
                <b>{parts}</b> {detail}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figure className="kd-drawing">
        <WarrantyHouse />
        <figcaption className="kd-label">
          <span>Years of warranty</span>
          <span>Form 3, page 2</span>
        </figcaption>
      </figure>
    </article>
  );
}
