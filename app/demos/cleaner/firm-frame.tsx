import { useFirmName } from "../demo";
import { cleaner, openHours } from "./cleaner";
import { Logo } from "./logo";

const menu = [
  ["checklist", "Checklist"],
  ["prices", "Prices"],
  ["people", "People"],
  ["area", "Area"],
  ["request", "Book"],
] as const;

/** The firm's own header: sign, menu, telephone. */
export function FirmHeader() {
  return (
    <header className="cl-top">
      <Logo />
      <nav aria-label={`${useFirmName(cleaner)} menu`}>
        {menu.map(([section, label]) => (
          <a key={section} href={`#${section}`}>
            {label}
          </a>
        ))}
      </nav>
      <p className="cl-phone">
        <a href={`tel:${cleaner.phone}`}>{cleaner.phone}</a>
        <OpenNow />
      </p>
    </header>
  );
}

/** The hours in words, which the script replaces by whether the firm is open. */
export function OpenNow() {
  return (
    <span className="cl-open" data-open-hours={JSON.stringify(openHours)}>
      Mon–Sat from early on
    </span>
  );
}

/** The firm's own footer. */
export function FirmFooter() {
  const name = useFirmName(cleaner);
  return (
    <footer className="cl-foot">
      <Logo />
      <address>
        48 Lime Street, upstairs
        <br />
        Alderport, OR
      </address>
      <p>
        Business license CL-77163
        <br />
        Bonded and insured to $1 million
      </p>
      <p className="cl-foot-call">
        <a href={`tel:${cleaner.phone}`}>{cleaner.phone}</a>
        <a href="#request">Request a visit</a>
      </p>
      <small>{name} washes its cloths at 140 °F on Lime Street, every night.</small>
    </footer>
  );
}
