import { airportRoad, cylinderPrice, jobs } from "../trips";
import { Bitting, digits } from "./call-key";

const rows = [
  ...jobs,
  { slug: "cylinder", name: "New cylinder", price: cylinderPrice, detail: "Three keys. Fitted." },
  { slug: "smart", name: "Smart lock", price: 320, detail: "Fitted. Shown." },
];

const free = ["Nights", "Sundays", "Travel in town", "If it stays shut"];

const additions = [
  { price: "$45", what: "Second lock" },
  { price: "$60", what: "Card lock" },
  { price: `$${airportRoad.travel}`, what: airportRoad.name },
];

/** The price list: one number for each job, and what is never on the bill. */
export function Prices() {
  return (
    <section id="prices" className="[--ems:9.7]" aria-labelledby="prices-title">
      <h2 id="prices-title">Price first. Then we drive</h2>
      <dl>
        {rows.map(({ slug, name, price, detail }) => (
          <div
            key={slug}
            className="display grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-rule px-sides pb-[1.125rem] pt-4 desk:grid-cols-[5fr_5fr_2fr] desk:gap-10 desk:py-3.5 large-text:grid-cols-1"
          >
            <dt className="text-[2.25rem]/[0.92] desk:text-[3.75rem]">{name}</dt>
            <dd className="col-start-2 text-[3.75rem]/[0.9] text-orange desk:col-start-3 desk:row-start-1 desk:text-right desk:text-[5rem] large-text:col-start-1">
              ${price}
            </dd>
            <dd className="col-span-full font-text font-normal normal-case text-[1.125rem]/[1.3] text-ash desk:col-span-1 desk:col-start-2 desk:row-start-1 desk:text-[1.5rem]/[1.3]">
              {detail}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="display grid gap-1 border-t border-rule px-sides pb-7 pt-5 text-[1.75rem]/[1.1] desk:grid-cols-[repeat(3,auto)] desk:justify-between desk:py-5 desk:text-[2.75rem]">
        {additions.map(({ price, what }) => (
          <li key={what}>
            <b className="font-extrabold text-orange">+ {price}</b> {what}
          </li>
        ))}
      </ul>
      <div className="display bg-orange text-ink">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-5 px-sides pb-5 pt-7 desk:grid-cols-4 desk:gap-10 desk:pb-8 desk:pt-10 large-text:grid-cols-1">
          {free.map((when) => (
            <li key={when} className="text-[1.75rem]/none desk:text-[2.5rem]">
              <b className="block text-[6rem]/[1.08] font-extrabold desk:text-[clamp(8rem,11vw,11rem)]">
                $0
              </b>{" "}
              {when}
            </li>
          ))}
        </ul>
        <Bitting digits={digits + digits} />
      </div>
    </section>
  );
}
