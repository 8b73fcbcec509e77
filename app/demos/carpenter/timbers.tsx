import ash from "./timbers/ash.svg";
import cherry from "./timbers/cherry.svg";
import fir from "./timbers/fir.svg";
import maple from "./timbers/maple.svg";
import oak from "./timbers/oak.svg";
import walnut from "./timbers/walnut.svg";

interface Timber {
  slug: string;
  name: string;
  latin: string;
  /** A drawn sample block. */
  block: string;
  look: string;
  text: string;
  use: string;
  /** Pounds of force that press a steel ball halfway in. */
  janka: number;
  ages: string;
  /** Dollars for a board foot. */
  price: number;
}

/** The woods of the timber guide and of the inquiry form. */
export const timbers: readonly Timber[] = [
  {
    slug: "ash",
    name: "White ash",
    latin: "Fraxinus americana",
    block: ash,
    look: "tall pointed arches",
    text: "It bends where other woods snap, so it goes where hands go: rails, seats, handles.",
    use: "Stairs, handrails",
    janka: 1320,
    ages: "cream to straw",
    price: 8,
  },
  {
    slug: "oak",
    name: "White oak",
    latin: "Quercus alba",
    block: oak,
    look: "straight lines with silver flecks",
    text: "Sawn on the quarter it shows silver flecks. Wet boots and spilled coffee do not trouble it.",
    use: "Treads, kitchens",
    janka: 1350,
    ages: "tan to brown",
    price: 13,
  },
  {
    slug: "walnut",
    name: "Black walnut",
    latin: "Juglans nigra",
    block: walnut,
    look: "dark, wandering lines",
    text: "The one wood here that turns lighter with the years. Every board has its own weather.",
    use: "Desks, fronts",
    janka: 1010,
    ages: "dark to honey",
    price: 15,
  },
  {
    slug: "cherry",
    name: "Cherry",
    latin: "Prunus serotina",
    block: cherry,
    look: "fine close arches with short dark marks",
    text: "Pink on the day we plane it, deep red after two summers. Leave no vase on it in the first.",
    use: "Bookcases, beds",
    janka: 950,
    ages: "pink to red-brown",
    price: 11,
  },
  {
    slug: "maple",
    name: "Hard maple",
    latin: "Acer saccharum",
    block: maple,
    look: "pale, with soft bands across",
    text: "Tight, pale, hard enough to chop on. One board in eight is curled; those we set aside.",
    use: "Counters, drawers",
    janka: 1450,
    ages: "white to ivory",
    price: 10,
  },
  {
    slug: "fir",
    name: "Douglas fir",
    latin: "Pseudotsuga menziesii",
    block: fir,
    look: "narrow straight lines",
    text: "Lines a pencil’s width apart, straight as rain. Light to hang, and at home out of doors.",
    use: "Doors, porches",
    janka: 620,
    ages: "salmon to rust",
    price: 9,
  },
];

/** The timber guide: a sample block of each wood, as in a book about trees. */
export function Timbers() {
  return (
    <section className="aa-timbers" id="timbers" aria-labelledby="timbers-title">
      <div className="aa-timbers-head">
        <h2 className="aa-title" id="timbers-title">
          Six woods <em>we know by smell</em>
        </h2>
        <p>
          Each block shows one tree three ways: end grain on top, the face in front, the edge at the
          side. Ask for real ones. A box of six is $18, and comes off your bill.
        </p>
      </div>
      <ul className="aa-rack">
        {timbers.map(({ slug, name, latin, block, look, text, use, janka, ages, price }) => (
          <li key={slug}>
            <img
              src={block}
              alt={`Sample block of ${name.toLowerCase()}: ${look}`}
              width={133}
              height={162}
              loading="lazy"
              decoding="async"
            />
            <div>
              <h3>{name}</h3>
              <p className="aa-latin" lang="la">
                {latin}
              </p>
              <p>{text}</p>
              <dl>
                <dt>Good for</dt>
                <dd>{use}</dd>
                <dt>Hardness</dt>
                <dd>{janka.toLocaleString("en-US")} lbf</dd>
                <dt>Ages</dt>
                <dd>{ages}</dd>
                <dt>Board foot</dt>
                <dd>${price}</dd>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
