import { jobs } from "./arrivals";
import { Bitting } from "./call-key";

const rows = [
  ...jobs,
  { slug: "cylinder", name: "New cylinder", price: 145, detail: "Three keys. Fitted." },
  { slug: "smart", name: "Smart lock", price: 320, detail: "Fitted. Shown." },
];

const free = ["Nights", "Sundays", "Travel in town", "If it stays shut"];

const additions = [
  { price: "$45", what: "Second lock" },
  { price: "$60", what: "Card lock" },
  { price: "$20", what: "Airport Road" },
];

/** The price list: one number for each job, and what is never on the bill. */
export function Prices() {
  return (
    <section id="prices" className="nl-prices" aria-labelledby="prices-title">
      <h2 id="prices-title">Price first. Then we drive</h2>
      <dl className="nl-rows">
        {rows.map(({ slug, name, price, detail }) => (
          <div key={slug}>
            <dt>{name}</dt>
            <dd className="nl-price">${price}</dd>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <ul className="nl-more">
        {additions.map(({ price, what }) => (
          <li key={what}>
            <b>+ {price}</b> {what}
          </li>
        ))}
      </ul>
      <div className="nl-free">
        <ul>
          {free.map((when) => (
            <li key={when}>
              <b>$0</b> {when}
            </li>
          ))}
        </ul>
        <Bitting digits="55501675550167" />
      </div>
    </section>
  );
}
