import { useFirmName } from "../../kit/facts";
import cleaner from "../facts";
import { Logo } from "../logo";

const menu = [
  ["checklist", "Checklist"],
  ["prices", "Prices"],
  ["people", "Cleaners"],
  ["area", "Areas"],
  ["request", "Book"],
] as const;

const links = [
  ["request", "Book a visit"],
  ["booking", "Get a price"],
  ["checklist", "See the checklist"],
  ["people", "Meet the cleaners"],
  ["area", "Check your area"],
  ["faq", "Read the FAQ"],
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
        <span>Mon-Fri 6am-9pm</span>
      </p>
    </header>
  );
}

/** The firm's own footer: rows of links, as in an app, and a legal line. */
export function FirmFooter() {
  return (
    <footer className="cl-foot">
      <Logo />
      <nav aria-label="Shortcuts">
        {links.map(([section, label]) => (
          <a key={section} href={`#${section}`}>
            {label}
          </a>
        ))}
        <a href={`tel:${cleaner.phone}`}>Call {cleaner.phone}</a>
      </nav>
      <small>
        {useFirmName(cleaner)}, 48 Lime Street, Wickham, OR. License CL-77163. Insured up to $1
        million.
      </small>
    </footer>
  );
}
