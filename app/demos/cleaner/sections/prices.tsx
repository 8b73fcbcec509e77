import { useChoices, useLinkTo } from "../../kit/facts";
import cleaner from "../facts";
import { priceClass, rhythms, sizes, visitHours, visitPrice } from "../visit";
import { Section } from "./section";

const others = [
  { job: "Deep clean", price: "From $260", text: "Add the oven, grout and baseboards." },
  { job: "Move-out", price: "From $310", text: "Get photos of every room." },
  { job: "Office", price: "From $120", text: "Pick mornings or evenings. Call for your price." },
];

const row = "max-tablet:grid max-tablet:grid-cols-3 max-tablet:items-end large-text:!block";
const head = "leading-[1.25] tracking-[-0.02em] tablet:py-[0.9rem] desk:text-big";
const detail = "block text-small leading-[1.25] text-soft tablet:text-base";

/** The price of a visit to each size of home, in bubbles as large as the price; each is a link that books it. */
export function Prices() {
  const choices = useChoices(cleaner);
  const linkTo = useLinkTo("booking");
  return (
    <Section
      id="prices"
      question="How much does it cost?"
      hint="Choose a price to add it to your booking. Supplies are included."
      className="desk:grid desk:grid-cols-[minmax(0,7fr)_minmax(0,3fr)] desk:gap-x-sides [&>header]:text-left"
    >
      <table className="w-full border-separate border-spacing-0 rounded-bend bg-white print:break-inside-avoid [--unit:0.35rem] tablet:[--unit:0.44rem] py-6 tablet:p-8 max-tablet:block desk:[--unit:0.48rem] large-text:px-4">
        <caption className="sr-only">Price per visit</caption>
        <thead className="max-tablet:block large-text:sr-only">
          <tr className={row}>
            <td className="max-tablet:hidden" />
            {rhythms.map(({ rhythm, label, rate }) => (
              <th key={rhythm} scope="col" className={`p-[0.6rem] text-center ${head}`}>
                {label}{" "}
                <span className={`font-normal tracking-normal ${detail}`}>${rate}/hour</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-tablet:block">
          {sizes.map((size) => (
            <tr key={size.rooms} className={`${priceClass(size, rhythms[2])} ${row}`}>
              <th
                scope="row"
                className={`w-[22%] px-5 pb-0 pt-[0.6rem] text-left tablet:pb-11 tablet:pl-0 tablet:pr-[0.6rem] max-tablet:col-span-full max-tablet:w-auto large-text:block large-text:px-0 ${head}`}
              >
                {size.home}
              </th>
              {rhythms.map((rhythm) => (
                <td
                  key={rhythm.rhythm}
                  className="px-0 py-[0.6rem] text-center tablet:py-[0.9rem] large-text:flex large-text:items-center large-text:gap-3 large-text:text-left"
                >
                  <a
                    href={linkTo({ ...choices, rooms: size.rooms, rhythm: rhythm.rhythm })}
                    className={`bubble mx-auto grid place-items-center font-extrabold tracking-[-0.05em] large-text:m-0 large-text:!w-14 large-text:flex-none large-text:!text-base ${priceClass(size, rhythm)}`}
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
                  <span className={`pt-2.5 large-text:pt-0 ${detail}`}>
                    <span className="hidden large-text:block">{rhythm.label}</span>
                    {visitHours(size, rhythm)} hours{" "}
                    <span className="hidden large-text:inline">at ${rhythm.rate}</span>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-3 grid divide-y-2 divide-pale desk:m-0">
        {others.map(({ job, price, text }) => (
          <div
            key={job}
            className="grid grid-cols-[1fr_auto] content-center gap-x-4 gap-y-1 px-5 py-5 print:break-inside-avoid desk:grid-cols-1 large-text:grid-cols-1"
          >
            <dt className="text-big desk:text-[1.375rem]">{job}</dt>
            <dd className="font-extrabold text-deep desk:order-1 desk:mt-2 desk:text-[1.75rem]/none">
              {price}
            </dd>
            <dd className="col-span-full leading-[1.45] text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
