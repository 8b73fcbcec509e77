import { useFirmName } from "../demo";
import { Logo } from "./logo";
import { openingHours } from "./opening";
import { plumber } from "./plumber";

/** Where the page's pipe ends: at a tap, with the number to call. */
export function FirmFooter() {
  return (
    <footer className="pl-footer">
      <div className="pl-wrap">
        <Tap />
        <p className="pl-footer-call">
          <span>Still dripping?</span> <a href={`tel:${plumber.phone}`}>{plumber.phone}</a>
        </p>
        <div className="pl-footer-grid">
          <Logo className="pl-footer-logo" />
          <address>
            14 Harbor Lane
            <br />
            Port Merrow, Maine
          </address>
          <p>
            {openingHours.map(({ days, time }) => (
              <span key={days}>
                {days}: {time}
              </span>
            ))}
          </p>
          <p>
            <span>Master plumber license MP-8812</span>
            <span>Insured up to $2 million</span>
            <span>© {useFirmName(plumber)}</span>
          </p>
        </div>
      </div>
    </footer>
  );
}

/** An outdoor faucet on the end of the pipe, with its drop. */
function Tap() {
  return (
    <svg className="pl-tap" viewBox="0 0 120 130" aria-hidden="true">
      <path d="M0 0H12V40q0 10 10 10h18V40h32v10h6q24 0 24 24v10H84V76q0-12-12-12H24Q0 64 0 40Z" />
      <path d="M30 8h52v10H61v22H51V18H30ZM80 84h26v8H80Z" />
      <path className="pl-drop" d="M93 100q9 13 9 19a9 9 0 0 1-18 0q0-6 9-19Z" />
    </svg>
  );
}
