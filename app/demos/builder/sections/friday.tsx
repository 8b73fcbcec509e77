import house from "../drawings/house.svg";
import { Section } from "./section";

const figures = [
  { name: "Price agreed on", value: "$164,000" },
  { name: "Paid so far", value: "$65,600" },
  { name: "Reserve used", value: "$2,300" },
  { name: "Reserve left", value: "$5,900" },
];

const letters = [
  {
    text: "Thanksgiving was the first in eleven years that we could have at our own table.",
    name: "Ardis Brandvold, Decorah",
  },
  {
    text: "The chimney turned out to be leaning, and Connie showed us on paper what it would cost. The boys have not fought in three weeks.",
    name: "Harriet Lindqvist, Three Elms",
  },
];

const what = "label mb-0.5 block text-brick";

/** The weekly report to the customer, and letters from customers. */
export function Friday() {
  return (
    <Section
      id="friday"
      className="bg-paper desk:grid desk:grid-cols-[5fr_7fr] desk:grid-rows-[auto_1fr] desk:gap-x-16 large-text:grid-cols-1"
      narrow
      title="Customers Get A Report Every Friday"
      dateline="Decorah, July 17."
      report="The office writes to each family weekly. This report and the two letters with it are examples."
    >
      <FridayPage />
      <div className="mt-8 grid gap-6 tablet:grid-cols-2 tablet:items-start desk:mt-0 desk:grid-cols-1 desk:content-start desk:[grid-area:2/1] large-text:grid-cols-1">
        {letters.map(({ text, name }) => (
          <figure
            key={name}
            className="letter px-5 pb-4 pl-12 pt-5 shadow-[0_2px_10px_#1c1a1838] large-text:bg-[#fdf3dc] large-text:bg-none large-text:pl-5"
          >
            <blockquote>“{text}”</blockquote>
            <figcaption className="mt-3 leading-[1.25]">
              <b className="block">{name}</b>
              Example letter
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

function FridayPage() {
  return (
    <article
      className="min-w-0 self-start bg-white shadow-[0_2px_10px_#1c1a1838] desk:[grid-area:1/2/3/3]"
      aria-labelledby="letter-title"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-[1.125rem] pb-3.5 pt-4 desk:px-8">
        <h3 id="letter-title">Masons Finish Two Days Early</h3>
        <p className="label">Week 7 of 19</p>
      </div>
      <img
        className="aspect-[2] h-auto w-full object-cover object-[50%_75%]"
        src={`${house}#walls`}
        alt="The farmhouse in its seventh week: brick walls and a scaffold, and no roof yet"
        width={1200}
        height={760}
        loading="lazy"
      />
      <div className="grid gap-4 px-[1.125rem] pb-[1.375rem] pt-5 tablet:grid-cols-[3fr_2fr] tablet:gap-8 desk:px-8 desk:text-[1.125rem]/[1.4] large-text:grid-cols-1">
        <p>
          <b className={what}>Work done</b> The masons finished the brick of both stories. The
          family walked in by the new doorway and stood where the kitchen will be.
        </p>
        <p>
          <b className={what}>Next week</b> The roof trusses are due on Tuesday at 7 a.m.
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-[1.125rem] pb-6 tablet:grid-cols-4 desk:px-8 desk:pb-8 large-text:grid-cols-1">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd className="text-[1.375rem]/[1.2] font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
