import { useFirmName } from "../kit/facts";
import glazier from "./facts";
import { Logo } from "./logo";

const menu = [
  { label: "Work", section: "work" },
  { label: "Emergency", section: "boarding" },
  { label: "Glass", section: "glass" },
  { label: "Measuring", section: "measuring" },
  { label: "Prices", section: "prices" },
];

/** The firm's sign and name, its number and its menu. */
export function Header() {
  const firm = useFirmName(glazier);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center px-sides wide:min-h-[5.25rem] wide:grid-cols-[minmax(0,1fr)_auto_auto] wide:gap-8 large-text:grid-cols-[minmax(0,1fr)]">
      <a className="py-2" href="#main">
        <Logo className="min-h-11" />
      </a>
      <a
        className="grid min-h-11 place-items-center whitespace-nowrap pl-4 text-[1.5rem] font-medium hover:text-accent wide:order-1 wide:text-[1.75rem] large-text:justify-self-start large-text:pl-0"
        href={`tel:${glazier.phone}`}
      >
        {glazier.phone}
      </a>
      <nav
        aria-label={`${firm} menu`}
        className="col-span-full -mx-sides flex flex-wrap gap-px border-y-2 border-ink bg-edge wide:col-auto wide:mx-0 wide:flex wide:flex-nowrap wide:gap-[1.375rem] wide:border-0 wide:bg-transparent"
      >
        {menu.map(({ label, section }) => (
          <a
            key={section}
            className="flex min-h-11 flex-[1_0_auto] items-center justify-center bg-white px-1.5 py-1 text-[1rem]/[1.15] font-medium hover:bg-[#dcefe9] focus-visible:shadow-none focus-visible:[outline-offset:-3px] tablet:px-3.5 tablet:text-[1.0625rem]/[1.15] wide:!flex-none wide:items-baseline wide:!px-0 wide:whitespace-nowrap wide:bg-transparent wide:py-2.5 wide:font-normal wide:hover:bg-transparent wide:hover:shadow-[0_2px_0_#1c7f74] forced-colors:border"
            href={`#${section}`}
          >
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}
