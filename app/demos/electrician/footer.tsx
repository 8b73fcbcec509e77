import { useFirmName } from "../kit/facts";
import electrician, { licenseNumber } from "./facts";
import { Sign } from "./header";

/** The title block of the document. */
export function FirmFooter() {
  const { phone } = electrician;
  return (
    <footer className="el-foot el-soot">
      <div className="el-frame">
        <div className="el-foot-end">
          <dl className="el-block">
            <div className="el-block-wide">
              <dt>Firm</dt>
              <dd className="el-logo">
                <Sign />
                <span className="el-name">{useFirmName(electrician)}</span>
              </dd>
            </div>
            <div className="el-block-wide">
              <dt>Address</dt>
              <dd>2250 Baxter Road, Unit 4, Harmon Crossing</dd>
            </div>
            <div>
              <dt>License</dt>
              <dd>{licenseNumber}</dd>
            </div>
            <div>
              <dt>Telephone</dt>
              <dd>
                <a href={`tel:${phone}`}>{phone}</a>
              </dd>
            </div>
            <div>
              <dt>Document no.</dt>
              <dd>BE-0001</dd>
            </div>
            <div>
              <dt>Revision</dt>
              <dd>7</dd>
            </div>
            <div>
              <dt>Prepared</dt>
              <dd>M. J. H.</dd>
            </div>
            <div>
              <dt>Page</dt>
              <dd>1 of 1</dd>
            </div>
            <div className="el-block-full">
              <dt>Remarks</dt>
              <dd>Demonstration document. Fictitious firm. Nothing is sent from this page.</dd>
            </div>
          </dl>
        </div>
      </div>
    </footer>
  );
}
