import { useFirmName } from "../kit/facts";
import { openingHours } from "./opening";
import plumber from "./facts";
import { home, towns } from "./towns";

/** Three columns of facts. */
export function FirmFooter() {
  return (
    <footer className="pl-footer">
      <div className="pl-wrap">
        <div className="pl-footer-grid">
          <div>
            <h2>Contact Us</h2>
            <address>
              {useFirmName(plumber)}
              <br />
              14 Harbor Lane
              <br />
              {home}, Maine
            </address>
            <a className="pl-footer-call" href={`tel:${plumber.phone}`}>
              {plumber.phone}
            </a>
          </div>
          <div>
            <h2>Towns We Serve</h2>
            <ul className="pl-footer-towns">
              <li>{home}</li>
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
