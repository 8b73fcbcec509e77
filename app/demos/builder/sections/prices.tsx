import { dollars } from "../facts";
import { Section } from "./section";

const kinds = [
  { name: "Additions", from: 38_000, text: "One story or two, about $250 a square foot." },
  {
    name: "Attic Conversions",
    from: 29_000,
    text: "With stairs and skylights, about $190 a square foot.",
  },
  { name: "Brick And Stone Work", from: 900, text: "Garden walls, chimneys and tuckpointing." },
  { name: "New Homes", from: 210_000, text: "On the owner’s lot, about $230 a square foot." },
];

/** The prices: four cards, each below a course of bricks, and below them what they include. */
export function Prices() {
  return (
    <Section
      id="prices"
      className="bg-mortar"
      title="Starting Prices Listed"
      report="Connie draws the plans and sets one firm price for each job. It does not change unless the customer asks for something different, she says."
    >
      <ul className="grid gap-4 pair:grid-cols-2 desk:grid-cols-4 large-text:grid-cols-1">
        {kinds.map(({ name, from, text }) => (
          <li
            key={name}
            className="course row-span-3 grid grid-rows-[subgrid] gap-2 bg-paper px-5 py-6 desk:px-6 desk:pt-8"
          >
            <h3>{name}</h3>
            <p className="text-[3rem]/none font-bold lining-nums tracking-[-0.01em] text-brick desk:text-[clamp(2.5rem,3.7vw,3.5rem)]/none large-text:text-[min(3.25rem,14.5cqi)]">
              <small className="label block text-ink">Starting at</small> {dollars(from)}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="grid gap-4 pt-7 desk:grid-cols-[7fr_5fr] desk:gap-12 desk:pt-9 large-text:grid-cols-1">
        <p>
          <b className="label">Included:</b> Drawings, permits and the dumpster. The unused part of
          a five percent reserve is returned.
        </p>
        <p>
          <b className="label">Not included:</b> Furniture, and rock in the ground. Changes are
          priced and signed first.
        </p>
      </div>
    </Section>
  );
}
