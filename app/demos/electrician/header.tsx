import { useFirmName } from "../kit/facts";
import electrician, { licenseNumber } from "./facts";
import { Logo } from "./logo";
import { frame } from "./sections/section";

const links = [
  { label: "Faults", section: "faults" },
  { label: "Our work", section: "work" },
  { label: "License", section: "license" },
  { label: "Prices", section: "prices" },
  { label: "Car chargers", section: "car-chargers" },
  { label: "Smart homes", section: "smart-homes" },
];

const items = links.map(({ label, section }) => (
  <li key={section}>
    <a
      className="flex min-h-11 items-center whitespace-nowrap font-medium hover:text-live max-desk:px-4"
      href={`#${section}`}
    >
      {label}
    </a>
  </li>
));

/** The name, the license behind it, and the menu, which a phone shows when asked. */
export function Header() {
  const firm = useFirmName(electrician);
  return (
    <header className="pine border-b border-line">
      <div
        className={`relative flex min-h-[4.5rem] items-center justify-between gap-x-6 gap-y-1 py-2 large-text:flex-wrap ${frame}`}
      >
        <span className="flex min-w-0 items-center gap-3.5">
          <Logo firm={firm} />
          <span className="min-w-0 font-mono text-[0.9375rem]/[1.3] font-semibold [overflow-wrap:anywhere] large-text:text-[min(0.9375rem,5.4cqi)]">
            {firm}
            <a
              className="flex min-h-6 w-fit items-center whitespace-nowrap text-note font-normal leading-tight text-quiet underline decoration-edge underline-offset-4 hover:text-live large-text:text-[min(0.875rem,5cqi)]"
              href="#license"
            >
              License&nbsp;{licenseNumber}
            </a>
          </span>
        </span>
        <nav aria-label={`${firm} menu`} className="flex-none">
          <ul className="hidden gap-x-[clamp(0.875rem,2.4cqi,2.25rem)] desk:flex">{items}</ul>
          <details className="desk:hidden">
            <summary className="flex min-h-11 cursor-pointer list-none items-center rounded-full border border-edge px-4 font-semibold hover:text-live [&::-webkit-details-marker]:hidden">
              Menu
            </summary>
            <ul className="absolute inset-x-0 top-full z-20 grid grid-cols-2 border-y border-edge bg-raised py-2 large-text:grid-cols-1">
              {items}
            </ul>
          </details>
        </nav>
      </div>
    </header>
  );
}
