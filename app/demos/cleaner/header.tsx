import { useFirmName } from "../kit/facts";
import cleaner, { openingHours, span } from "./facts";
import { Logo } from "./logo";
import { menuLink } from "./sections/section";

const menu = [
  { label: "Checklist", section: "checklist" },
  { label: "Prices", section: "prices" },
  { label: "Cleaners", section: "people" },
  { label: "Areas", section: "area" },
];

/** The firm's own header: sign, menu, telephone. */
export function Header() {
  const [workdays] = openingHours;
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 pt-3 desk:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] desk:py-4 large-text:grid-cols-1">
      <Logo />
      <nav
        aria-label={`${useFirmName(cleaner)} menu`}
        className="col-span-full row-start-2 flex flex-wrap justify-around rounded-[2rem] bg-white p-1 desk:flex-nowrap desk:[grid-area:1/2] large-text:row-auto large-text:justify-start large-text:gap-x-4"
      >
        {menu.map(({ label, section }) => (
          <a
            key={section}
            href={`#${section}`}
            className={`px-3 hover:bg-mist hover:no-underline desk:px-[1.125rem] ${menuLink}`}
          >
            {label}
          </a>
        ))}
      </nav>
      <p className="grid justify-items-end leading-[1.2] desk:col-start-3 large-text:justify-items-start">
        <a
          href={`tel:${cleaner.phone}`}
          className="inline-flex min-h-11 items-center whitespace-nowrap text-[1.5rem] font-extrabold tracking-[-0.03em] desk:min-h-9 desk:text-[2rem]/none"
        >
          {cleaner.phone}
        </a>
        <span className="hidden text-note desk:block">
          {workdays.days} {span(workdays)}
        </span>
      </p>
    </header>
  );
}
