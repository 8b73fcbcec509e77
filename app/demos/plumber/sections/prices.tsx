import { jobGroups, jobs, priceText, type Job } from "../jobs";
import { House } from "../drawings/house";
import { tripTerms } from "../towns";

const terms = [
  "The day price applies during our office hours.",
  "The night price applies at all other times, and on Sundays and holidays.",
  "A plus sign means that the price starts there.",
  "If we find something else, we will call you before we do it.",
  "You can pay by cash, by check or with any major card.",
] as const;

/** The price guide: a printed table, with a drawing of the house that leads to its lines. */
export function Prices() {
  return (
    <section className="pl-section" id="prices" aria-labelledby="prices-title">
      <div className="pl-wrap">
        <header className="pl-head">
          <h2 id="prices-title">Our Prices</h2>
          <p>Parts, labor and sales tax are included. {tripTerms}</p>
        </header>
        <div className="pl-guide">
          <div className="pl-cutaway">
            <House />
            <ul className="pl-key">
              <li>Cold Water</li>
              <li>Hot Water</li>
              <li>Drains</li>
            </ul>
          </div>
          <PriceTable />
          <ul className="pl-ticks pl-terms">
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function PriceTable() {
  return (
    <table className="pl-table">
      <caption className="pl-unseen">Prices for common jobs</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title="Number in the drawing">No.</abbr>
          </th>
          <th scope="col">Job</th>
          <th scope="col">Day</th>
          <th scope="col">Night</th>
        </tr>
      </thead>
      {jobGroups.map((group) => (
        <tbody key={group.name}>
          <tr>
            <th className="pl-group" scope="rowgroup" colSpan={4}>
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

function Line({ job, number }: { job: Job; number: number }) {
  return (
    <tr id={`price-${number}`}>
      <td className="pl-line-number">{number}</td>
      <th scope="row">
        {job.name} <span>{job.detail}</span>
      </th>
      <td data-column="Day">{priceText(job, job.day)}</td>
      <td data-column="Night">{job.late ? priceText(job, job.late) : <DayOnly />}</td>
    </tr>
  );
}

function DayOnly() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="pl-unseen">day only</span>
    </>
  );
}
