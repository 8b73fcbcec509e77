import { useFirmName } from "../demo";
import { builder, LICENSE } from "./builder";
import { Sign } from "./logo";

/** The footer: the title block in the corner of the last sheet. */
export function FirmFooter() {
  return (
    <footer className="kd-foot">
      <div className="kd-wrap kd-block">
        <p className="kd-block-firm">
          <span className="kd-logo">
            <Sign />
            <span>{useFirmName(builder)}</span>
          </span>
        </p>
        <p className="kd-block-call">
          <a className="kd-number" href={`tel:${builder.phone}`}>
            <span className="kd-label">Call the site office</span>
            {builder.phone}
          </a>
        </p>
        <p>
          <span className="kd-label">Site office</span>
          305 Kiln Street, Brickfield
        </p>
        <p>
          <span className="kd-label">General contractor</span>
          License {LICENSE}
        </p>
        <p>
          <span className="kd-label">Drawn by Nell</span>
          Checked by Ruth, paid for by June
        </p>
        <p>
          <span className="kd-label">Sheet</span>
          <a href="#main">Last of nine. Back to the first</a>
        </p>
      </div>
    </footer>
  );
}
