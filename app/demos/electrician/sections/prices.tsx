import { firstHour } from "../facts";
import { figure, Name, Rows, Section } from "./section";

/** The sizes of a house up to which the price of an inspection holds, in square feet. */
const sizes = ["1,500", "2,500", "4,000"];

const inspections = [
  { name: "Is it safe?", detail: "Outlets, breakers", prices: [220, 270, 330] },
  { name: "Before you sell", detail: "Repairs, priced", prices: [260, 310, 370] },
  { name: "Everything", detail: "And heat, ground", prices: [520, 570, 630] },
];

/** The fixed prices of inspections, by the size of the house, and of single tests. */
export function Prices() {
  return (
    <Section
      id="prices"
      ground="sheet"
      title="The price, before we come"
      lead="Travel, tax and a written report included. If it takes longer, you pay no more."
    >
      <div className="grid gap-8 desk:grid-cols-[7fr_5fr] desk:gap-16">
        <table className="w-full self-start large-text:block large-text:[&_:is(caption,thead,tbody)]:block large-text:[&_th:first-child]:col-span-full large-text:[&_tr]:grid large-text:[&_tr]:grid-cols-3">
          <caption className="pb-2 text-left text-title font-semibold">
            Your whole house, in square feet
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Inspection</span>
              </th>
              {sizes.map((size) => (
                <th key={size} scope="col" className={`pl-2 !font-normal !text-quiet ${figure}`}>
                  {size}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="*:border-t *:border-line">
            {inspections.map(({ name, detail, prices }) => (
              <tr key={name}>
                <Name name={name} detail={detail} />
                {prices.map((price) => (
                  <td key={price} className={`pl-2 ${figure}`}>
                    ${price}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Rows
          caption="One thing at a time"
          head={["Test", "Price"]}
          rows={[
            ["Finding a fault", "The first hour, by day", firstHour],
            ["Heat camera on the panel", "Shows a loose wire before it burns", "$140"],
            ["Shock protection", "Up to twelve outlets", "$95"],
            ["Smoke and CO alarms", "Each heard, dated and linked", "$75"],
          ]}
        />
      </div>
    </Section>
  );
}
