import { useFirmName } from "../kit/facts";
import builder, { LICENSE } from "./facts";
import { Sign } from "./logo";

/** The footer: the notice board beside the office door. */
export function FirmFooter() {
  return (
    <footer className="kd-foot">
      <div className="kd-wrap">
        <div className="kd-notices">
          <p className="kd-notice kd-notice-firm">
            <span className="kd-logo">
              <Sign />
              <span>{useFirmName(builder)}</span>
            </span>
            Family-owned since 1978. Bonded and insured.
          </p>
          <p className="kd-notice">
            <b className="kd-label">Office</b>
            305 West Fourth Street, Decorah, Iowa.
          </p>
          <p className="kd-notice">
            <b className="kd-label">Office Hours</b>
            Monday through Friday, 8 a.m. to 5 p.m. Thursday until 8 p.m.
          </p>
          <p className="kd-notice">
            <b className="kd-label">License</b>
            General contractor license <span className="kd-whole">{LICENSE}</span>.
          </p>
          <p className="kd-notice kd-notice-call">
            <a className="kd-number" href={`tel:${builder.phone}`}>
              <span className="kd-label">Telephone</span>
              {builder.phone}
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}
