import { Section } from "./section";

const statements = [
  {
    date: "2026-03-11",
    job: "Fault location",
    statement: "Cause found on first visit. Two earlier visits by others had no result.",
    before: "0.3 MΩ",
    after: "210 MΩ",
  },
  {
    date: "2026-05-19",
    job: "Vehicle charger, 40 A",
    statement: "Installed in one morning. Driveway not opened.",
    before: "4 mi/h",
    after: "31 mi/h",
  },
  {
    date: "2026-08-27",
    job: "Lighting control, set S2",
    statement: "All switches work as before. Lamps now dimmed. Used by a resident aged 84.",
    before: "540 W",
    after: "118 W",
  },
  {
    date: "2026-09-02",
    job: "Pre-sale inspection, repairs",
    statement: "Report received next morning. All repairs listed in it completed before the sale.",
    before: "11 defects",
    after: "0 defects",
  },
];

/** Example reviews, each with what was measured before and after. */
export function Reviews() {
  return (
    <Section
      id="reviews"
      no="6"
      ground="sheet"
      title="Client statements (examples)"
      note="Fictitious dates, jobs, statements and readings, for illustration of the form."
    >
      <table className="el-spec el-records el-statements">
        <caption className="el-hidden">Client statements (examples)</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Job</th>
            <th scope="col">Statement</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {statements.map(({ date, job, statement, before, after }) => (
            <tr key={date}>
              <th scope="row">{date}</th>
              <td>{job}</td>
              <td>“{statement}”</td>
              <td data-column="Before">{before}</td>
              <td data-column="After">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
