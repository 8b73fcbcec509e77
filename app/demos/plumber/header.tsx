import { useFirmName } from "../kit/facts";
import plumber from "./facts";
import { Logo } from "./logo";
import { onDark } from "./sections/section";

const menu = [
  { label: "Emergency", section: "first-minutes" },
  { label: "Prices", section: "prices" },
  { label: "Towns", section: "area" },
  { label: "Quote", section: "quote" },
];

/** The firm's own header, one yellow sign: its logo, its emergency number and its menu. */
export function Header() {
  return (
    <header className="grid grid-cols-1 bg-yellow tablet:grid-cols-[1fr_auto] tablet:items-center wide:grid-cols-[auto_1fr_auto] wide:gap-x-10 wide:px-sides">
      <Logo />
      <section
        className="px-5 pb-2.5 tablet:px-8 tablet:py-3 wide:order-last wide:px-0 low:py-1"
        id="emergency"
        aria-label="Emergency number"
      >
        <a className="block" href={`tel:${plumber.phone}`}>
          <span className="block text-[1rem]/[1.3] font-bold low:sr-only">
            24-Hour Emergency Service
          </span>{" "}
          <span className="display block whitespace-nowrap text-[min((100vw-2.5rem)/5.8,9rem)]/none tracking-[-0.02em] tablet:text-[3.25rem]/none wide:text-[clamp(3rem,3.8vw,3.5rem)]/none low:text-[2.5rem]/none">
            {plumber.phone}
          </span>
        </a>
      </section>
      <nav
        className={`flex flex-wrap justify-between bg-ink px-3 text-white tablet:col-span-full tablet:px-6 wide:col-auto wide:justify-center wide:bg-transparent wide:px-0 wide:text-ink ${onDark}`}
        aria-label={`${useFirmName(plumber)} menu`}
      >
        {menu.map(({ label, section }) => (
          <a
            key={section}
            className="inline-flex min-h-11 items-center px-2 font-semibold underline-offset-[6px] hover:underline wide:min-h-12 wide:px-3"
            href={`#${section}`}
          >
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}
