import { useFirmName, useTypedName } from "../kit/facts";
import cleaner from "./facts";
import { Logo } from "./logo";
import { menuLink } from "./sections/section";

const links = [
  ["#request", "Book a visit"],
  ["#faq", "Read the FAQ"],
  [`tel:${cleaner.phone}`, `Call ${cleaner.phone}`],
] as const;

/** A row of links to what the menu has not, and a legal line. */
export function Footer() {
  return (
    <footer className="mx-auto mt-[clamp(3rem,4vw,4rem)] grid max-w-[82rem] justify-items-center gap-4 pb-4 text-center">
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
