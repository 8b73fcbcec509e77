import { useFirmName } from "../../kit/facts";
import electrician, { licenseNumber } from "../facts";
import { Footnotes, Section } from "./section";

const plate = [
  { term: "License no.", value: licenseNumber, size: "wide" },
  { term: "Class", value: "Electrical contractor, unlimited", size: "wide" },
  { term: "Master of record", value: "M. J. Halvorsen" },
  { term: "Issued by", value: "State Electrical Board" },
  { term: "First issued", value: "2009-04" },
  { term: "Valid through", value: "2028-12" },
  { term: "General liability", value: "$2,000,000", size: "wide" },
  { term: "Carrier", value: "Ostrander Casualty" },
  { term: "Policy no.", value: "OC-88 1406" },
  { term: "Workers’ comp.", value: "$1,000,000" },
  { term: "Surety bond", value: "$25,000" },
  { term: "Personnel", value: "3 masters, 5 journeymen, 2 apprentices", size: "wide" },
];

const cover = [
  { item: "License²", event: "Work not conforming to code", party: "Board" },
  { item: "Liability", event: "Damage to property by the work", party: "Carrier" },
  { item: "Workers’ comp.", event: "Injury to personnel on site", party: "Carrier" },
  { item: "Surety bond", event: "Work paid for and not completed", party: "Surety" },
];

/** License and insurance as a rating plate, with a table of the events that each line covers. */
export function License() {
  const name = useFirmName(electrician);
  return (
    <Section id="license" no="1" ground="sheet" title="Identification, license and insurance">
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
            120/240 V, 1 phase, 3 wire, 60 Hz. Fictitious firm and numbers.
          </p>
        </div>
        <div>
          <table className="el-spec">
            <caption>1.1 Events covered¹</caption>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">Event</th>
                <th scope="col">Recourse</th>
              </tr>
            </thead>
            <tbody>
              {cover.map(({ item, event, party }) => (
                <tr key={item}>
                  <th scope="row">{item}</th>
                  <td data-column="Event">{event}</td>
                  <td data-column="Recourse">{party}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Footnotes
            notes={[
              "Certificates of insurance for landlords, lenders and associations: issued same day on request received by 16:00.",
              "License number and policy number are shown on all quotations, reports and invoices.",
            ]}
          />
        </div>
      </div>
    </Section>
  );
}
