import { useFirmName } from "../demo";
import { electrician, licenseNumber } from "./electrician";
import { Section } from "./section";

const plate = [
  { term: "License no.", value: licenseNumber, size: "wide" },
  { term: "Class", value: "Electrical contractor, unlimited", size: "wide" },
  { term: "Master electrician", value: "Dana Whitlock" },
  { term: "Issued by", value: "State Electrical Board" },
  { term: "First issued", value: "2009" },
  { term: "Valid through", value: "12 / 2028" },
  { term: "General liability", value: "$2,000,000", size: "wide" },
  { term: "Carrier", value: "Cedar & Vale Mutual" },
  { term: "Policy no.", value: "CV-88 1406" },
  { term: "Workers’ comp", value: "$1,000,000" },
  { term: "Surety bond", value: "$25,000" },
  { term: "Crew", value: "3 masters, 5 journeymen, 2 apprentices", size: "wide" },
];

const meanings = [
  {
    line: "The license",
    text: "A master signs for the work with this number. If the work is wrong, the board hears about it before anyone else does.",
  },
  {
    line: "Liability",
    text: "If we scorch a floor or flood a ceiling, this pays. Your own policy stays out of it.",
  },
  {
    line: "Workers’ comp",
    text: "If one of us falls in your attic, this pays. Hire someone without it and the bill can be yours.",
  },
  {
    line: "The bond",
    text: "If a firm takes a deposit and walks away, the bond pays to finish the job.",
  },
];

/** License and insurance as a rating plate, with what each line means for a customer. */
export function License() {
  const name = useFirmName(electrician);
  return (
    <Section
      id="license"
      circuit="1"
      symbol="meter"
      ground="sheet"
      title="Read the plate before you open the door"
      lead="Every machine carries a plate that says who made it and what it can take. So do we. The same lines stand on every quote and invoice."
    >
      <div className="el-license">
        <div className="el-plate">
          <i className="el-rivet" />
          <i className="el-rivet" />
          <i className="el-rivet" />
          <i className="el-rivet" />
          <p className="el-plate-name">{name}</p>
          <dl className="el-plate-grid">
            {plate.map(({ term, value, size }) => (
              <div key={term} className={size && `el-plate-${size}`}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="el-plate-foot">
            Work at 120/240 V, 1 phase, 3 wire, 60 Hz. Sample numbers.
          </p>
        </div>
        <div>
          <h3 className="el-h4">What each line does for you</h3>
          <dl className="el-means">
            {meanings.map(({ line, text }) => (
              <div key={line}>
                <dt>{line}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="el-note">
            Need a certificate for a landlord, a lender or the HOA?{" "}
            <a href={`tel:${electrician.phone}`}>Call by 4 pm</a> and it is in your inbox the same
            day.
          </p>
        </div>
      </div>
    </Section>
  );
}
