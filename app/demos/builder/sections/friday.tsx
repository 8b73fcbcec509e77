import { HalfBuiltWall } from "../drawings/half-built-wall";
import { SectionHead } from "./section-head";

const figures = [
  { name: "Price agreed on", value: "$94,000" },
  { name: "Paid so far", value: "$37,600" },
  { name: "Reserve used", value: "$1,400" },
  { name: "Reserve left", value: "$3,300" },
];

const letters = [
  {
    text: "Thanksgiving was the first in eleven years that we could have at our own table.",
    name: "Ardis Brandvold, Decorah",
  },
  {
    text: "The chimney turned out to be leaning, and Connie Tollefson showed us on paper what it would cost. The boys have not fought in three weeks.",
    name: "Harriet Lindqvist, Three Elms",
  },
];

/** The weekly report to the customer, and letters from customers. */
export function Friday() {
  return (
    <section id="friday" className="kd-section kd-friday" aria-labelledby="friday-title">
      <div className="kd-wrap">
        <SectionHead
          id="friday-title"
          title="Customers Get A Report Every Friday"
          dateline="Granger, Feb. 26."
        >
          The office writes to each family weekly. This report and the two letters below it are
          examples.
        </SectionHead>
        <FridayPage />
        <div className="kd-letters">
          {letters.map(({ text, name }) => (
            <figure key={name}>
              <blockquote>“{text}”</blockquote>
              <figcaption>
                <b>{name}</b>
                Example letter
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

function FridayPage() {
  return (
    <article className="kd-letter" aria-labelledby="letter-title">
      <div className="kd-letter-head">
        <h3 id="letter-title">Masons Finish Two Days Early</h3>
        <p className="kd-label">Week 4 of 12</p>
      </div>
      <HalfBuiltWall />
      <div className="kd-letter-text">
        <p>
          <b className="kd-label">Work done</b> The masons finished the brick of the one-story
          addition. The family walked in by the new doorway and stood where the bedroom will be.
        </p>
        <p>
          <b className="kd-label">Next week</b> The roof trusses are due on Tuesday at 7 a.m.
        </p>
      </div>
      <dl className="kd-letter-figures">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt className="kd-label">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
