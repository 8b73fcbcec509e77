import { useFirmName } from "../kit/facts";
import plumber from "./facts";
import { Logo } from "./logo";
import { officeHours } from "./opening";

const menu = [
  { to: "#first-minutes", label: "Emergency" },
  { to: "#prices", label: "Prices" },
  { to: "#area", label: "Towns" },
  { to: "#quote", label: "Quote" },
] as const;

/** The emergency number, above everything else. */
export function EmergencyStrip() {
  return (
    <section
      className="grid gap-x-6 gap-y-1.5 bg-yellow px-5 pb-1 pt-3 tablet:grid-cols-[auto_1fr_auto] tablet:items-center tablet:gap-x-6 tablet:gap-y-0 tablet:px-8 desk:gap-x-8 tablet:py-3 wide:px-sides low:py-1"
      id="emergency"
      aria-label="Emergency number"
    >
      <a
        className="display whitespace-nowrap text-[min((100vw-2.5rem)/5.8,9rem)]/none tracking-[-0.02em] tablet:max-desk:row-span-2 tablet:text-[clamp(3rem,5.2vw,5rem)] low:text-[2.5rem]"
        href={`tel:${plumber.phone}`}
      >
        {plumber.phone}
      </a>
      <p className="text-[1rem]/[1.35] tablet:max-desk:contents">
        <strong className="block tablet:max-desk:self-center">24-Hour Emergency Service</strong>{" "}
        <span className="tablet:max-desk:col-span-2 tablet:max-desk:col-start-2 tablet:max-desk:row-start-2 tablet:max-desk:self-start">
          If there is water on the floor, please call us.
        </span>
      </p>
      <a
        className="inline-flex min-h-11 items-center justify-self-start font-bold underline decoration-[3px] underline-offset-[5px]"
        href="#first-minutes"
      >
        Shut Off Your Water
      </a>
    </section>
  );
}

/** The firm's own header: its logo, its menu and its hours. */
export function Header() {
  return (
    <header className="grid grid-cols-1 border-b-[6px] border-ink tablet:grid-cols-[1fr_auto] tablet:items-center desk:grid-cols-[1fr_auto_auto] desk:px-8 wide:px-sides">
      <Logo />
      <nav
        className="flex flex-wrap divide-x-2 divide-ink border-t-2 border-ink tablet:col-span-full tablet:row-start-2 desk:col-auto desk:row-auto desk:divide-x-0 desk:border-0 low:col-auto low:row-auto low:border-0 low:pr-6"
        aria-label={`${useFirmName(plumber)} menu`}
      >
        {menu.map(({ to, label }) => (
          <a
            key={to}
            className="grid min-h-[2.875rem] flex-auto place-items-center px-2 font-semibold hover:bg-water desk:min-h-12 desk:px-5"
            href={to}
          >
            {label}
          </a>
        ))}
      </nav>
      <p className="hidden text-[0.9375rem]/[1.4] tablet:col-start-2 tablet:grid tablet:row-start-1 tablet:py-2 tablet:pl-0 tablet:pr-8 desk:col-auto desk:row-auto desk:p-0 desk:pl-6 wide:grid-cols-[auto_auto] wide:gap-x-5 wide:text-right low:hidden">
        <b className="wide:col-span-full">Office Hours</b>
        {officeHours.map(({ days, time }) => (
          <span key={days}>
            {days}, {time}
          </span>
        ))}
      </p>
    </header>
  );
}
