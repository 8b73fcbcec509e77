import electrician from "../facts";
import { faults } from "../faults";
import { Section } from "./section";

/** The faults of a house by symptom: what the resident does first, and what the electrician then tests. */
export function FaultTable() {
  return (
    <Section
      id="faults"
      no="2"
      ground="soot"
      title="Fault diagnosis and first steps"
      note="Readings are typical values, not results. First hour, Mon-Fri by day: USD 110.00."
    >
      <p className="el-danger">
        <b>Smoke or flame:</b> Get everyone out, then call 911.{" "}
        <b>Sparks, burning odor or shock:</b> Turn the main breaker to OFF, then call{" "}
        <a href={`tel:${electrician.phone}`}>{electrician.phone}</a>. <b>All else:</b> Find the
        symptom below and take its first step.
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
