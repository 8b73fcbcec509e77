import { useFirmName } from "../demo";
import { builder, LICENSE } from "./builder";
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
            Family-owned and operated since 1978. Bonded and insured.
          </p>
          <p className="kd-notice">
            <b className="kd-label">Stop In And See Us</b>
            305 Kiln Street, Brickfield, across from the grain elevator. The coffee is on.
          </p>
          <p className="kd-notice">
            <b className="kd-label">Office Hours</b>
            Monday through Friday, 8:00 a.m. to 5:00 p.m. Thursdays until 8:00 p.m. Closed Sundays
            and the opening day of deer season.
          </p>
          <p className="kd-notice">
            <b className="kd-label">License And Membership</b>
            General contractor license <span className="kd-whole">{LICENSE}</span>. Member of the
            county builders’ association (example).
          </p>
          <p className="kd-notice kd-notice-call">
            <a className="kd-number" href={`tel:${builder.phone}`}>
              <span className="kd-label">Ask for Marlys</span>
              {builder.phone}
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}
