import { electrician } from "./electrician";
import { faults } from "./faults";
import { Section } from "./section";

/** The faults of a house by symptom: what the resident does first, and what the electrician then tests. */
export function FaultTable() {
  return (
    <Section
      id="faults"
      no="2"
      ground="soot"
      title="Fault diagnosis and first steps"
      note="Readings are typical values, not results. First hour: USD 110.00, see 7.3."
    >
      <p className="el-danger">
        <b>Smoke or flame:</b> everyone to leave the building, then 911 to be called.{" "}
        <b>Sparks, burning odor or shock:</b> main breaker to OFF, then call-out line{" "}
        <a href={`tel:${electrician.phone}`}>{electrician.phone}</a>. <b>All else:</b> symptom to be
        located in table 2.1, then the resident’s first step to be taken.
      </p>
      <table className="el-spec el-records el-faults">
        <caption>2.1 Faults by symptom</caption>
        <thead>
          <tr>
            <th scope="col">Symptom</th>
            <th scope="col">Resident’s first step</th>
            <th scope="col">Electrician’s test</th>
            <th scope="col">Reading</th>
            <th scope="col">Limit</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ symptom, measure, test, reading, limit }) => (
            <tr key={symptom}>
              <th scope="row">{symptom}</th>
              <td>{measure}</td>
              <td data-column="Test">{test}</td>
              <td data-column="Reading">{reading}</td>
              <td data-column="Limit">{limit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
