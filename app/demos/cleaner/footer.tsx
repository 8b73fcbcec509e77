import { useFirmName, useTypedName } from "../kit/facts";
import cleaner from "./facts";
import { Logo } from "./logo";
import { menuLink } from "./sections/section";

const links = [
  ["#request", "Book a visit"],
  ["#booking", "Get a price"],
  ["#checklist", "See the checklist"],
  ["#people", "Meet the cleaners"],
  ["#area", "Check your area"],
  ["#faq", "Read the FAQ"],
  [`tel:${cleaner.phone}`, `Call ${cleaner.phone}`],
] as const;

/** Rows of links, as in an app, and a legal line. */
export function Footer() {
  return (
    <footer className="mx-auto mt-[clamp(3.5rem,6vw,6rem)] grid max-w-[82rem] justify-items-center gap-4 pb-4 text-center">
      <Logo />
      <nav aria-label="Shortcuts" className="flex max-w-[40rem] flex-wrap justify-center gap-2">
        {links.map(([to, label]) => (
          <a key={to} href={to} className={`bg-white px-[1.125rem] ${menuLink}`}>
            {label}
          </a>
        ))}
      </nav>
      <small className="text-small text-soft [overflow-wrap:anywhere]">
        {useFirmName(cleaner)}
        {!useTypedName() && ", 48 Lime Street, Wickham, OR. License CL-77163"}. Insured up to $1
        million.
      </small>
    </footer>
  );
}
