import { dollars } from "./builder";

const bricks = [
  {
    name: "Extensions",
    from: 38_000,
    detail: "One story or two, roof included",
    rate: "$245 a square foot on one floor, $256 on two",
  },
  {
    name: "Attic conversions",
    from: 29_000,
    detail: "Stairs, insulation and skylights",
    rate: "$189 a square foot",
  },
  {
    name: "Brick and stone",
    from: 900,
    detail: "Walls, chimneys and repointing",
    rate: "$26 a square foot to repoint",
  },
  {
    name: "New homes",
    from: 210_000,
    detail: "Turnkey, on your plot",
    rate: "$231 a square foot, heat and kitchen in",
  },
];

const inside = [
  "Drawings, permits and their fees",
  "A reserve of five percent. What we do not need goes back to you",
  "The dumpster, the portable toilet, and a swept street every Friday",
];

const outside = [
  "Furniture, curtains and the refrigerator",
  "Rock in the ground: we dig two test holes first and tell you",
  "Your changes. Each one gets a price, and waits for your signature",
];

/** The prices: a wall of four bricks in running bond. */
export function Prices() {
  return (
    <section id="prices" className="kd-section kd-prices" aria-labelledby="prices-title">
      <div className="kd-wrap kd-head">
        <h2 id="prices-title">What it costs to begin</h2>
        <p>
          Real starting prices, for a small job done whole. Yours is fixed before we dig, and you
          pay for walls that stand, never for promises.
        </p>
      </div>
      <ul className="kd-wall">
        {bricks.map(({ name, from, detail, rate }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="kd-price">
              <small className="kd-label">from</small> {dollars(from)}
            </p>
            <p>
              {detail}. <span>{rate}.</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="kd-wrap kd-terms">
        <div>
          <h3>In every price</h3>
          <ul>
            {inside.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>Never in it</h3>
          <ul>
            {outside.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
