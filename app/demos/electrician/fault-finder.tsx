import { electrician } from "./electrician";
import { faults, type Fault } from "./faults";
import { House } from "./house";
import { Section } from "./section";

/** Choose a symptom: the drawn house shows the circuit, and a sheet says what is to be done. */
export function FaultFinder() {
  return (
    <Section
      id="faults"
      no="2"
      symbol="knifeSwitch"
      ground="soot"
      title="Fault diagnosis and first steps"
      note="Selection of a symptom shows the probable circuit in fig. 2. Readings are typical values, not results."
    >
      <p className="el-danger">
        <b>Smoke or flame:</b> everyone to leave the building, then 911 to be called.{" "}
        <b>Sparks, burning odor or shock:</b> main breaker to OFF, then call-out line{" "}
        <a href={`tel:${electrician.phone}`}>{electrician.phone}</a>. <b>All else:</b> symptom to be
        selected below, then the resident’s first step to be taken.
      </p>
      <div className="el-faults">
        <div className="el-house-box">
          <House />
          <p className="el-tag el-under">
            Fig. 2: Branch circuits 1-6 of a dwelling. M: service with main breaker.
          </p>
        </div>
        <fieldset className="el-symptoms">
          <legend className="el-tag">2.1 Symptom</legend>
          {faults.map(({ id, symptom }, index) => (
            <label key={id} className="el-symptom">
              <input type="radio" name="fault" id={`fault-${id}`} defaultChecked={index === 0} />
              {symptom}
            </label>
          ))}
        </fieldset>
        <div className="el-answers" aria-live="polite">
          {faults.map((fault) => (
            <Answer key={fault.id} fault={fault} />
          ))}
        </div>
      </div>
    </Section>
  );
}

function Answer({ fault }: { fault: Fault }) {
  const { id, symptom, circuits, measure, test, reading, limit, urgent } = fault;
  return (
    <div className={`el-answer el-answer-${id}`}>
      <h3 className="el-tag">
        2.2 Finding<span className="el-hidden">: {symptom}</span>
      </h3>
      <dl className="el-finding">
        <div>
          <dt>Circuit</dt>
          <dd>{circuits}</dd>
        </div>
        <div>
          <dt>Resident’s first step</dt>
          <dd>{measure}</dd>
        </div>
        <div>
          <dt>Electrician’s test</dt>
          <dd>{test}</dd>
        </div>
        <div>
          <dt>Typical reading</dt>
          <dd className="el-num el-bad">{reading}</dd>
        </div>
        <div>
          <dt>Limit</dt>
          <dd className="el-num">{limit}</dd>
        </div>
        <div>
          <dt>{urgent ? "Call-out line" : "First hour"}</dt>
          <dd className="el-num">
            {urgent ? <a href={`tel:${electrician.phone}`}>{electrician.phone}</a> : "USD 110.00"}
          </dd>
        </div>
      </dl>
    </div>
  );
}
