import { useFirmName } from "../kit/facts";
import { LogoSign } from "./logo";
import painter from "./facts";

const entries = [
  { label: "Rooms", section: "rooms" },
  { label: "Colors", section: "colors" },
  { label: "Our week", section: "week" },
  { label: "Prices", section: "prices" },
  { label: "Town", section: "area" },
];

/** The firm's name, menu and telephone number. */
export function SiteHeader() {
  const firm = useFirmName(painter);
  return (
    <header className="sc-header sc-edge">
      <p className="sc-brand">
        <LogoSign className="sc-sign" />
        <span dir="auto">{firm}</span>
      </p>
      <nav aria-label={`${firm} menu`} className="sc-menu">
        {entries.map(({ label, section }) => (
          <a key={section} href={`#${section}`}>
            {label}
          </a>
        ))}
      </nav>
      <a className="sc-phone" href={`tel:${painter.phone}`}>
        <span className="sc-phone-call">Call us</span> {painter.phone}
      </a>
    </header>
  );
}
