import { dollars } from "./builder";
import { SectionHead } from "./section-head";

const bricks = [
  {
    name: "Additions",
    from: 38_000,
    text: "One story or two, roof included. Most of ours come to about $250 a square foot.",
  },
  {
    name: "Attic Conversions",
    from: 29_000,
    text: "With stairs, insulation and skylights, or about $190 a square foot.",
  },
  {
    name: "Brick And Stone Work",
    from: 900,
    text: "Garden walls, chimneys and tuckpointing. No job is too small to ask about.",
  },
  {
    name: "New Homes",
    from: 210_000,
    text: "Ready to move into on your own lot, with the kitchen and the furnace in. About $230 a square foot.",
  },
];

/** The prices: a wall of four bricks in running bond, and below it what they include. */
export function Prices() {
  return (
    <section id="prices" className="kd-section kd-prices" aria-labelledby="prices-title">
      <div className="kd-wrap">
        <SectionHead id="prices-title" title="What Folks Generally Spend With Us">
          We know that building is the biggest check most families will ever write, and we try to
          treat it that way. The figures below are where our jobs start. Once we have been out to
          look and Connie has drawn it up, we will give you one firm price, and it does not change
          unless you ask us for something different. Financing is available through local banks, and
          we will gladly sit down with your loan officer.
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
            The drawings, the permits and all of the fees are in our price. So are the dumpster, the
            portable toilet, and having the street swept before the weekend. We also set aside a
            reserve of five percent for surprises, and whatever we do not need comes back to you
            with your last bill.
          </p>
        </div>
        <div>
          <h3>What Is Not Included</h3>
          <p>
            Furniture, curtains and the refrigerator are up to you. We cannot see rock in the ground
            ahead of time, but we will dig two test holes and tell you what we think. If you would
            like to change something along the way, we will write up a price and wait until you have
            signed it.
          </p>
        </div>
      </div>
    </section>
  );
}
