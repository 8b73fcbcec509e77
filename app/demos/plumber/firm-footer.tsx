import { useFirmName } from "../demo";
import { openingHours } from "./opening";
import { plumber } from "./plumber";
import { towns } from "./towns";

/** Where the page's pipe ends: at a tap, over three columns of facts. */
export function FirmFooter() {
  return (
    <footer className="pl-footer">
      <div className="pl-wrap">
        <Tap />
        <div className="pl-footer-grid">
          <div>
            <h2>Contact Us</h2>
            <address>
              {useFirmName(plumber)}
              <br />
              14 Harbor Lane
              <br />
              Port Amory, Maine
            </address>
            <a className="pl-footer-call" href={`tel:${plumber.phone}`}>
              {plumber.phone}
            </a>
          </div>
          <div>
            <h2>Towns We Serve</h2>
            <ul className="pl-footer-towns">
              {towns.map(({ slug, name }) => (
                <li key={slug}>{name}</li>
              ))}
            </ul>
          </div>
          <div>
            <h2>Hours &amp; License</h2>
            <ul>
              {openingHours.map(({ days, time }) => (
                <li key={days}>
                  {days}: {time}
                </li>
              ))}
              <li>Master Plumber License #MP-8812</li>
              <li>Insured to $2 Million</li>
            </ul>
          </div>
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
