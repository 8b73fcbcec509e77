import { useFirmName } from "../kit/facts";
import gardener from "./facts";
import { Sign } from "./logo";

const menu = [
  { to: "#season", label: "Calendar" },
  { to: "#care", label: "Care" },
  { to: "#stories", label: "Gardens" },
  { to: "#prices", label: "Prices" },
  { to: "#visit", label: "Visit" },
] as const;

/** The firm's own header: the sign and name in the middle, as on a seed catalog's cover. */
export function Masthead() {
  const firm = useFirmName(gardener);
  return (
    <header className="gg-mast">
      <a className="gg-brand" href="#main">
        <Sign />
        <span>{firm}</span>
      </a>
      <nav className="gg-menu" aria-label={`${firm} menu`}>
        {menu.map(({ to, label }) => (
          <a key={to} href={to}>
            {label}
          </a>
        ))}
      </nav>
      <a className="gg-mast-call" href={`tel:${gardener.phone}`}>
        {gardener.phone}
      </a>
    </header>
  );
}
