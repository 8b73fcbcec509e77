import { dollars } from "../facts";
import { SectionHead } from "./section-head";

const bricks = [
  {
    name: "Additions",
    from: 38_000,
    text: "One story or two, about $250 a square foot.",
  },
  {
    name: "Attic Conversions",
    from: 29_000,
    text: "With stairs and skylights, about $190 a square foot.",
  },
  {
    name: "Brick And Stone Work",
    from: 900,
    text: "Garden walls, chimneys and tuckpointing.",
  },
  {
    name: "New Homes",
    from: 210_000,
    text: "On the owner’s lot, about $230 a square foot.",
  },
];

/** The prices: a wall of four bricks in running bond, and below it what they include. */
export function Prices() {
  return (
    <section id="prices" className="kd-section kd-prices" aria-labelledby="prices-title">
      <div className="kd-wrap">
        <SectionHead id="prices-title" title="Starting Prices Listed" dateline="Decorah, Jan. 8.">
          Connie Tollefson draws the plans and sets one firm price for each job. It does not change
          unless the customer asks for something different, she says.
        </SectionHead>
      </div>
      <ul className="kd-wall">
        {bricks.map(({ name, from, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="kd-price">
              <small className="kd-label">Starting at</small> {dollars(from)}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="kd-wrap kd-terms">
        <div>
          <h3>Included</h3>
          <p>
            Drawings, permits and the dumpster. The unused part of a five percent reserve is
            returned.
          </p>
        </div>
        <div>
          <h3>Not Included</h3>
          <p>Furniture, and rock in the ground. Changes are priced and signed first.</p>
        </div>
      </div>
    </section>
  );
}
