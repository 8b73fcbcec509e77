import { Picture } from "~/ui/picture";
import { useFirmName } from "../demo";
import { DemoHeadline } from "../demo-headline";
import { Logo } from "./logo";
import { openDays } from "./opening";
import { plumber } from "./plumber";

const menu = [
  { to: "#prices", label: "Prices" },
  { to: "#area", label: "Towns" },
  { to: "#quote", label: "Quote" },
  { to: "#hours", label: "Hours" },
] as const;

/** The emergency number, above everything else. */
export function EmergencyStrip() {
  return (
    <section className="pl-strip" id="emergency" aria-label="Emergency number">
      <a className="pl-number" href={`tel:${plumber.phone}`}>
        {plumber.phone}
      </a>
      <p className="pl-strip-words">
        <strong>Water where it should not be?</strong> A plumber picks up day and night.
      </p>
      <a className="pl-strip-link" href="#first-minutes">
        Shut this valve first
      </a>
    </section>
  );
}

/** The firm's own header: its logo, its menu, and whether it is open. */
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
        <b>Office</b>{" "}
        <span className="pl-open" data-open-hours={openDays}>
          Open Monday to Saturday
        </span>
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
        <p className="pl-hero-actions">
          <a className="pl-button" href="#quote">
            Get a price
          </a>
          <a className="pl-link" href="#prices">
            See what jobs cost
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
