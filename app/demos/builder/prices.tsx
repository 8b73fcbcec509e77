import { dollars } from "./builder";
import { SectionHead } from "./section-head";

const bricks = [
  {
    name: "Additions",
    from: 38_000,
    text: "One story or two, or about $250 a square foot.",
  },
  {
    name: "Attic Conversions",
    from: 29_000,
    text: "With stairs, insulation and skylights, or about $190 a square foot.",
  },
  {
    name: "Brick And Stone Work",
    from: 900,
    text: "Garden walls, chimneys and tuckpointing.",
  },
  {
    name: "New Homes",
    from: 210_000,
    text: "Ready to move into on your own lot. About $230 a square foot.",
  },
];

/** The prices: a wall of four bricks in running bond, and below it what they include. */
export function Prices() {
  return (
    <section id="prices" className="kd-section kd-prices" aria-labelledby="prices-title">
      <div className="kd-wrap">
        <SectionHead id="prices-title" title="What Folks Generally Spend With Us">
          This is where our jobs start. Once Connie has drawn yours up we will give you one firm
          price, and it does not change unless you ask us for something different.
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
          <h3>What Is Included</h3>
          <p>
            The drawings, the permits and the dumpster. We also set aside five percent for
            surprises, and whatever we do not need comes back to you with your last bill.
          </p>
        </div>
        <div>
          <h3>What Is Not Included</h3>
          <p>
            Furniture, curtains and rock in the ground, although we will dig two test holes. If you
            would like to change something, we will write up a price and wait until you have signed
            it.
          </p>
        </div>
      </div>
    </section>
  );
}
