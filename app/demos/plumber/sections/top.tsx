import { Picture } from "~/ui/picture";
import { useFirmName } from "../../kit/facts";
import { DemoHeadline } from "../../kit/headline";
import { Logo } from "../logo";
import { officeHours } from "../opening";
import plumber from "../facts";

const menu = [
  { to: "#first-minutes", label: "Emergency" },
  { to: "#prices", label: "Prices" },
  { to: "#area", label: "Towns" },
  { to: "#quote", label: "Quote" },
] as const;

const reasons = [
  "We are licensed and insured.",
  "We come the same day, on Sundays too.",
  "We give you the price in writing.",
] as const;

/** The emergency number, above everything else. */
export function EmergencyStrip() {
  return (
    <section className="pl-strip" id="emergency" aria-label="Emergency number">
      <a className="pl-number" href={`tel:${plumber.phone}`}>
        {plumber.phone}
      </a>
      <p className="pl-strip-words">
        <strong>24-Hour Emergency Service</strong> If there is water on the floor, please call us.
      </p>
      <a className="pl-strip-link" href="#first-minutes">
        Shut Off Your Water
      </a>
    </section>
  );
}

/** The firm's own header: its logo, its menu and its hours. */
export function FirmHeader() {
  return (
    <header className="pl-header">
      <Logo className="pl-header-logo" />
      <nav className="pl-menu" aria-label={`${useFirmName(plumber)} menu`}>
        {menu.map(({ to, label }) => (
          <a key={to} href={to}>
            {label}
          </a>
        ))}
      </nav>
      <p className="pl-office">
        <b>Office Hours</b>
        {officeHours.map(({ days, time }) => (
          <span key={days}>
            {days}, {time}
          </span>
        ))}
      </p>
    </header>
  );
}

/** The headline beside the still life. */
export function Hero() {
  return (
    <div className="pl-hero">
      <div className="pl-hero-words">
        <DemoHeadline demo={plumber} className="pl-headline" signed />
        <p>{plumber.subheadline}</p>
        <ul className="pl-ticks">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className="pl-hero-actions">
          <a className="pl-button" href="#quote">
            Get a Quote
          </a>
          <a className="pl-link" href="#prices">
            See Our Prices
          </a>
        </p>
      </div>
      <Picture
        image={plumber.heroImage}
        sizes="(min-width: 64rem) 62vw, 100vw"
        load="first"
        className="pl-hero-picture"
      />
    </div>
  );
}
