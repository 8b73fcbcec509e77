import { dollars } from "../facts";
import { Section } from "./section";

const bricks = [
  { name: "Additions", from: 38_000, text: "One story or two, about $250 a square foot." },
  {
    name: "Attic Conversions",
    from: 29_000,
    text: "With stairs and skylights, about $190 a square foot.",
  },
  { name: "Brick And Stone Work", from: 900, text: "Garden walls, chimneys and tuckpointing." },
  { name: "New Homes", from: 210_000, text: "On the owner’s lot, about $230 a square foot." },
];

/** The prices: a wall of four bricks in running bond, which run off the page by turns, and below it what they include. */
export function Prices() {
  return (
    <Section
      id="prices"
      className="bg-mortar"
      title="Starting Prices Listed"
      report="Connie draws the plans and sets one firm price for each job. It does not change unless the customer asks for something different, she says."
    >
      <ul className="-mx-sides grid gap-2.5 desk:grid-cols-12 desk:gap-3 large-text:grid-cols-1">
        {bricks.map(({ name, from, text }) => (
          <li
            key={name}
            className="brick px-[clamp(1rem,3.4vw,3rem)] pb-5 pt-4 text-paper max-desk:even:text-ink max-desk:even:[--burnt:theme(colors.paper)] odd:mr-6 odd:rounded-r-md even:ml-6 even:rounded-l-md desk:col-span-5 desk:pb-9 desk:pt-8 desk:first:col-span-7 desk:last:col-span-7 desk:odd:mr-0 desk:odd:pl-sides desk:even:ml-0"
          >
            <h3>{name}</h3>
            <p className="mb-2 mt-1.5 max-w-[34rem] text-[clamp(3rem,2rem+3.4vw,5.25rem)]/[0.92] font-bold lining-nums tracking-[-0.01em] large-text:text-[min(3.25rem,14.5cqi)]">
              <small className="label">Starting at</small> {dollars(from)}
            </p>
            <p className="max-w-[34rem]">{text}</p>
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
