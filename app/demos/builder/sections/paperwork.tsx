import { bySlug, useChoices } from "../../kit/facts";
import builder, { LICENSE } from "../facts";
import { kinds } from "../kinds";
import { permits } from "../permits";
import { Section, stamp } from "./section";

const policies = [
  { name: "Damage and injury", sum: "$2,000,000" },
  { name: "The building itself", sum: "Full price" },
  { name: "The workers", sum: "State law" },
  { name: "The trucks", sum: "$1,000,000" },
];

const warranties = [
  { years: 10, parts: "Structure and roof" },
  { years: 5, parts: "Windows and outside doors" },
  { years: 2, parts: "Plumbing, wiring and heat" },
  { years: 1, parts: "Plaster, paint and floors" },
];

const sheet =
  "relative min-w-0 border-3 bg-paper px-[1.125rem] pb-7 pt-5 desk:px-9 desk:pb-10 desk:pt-8 large-text:px-3";
const table =
  "w-full border-collapse text-left [&_:is(td,th)]:py-2 [&_:is(td,th)]:pl-0 [&_:is(td,th)]:pr-3 [&_:is(td,th)]:leading-[1.25] [&_:is(td,th)]:align-top [&_:is(td,th):last-child]:pr-0 [&_:is(td,th):last-child]:text-right [&_tbody_th]:font-bold [&_thead_th]:font-semibold [&_tbody_tr]:border-b [&_thead]:border-b-3";

/** Permits, insurance and warranties, as the office handles them. */
export function Paperwork() {
  return (
    <Section
      id="paperwork"
      title="Office Handles Permits, Insurance And Warranty"
      dateline="Decorah, Feb. 19."
      report="Marlys, who runs the office, takes the applications to the courthouse herself. “No customer of ours has had to stand in line,” she says."
    >
      <div className="grid gap-6 desk:grid-cols-[7fr_5fr] desk:gap-8 large-text:grid-cols-1">
        <Permits />
        <article className={sheet}>
          <h3 className="mb-2.5">Insurance</h3>
          <dl className="mt-5 border-t-3 font-bold">
            {policies.map(({ name, sum }) => (
              <div
                key={name}
                className="grid grid-cols-[1fr_auto] gap-x-4 border-b py-3 large-text:grid-cols-1"
              >
                <dt>{name}</dt>
                <dd>{sum}</dd>
              </div>
            ))}
          </dl>
          <p className={`ml-1 mt-7 ${stamp}`}>
            License <span className="whitespace-nowrap">{LICENSE}</span>
          </p>
        </article>
        <article
          className={`grid gap-7 desk:col-span-full desk:grid-cols-[4fr_7fr] desk:gap-12 large-text:grid-cols-1 ${sheet}`}
        >
          <div>
            <h3 className="mb-2.5">Ten-Year Warranty</h3>
            <p>Vernon signs each one himself. A warranty stays with the house when it is sold.</p>
          </div>
          <table className={`[&_td]:font-bold ${table}`}>
            <thead className="label">
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
      </div>
    </Section>
  );
}

/** On a phone with large text the table stands as a list. */
function Permits() {
  const kind = bySlug(kinds, useChoices(builder).kind);
  const needed = permits.filter(({ neededBy }) => neededBy.includes(kind.slug));
  return (
    <article className={sheet}>
      <h3 className="mb-2.5">Permits</h3>
      <p>
        Permits required for this project, {kind.name.toLowerCase()}: {needed.length}. The price
        includes the fees.{" "}
        <a className="inline-block py-0.5" href="#timeline">
          Choose another project
        </a>
      </p>
      <table
        className={`mt-5 large-text:block large-text:[&_:is(tbody,tr,td)]:block large-text:[&_:is(td,th)]:!p-0 large-text:[&_:is(td,th)]:!text-left ${table}`}
      >
        <thead className="label large-text:sr-only">
          <tr>
            <th scope="col">Permit</th>
            <th scope="col">Wait</th>
            <th scope="col">Fee</th>
          </tr>
        </thead>
        <tbody>
          {needed.map(({ name, office, wait, fee }) => (
            <tr key={name} className="large-text:py-2">
              <th scope="row">
                {name} <span className="block text-[1rem] font-medium">{office}</span>
              </th>
              <td className="whitespace-nowrap large-text:whitespace-normal">{wait}</td>
              <td className="whitespace-nowrap large-text:whitespace-normal">{fee}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
