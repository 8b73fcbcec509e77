import { electrician } from "./electrician";
import { faults, type Fault } from "./faults";
import { House } from "./house";
import { Section } from "./section";

/** Choose a symptom: the drawn house shows the circuit, and a card says what to do first. */
export function FaultFinder() {
  return (
    <Section
      id="faults"
      circuit="2"
      symbol="knifeSwitch"
      ground="soot"
      title="What is it doing?"
      lead="Choose what you see. The drawing lights the circuit it usually is, and you get the first thing to try. That part is free."
    >
      <div className="el-faults">
        <div className="el-house-box">
          <House />
          <p className="el-tag el-under">
            Fig. 2: a house and its six circuits. M is the service with the main breaker.
          </p>
        </div>
        <fieldset className="el-symptoms">
          <legend className="el-hidden">What is it doing?</legend>
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
  const { id, symptom, circuits, first, then, reading, limit, urgent } = fault;
  return (
    <div className={`el-answer el-answer-${id}`}>
      <h3 className="el-hidden">{symptom}</h3>
      <p className="el-tag">{circuits}</p>
      <p className="el-first">{first}</p>
      <p className="el-then">{then}</p>
      <dl className="el-meter">
        <div>
          <dt>We often read</dt>
          <dd className="el-bad">{reading}</dd>
        </div>
        <div>
          <dt>It should be</dt>
          <dd>{limit}</dd>
        </div>
        <div>
          <dt>{urgent ? "Call-out" : "First hour"}</dt>
          <dd>{urgent ? <a href={`tel:${electrician.phone}`}>{electrician.phone}</a> : "$110"}</dd>
        </div>
      </dl>
    </div>
  );
}
