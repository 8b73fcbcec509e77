import glazier from "../facts";
import { Section, table } from "./section";

const towns = [
  { town: "Waverly, where our shop is", emergency: "In about 45 minutes", days: "In 3 days" },
  { town: "Sumner", emergency: "In about an hour", days: "In 4 days" },
  { town: "Hadley", emergency: "In an hour and a half", days: "In 4 days" },
  { town: "Tipton", emergency: "In two hours", days: "In 5 days" },
  { town: "Clarion", emergency: "We can’t, because it’s too far", days: "In 7 days" },
];

/** The towns with the time until somebody comes, and when the shop is open. */
export function Area() {
  return (
    <Section
      id="area"
      title="We come to five towns, and you can visit us too."
      className="bg-[#c9e1db]"
    >
      <table className={table}>
        <caption>This is how soon we can be there.</caption>
        <thead>
          <tr>
            <th scope="col">If you live here</th>
            <th scope="col">We come when a window breaks</th>
            <th scope="col">We come for anything else</th>
          </tr>
        </thead>
        <tbody>
          {towns.map(({ town, emergency, days }) => (
            <tr key={town}>
              <th scope="row">{town}</th>
              <td>{emergency}</td>
              <td>{days}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        The showroom is open Monday to Friday from 7 to 5, and on Saturday from 8 to noon. You don’t
        need an appointment. If you’d like to bring the broken pane, please wrap it in an old
        blanket first, because it can scratch your car seat.
      </p>
      <a
        className="justify-self-start text-[3.25rem]/[1.1] font-light tracking-[-0.02em] hover:text-accent tablet:font-extralight large-text:text-[min(3.25rem,18cqi)]/[1.1]"
        href={`tel:${glazier.phone}`}
      >
        {glazier.phone}
      </a>
    </Section>
  );
}
