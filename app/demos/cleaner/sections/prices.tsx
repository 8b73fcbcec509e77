import { useLocation } from "@remix-run/react";
import { useChoices } from "../../kit/facts";
import cleaner from "../facts";
import { Intro } from "./intro";
import { rhythms, sizes, visitHours, visitPrice } from "../visit";

const others = [
  { job: "Deep clean", price: "From $260", text: "Add the oven, grout and baseboards." },
  { job: "Move-out", price: "From $310", text: "Get photos of every room." },
  {
    job: "Office",
    price: "From $120",
    text: "Pick mornings or evenings. Call Kim for your price.",
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
      <Intro
        label="Prices"
        question="How much does it cost?"
        hint="Choose a price to add it to your booking. Supplies are included. One-off visits take an hour more."
      />
      <table className="cl-bubbles">
        <caption className="cl-unseen">Price per visit</caption>
        <thead>
          <tr>
            <td />
            {rhythms.map(({ rhythm, label, rate }) => (
              <th key={rhythm} scope="col">
                {label} <span>${rate}/hour</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size.rooms}>
              <th scope="row">{size.home}</th>
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
                  <span className="cl-bubble-hours">{visitHours(size, rhythm)} hours</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
