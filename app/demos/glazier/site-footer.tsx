import { useFirmName } from "../demo";
import { glazier } from "./glazier";
import { Sign } from "./logo";

/** The footer: the stack of panes seen at its edge, then the register of the company's data. */
export function SiteFooter() {
  return (
    <footer className="gz-foot">
      <div className="gz-edge" aria-hidden="true" />
      <div className="gz-register">
        <div>
          <p className="gz-register-head">Company</p>
          <p className="gz-brand">
            <Sign className="gz-sign" />
            <span>{useFirmName(glazier)}</span>
          </p>
          <p>
            8 Cutters Row
            <br />
            Whitcombe
          </p>
        </div>
        <div>
          <p className="gz-register-head">Registration</p>
          <dl>
            <dt>Glazing contractor license</dt>
            <dd>GL-30518</dd>
            <dt>Business registration</dt>
            <dd>WH-1964-0277</dd>
          </dl>
        </div>
        <div>
          <p className="gz-register-head">Certification</p>
          <dl>
            <dt>Quality management (example)</dt>
            <dd>QM-9014, valid to 2027</dd>
            <dt>General liability insurance</dt>
            <dd>USD 2,000,000</dd>
          </dl>
        </div>
        <div>
          <p className="gz-register-head">Contact</p>
          <dl>
            <dt>Telephone, all departments</dt>
            <dd>
              <a href={`tel:${glazier.phone}`}>{glazier.phone}</a>
            </dd>
          </dl>
        </div>
      </div>
    </footer>
  );
}
