import { openHours } from "./hours";
import { useFirmName } from "../kit/facts";
import electrician from "./facts";

/** The logo: one bright wire, bent to a B between two terminals. */
export function Sign() {
  return (
    <svg aria-hidden viewBox="0 0 40 40" className="el-sign">
      <path d="M9 33V5h11.5a7 7 0 0 1 0 14H16h7a8 8 0 0 1 0 16h-2.5" />
      <circle cx="9" cy="35" r="2.5" />
      <circle cx="18" cy="35" r="2.5" />
    </svg>
  );
}

/** The name, whether the office is open, and the number. */
export function FirmHeader() {
  return (
    <header className="el-bar el-soot">
      <div className="el-frame el-bar-row">
        <span className="el-logo">
          <Sign />
          <span className="el-name">{useFirmName(electrician)}</span>
        </span>
        <span className="el-now" data-open-hours={JSON.stringify(openHours)}>
          Mon-Fri 07:00-18:00
        </span>
        <a className="el-bar-phone" href={`tel:${electrician.phone}`}>
          <span className="el-hidden">Call </span>
          {electrician.phone}
        </a>
      </div>
    </header>
  );
}
