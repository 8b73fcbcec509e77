import { useChoices } from "../demo";
import { builder, LICENSE } from "./builder";
import { WarrantyHouse } from "./drawings/warranty-house";
import { kindOf } from "./kinds";
import { permits } from "./permits";

const policies = [
  {
    name: "Damage and injury",
    sum: "$2,000,000",
    detail: "For each claim, your neighbor's fence included",
  },
  {
    name: "The building itself",
    sum: "Your contract",
    detail: "Fire, storm and theft from the first load of brick",
  },
  {
    name: "Everybody on site",
    sum: "By law",
    detail: "Workers' compensation, for the subcontractors too",
  },
  { name: "Trucks", sum: "$1,000,000", detail: "In your drive and on your street" },
];

const warranties = [
  {
    years: 10,
    parts: "Structure and roof",
    detail: "Footings, walls, beams, floors, everything that carries or keeps rain out.",
  },
  { years: 5, parts: "Windows and outside doors", detail: "Frames, seals and glass that fogs." },
  {
    years: 2,
    parts: "Pipes, wires, heat",
    detail: "What runs in the walls, and what hangs on it.",
  },
  {
    years: 1,
    parts: "Plaster, paint, floors",
    detail: "Houses move a little. We come once and close the cracks.",
  },
];

/** The page that nobody else prints: permits, insurance and warranties. */
export function Paperwork() {
  return (
    <section id="paperwork" className="kd-section" aria-labelledby="paperwork-title">
      <div className="kd-wrap">
        <div className="kd-head">
          <h2 id="paperwork-title">The paperwork is ours</h2>
          <p>
            June stands in line at the county so that you do not. Here is what gets filed, who pays
            if something falls, and what we come back for.
          </p>
        </div>
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
        A {kind.name.toLowerCase()} needs {needed.length} of these {permits.length}. The fees are in
        your price. <a href="#timeline">Another kind of build</a>
      </p>
      <table>
        <thead className="kd-label">
          <tr>
            <th scope="col">Paper</th>
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
                  {name} <span>{isNeeded ? office : "Not for this one"}</span>
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
      <p>Ask, and the insurer mails you the certificate with your own name on it.</p>
      <dl className="kd-policies">
        {policies.map(({ name, sum, detail }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="kd-policy-sum">{sum}</dd>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="kd-stamp">License {LICENSE}</p>
    </article>
  );
}

function Warranty() {
  return (
    <article className="kd-form-sheet kd-warranty">
      <div>
        <p className="kd-label kd-form-number">Form 3</p>
        <h3>Ten-year warranty</h3>
        <p>
          On structure and roof, in writing, and passed on if you sell. The rest of the house has
          its years too.
        </p>
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
          <span>Section with years</span>
          <span>Form 3, page 2</span>
        </figcaption>
      </figure>
    </article>
  );
}
