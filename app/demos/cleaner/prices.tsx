import { useLocation } from "@remix-run/react";
import { useChoices } from "../demo";
import { cleaner } from "./cleaner";
import { rhythms, sizes, visitPrice } from "./visit";

const others = [
  {
    job: "Deep clean",
    price: "from $260",
    text: "Oven, tiles, behind everything. Two of us, one long morning.",
  },
  {
    job: "Move-out clean",
    price: "from $310",
    text: "Ready for the handover, with photos of every room for the landlord.",
  },
  {
    job: "Office rounds",
    price: "from $120 a visit",
    text: "Before or after your hours. Desks, kitchen, restrooms, bins.",
  },
];

/** The price of a visit to each size of home, in bubbles as large as the price; each is a link that books it. */
export function Prices() {
  const choices = useChoices(cleaner);
  const { search } = useLocation();
  const name = new URLSearchParams(search).get("name");
  const linkTo = (rooms: string, rhythm: string) =>
    `?${new URLSearchParams({ ...(name && { name }), rooms, rhythm, days: choices.days ?? "" })}#booking`;
  return (
    <section id="prices" className="cl-section cl-prices">
      <div className="cl-intro">
        <h2>One price a visit, the same each time</h2>
        <p>
          Cloths, products and our tram fare are in it. Tap a bubble and it is in your booking. Skip
          a visit with a text the evening before; there is no contract to get out of.
        </p>
      </div>
      <table className="cl-bubbles">
        <caption className="cl-unseen">Price of a visit by bedrooms and rhythm</caption>
        <thead>
          <tr>
            <td />
            {rhythms.map(({ rhythm, label, rate }) => (
              <th key={rhythm} scope="col">
                {label} <span>${rate} an hour</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size.rooms}>
              <th scope="row">
                {size.home} <span>{size.hours} hours</span>
              </th>
              {rhythms.map((rhythm) => (
                <td key={rhythm.rhythm}>
                  <a
                    href={linkTo(size.rooms, rhythm.rhythm)}
                    className={`cl-bubble cl-bubble-${rhythm.rhythm} cl-bubble-${size.rooms}`}
                    data-rooms={size.rooms}
                    data-rhythm={rhythm.rhythm}
                    aria-current={
                      size.rooms === choices.rooms && rhythm.rhythm === choices.rhythm
                        ? "true"
                        : undefined
                    }
                  >
                    ${visitPrice(size, rhythm)}
                  </a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cl-note">A one-off takes an hour longer: nobody was there two weeks ago.</p>
      <dl className="cl-others">
        {others.map(({ job, price, text }) => (
          <div key={job}>
            <dt>{job}</dt>
            <dd className="cl-others-price">{price}</dd>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
