import { House } from "../drawings/house";
import { jobGroups, jobs, priceText, type Job } from "../jobs";
import { tripTerms } from "../towns";
import { Section } from "./section";

const terms = [
  "The day price applies during our office hours.",
  "The night price applies at all other times, and on Sundays and holidays.",
  "If we find something else, we will call you before we do it.",
  "A plus sign means that the price starts there.",
  "You can pay by cash, by check or with any major card.",
] as const;

/** The pipes of the drawing, each with its line. */
const pipes = [
  ["Cold Water", "before:border-t-4 before:border-blue before:align-[0.25rem]"],
  ["Hot Water", "before:border-t-4 before:border-dashed before:border-blue before:align-[0.25rem]"],
  ["Drains", "before:border-t-[9px] before:border-pipe before:align-[0.125rem]"],
] as const;

/** The price guide: a printed table, with a drawing of the house that leads to its lines. */
export function Prices() {
  return (
    <Section
      id="prices"
      title="Our Prices"
      lead={`Parts, labor and sales tax are included. ${tripTerms}`}
    >
      <div className="grid grid-cols-1 gap-10 desk:grid-cols-2 desk:grid-rows-[auto_1fr] desk:items-start desk:gap-x-16">
        <div>
          <House />
          <ul className="mt-3 flex flex-wrap justify-center gap-x-6 gap-y-1 text-[0.9375rem] large-text:justify-start">
            {pipes.map(([name, line]) => (
              <li
                key={name}
                className={`before:mr-2 before:inline-block before:w-8 before:content-[''] ${line}`}
              >
                {name}
              </li>
            ))}
          </ul>
        </div>
        <PriceTable />
        <ul className="ticks grid content-start gap-2.5 font-semibold">
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function PriceTable() {
  return (
    <table className="w-full border-collapse tabular-nums desk:[grid-area:1/2/3] large-text:block">
      <caption className="sr-only">Prices for common jobs</caption>
      <thead className="large-text:sr-only">
        <tr className="*:border-b-[6px] *:border-ink *:pb-2 *:pt-1 *:text-right *:text-[0.9375rem] *:font-bold [&>:nth-child(-n+2)]:text-left">
          <th scope="col">
            <abbr className="no-underline" title="Number in the drawing">
              No.
            </abbr>
          </th>
          <th scope="col">Job</th>
          <th scope="col">Day</th>
          <th scope="col">Night</th>
        </tr>
      </thead>
      {jobGroups.map((group) => (
        <tbody key={group.name} className="large-text:block">
          <tr className="large-text:block">
            <th
              className="border-b-[3px] border-blue px-0 pb-1.5 pt-6 text-left text-[1.0625rem] font-bold text-blue large-text:block"
              scope="rowgroup"
              colSpan={4}
            >
              {group.name}
            </th>
          </tr>
          {group.jobs.map((job) => (
            <Line key={job.name} job={job} number={jobs.indexOf(job) + 1} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const price =
  "w-[3.75rem] whitespace-nowrap text-right desk:w-[5.25rem] desk:text-[1.1875rem] large-text:col-start-2 large-text:flex large-text:w-auto large-text:flex-wrap large-text:items-baseline large-text:gap-x-3 large-text:before:font-normal large-text:before:content-[attr(data-column)]";

function Line({ job, number }: { job: Job; number: number }) {
  return (
    <tr
      className="scroll-mt-[40vh] break-inside-avoid border-b border-rule *:py-2.5 *:align-baseline target:bg-water target:shadow-[inset_0_-4px_#0a4a96] desk:scroll-mt-[70vh] large-text:grid large-text:grid-cols-[2rem_minmax(0,1fr)] large-text:py-2.5 large-text:*:py-0"
      id={`price-${number}`}
    >
      <td className="w-8 font-bold text-blue desk:text-[1.1875rem]">{number}</td>
      <th className="!pr-3 text-left font-semibold leading-[1.3]" scope="row">
        {job.name}{" "}
        <span className="block text-[0.9375rem] font-normal text-steel">{job.detail}</span>
      </th>
      <td className={`font-bold ${price}`} data-column="Day">
        {priceText(job, job.day)}
      </td>
      <td className={price} data-column="Night">
        {job.late ? (
          priceText(job, job.late)
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">day only</span>
          </>
        )}
      </td>
    </tr>
  );
}
