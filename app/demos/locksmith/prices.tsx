import { jobs } from "./arrivals";
import { Bitting } from "./call-key";

const rows = [
  ...jobs,
  {
    slug: "cylinder",
    name: "New cylinder",
    price: 145,
    detail:
      "Grade 1 cylinder, three keys and the fitting. Your old keys are history the same hour.",
  },
  {
    slug: "smart",
    name: "Smart lock",
    price: 320,
    detail: "Chosen with you, fitted, and explained until the whole family can open the door.",
  },
];

const free = ["at night", "on Sundays and holidays", "for travel in the city", "if it stays shut"];

const additions = [
  { price: "$45", what: "for a second lock on the same door" },
  { price: "$60", what: "for a lock with a security card" },
  { price: "$20", what: "for travel outside the city" },
];

/** The price list: one number for each job, and what is never on the bill. */
export function Prices() {
  return (
    <section id="prices" className="nl-prices" aria-labelledby="prices-title">
      <div className="nl-head">
        <h2 id="prices-title">No “from” on this list</h2>
        <p>
          You hear the price on the phone and see it in a text. You say yes to it, and only then
          does the van start.
        </p>
      </div>
      <dl className="nl-rows">
        {rows.map(({ slug, name, price, detail }) => (
          <div key={slug}>
            <dt>{name}</dt>
            <dd className="nl-price">${price}</dd>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <div className="nl-more">
        <h3>Three things can add to it</h3>
        <ul>
          {additions.map(({ price, what }) => (
            <li key={what}>
              <b>{price}</b> {what}
            </li>
          ))}
        </ul>
        <p>We ask about all three while you are on the phone. Tax is in every number here.</p>
      </div>
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
