import { useFirmName } from "../kit/facts";
import builder from "./facts";
import { Sign } from "./logo";

/** The sign over the door, and the index tabs of the site. */
export function FirmHeader() {
  const firm = useFirmName(builder);
  return (
    <header className="kd-top">
      <div className="kd-wrap kd-top-row">
        <a className="kd-logo" href="#main">
          <Sign />
          <span>{firm}</span>
        </a>
        <a className="kd-top-call" href={`tel:${builder.phone}`}>
          <span className="kd-label">Office</span>
          <b>{builder.phone}</b>
        </a>
      </div>
      <nav className="kd-wrap kd-menu" aria-label={`${firm} menu`}>
        <a href="#files">Files</a>
        <a href="#timeline">Schedule</a>
        <a href="#paperwork">Permits</a>
        <a href="#prices">Prices</a>
        <a href="#request">Request</a>
      </nav>
    </header>
  );
}
