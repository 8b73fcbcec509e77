import { dollars, jobGroups, jobs, type Job } from "./jobs";
import { House } from "./house";

const terms = [
  { term: "Day", meaning: "Our opening hours, Monday to Saturday." },
  {
    term: "Late",
    meaning: "Every other hour, Sundays and holidays. A dash: it waits for the morning.",
  },
  {
    term: "Surprise",
    meaning: "Something else behind the wall? We stop, write a new price and ask you.",
  },
] as const;

/** The price guide: a printed table, with a drawing of the house that leads to its lines. */
export function Prices() {
  return (
    <section className="pl-section" id="prices" aria-labelledby="prices-title">
      <div className="pl-wrap pl-tee">
        <div className="pl-head">
          <h2 id="prices-title">What jobs cost</h2>
          <p>
            Find the spot in the house, then the line in the table. Parts, labor and sales tax are
            in the price. The drive is free inside the ring road.
          </p>
        </div>
        <div className="pl-guide">
          <div className="pl-cutaway">
            <House />
            <ul className="pl-key">
              <li>Cold</li>
              <li>Hot</li>
              <li>Drains and vent</li>
            </ul>
          </div>
          <PriceTable />
          <dl className="pl-terms">
            {terms.map(({ term, meaning }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

function PriceTable() {
  return (
    <table className="pl-table">
      <caption className="pl-unseen">Prices of the most common jobs</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title="Number in the drawing">No.</abbr>
          </th>
          <th scope="col">Job</th>
          <th scope="col">Day</th>
          <th scope="col">Late</th>
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
      <td data-column="Day">
        {job.from && <small>from </small>}
        {dollars(job.day)}
      </td>
      <td data-column="Late">{job.late ? dollars(job.late) : <NotLate />}</td>
    </tr>
  );
}

function NotLate() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="pl-unseen">by day only</span>
    </>
  );
}
