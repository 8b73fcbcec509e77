import { useFirmName } from "../kit/facts";
import painter from "./facts";
import { Logo } from "./logo";

const entries = [
  { label: "Rooms", section: "rooms" },
  { label: "Colors", section: "colors" },
  { label: "Our week", section: "week" },
  { label: "Prices", section: "prices" },
  { label: "Town", section: "area" },
];

/** The firm's name, menu and telephone number. */
export function Header() {
  const firm = useFirmName(painter);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 px-sides pb-1 pt-3 desk:gap-x-10 desk:py-[1.1rem] low:gap-x-5 low:py-1">
      <p className="display flex min-w-0 flex-[1_1_10rem] items-center gap-3 text-[1.1875rem]/[1.1] tracking-[-0.015em] [overflow-wrap:anywhere] desk:text-[1.375rem]/[1.1] large-text:text-[min(1.1875rem,8cqi)]/[1.1]">
        <Logo className="size-11 flex-none desk:size-[3.25rem] large-text:size-[14cqi]" />
        <span>{firm}</span>
      </p>
      <nav
        aria-label={`${firm} menu`}
        className="order-1 flex basis-full flex-wrap justify-between gap-x-3 font-semibold desk:order-none desk:basis-auto desk:gap-x-[1.9rem] low:order-none low:basis-auto low:gap-x-4 large-text:justify-start large-text:gap-x-5"
      >
        {entries.map(({ label, section }) => (
          <a
            key={section}
            href={`#${section}`}
            className="inline-flex min-h-11 items-center decoration-[3px] underline-offset-[0.3em] hover:underline"
          >
            {label}
          </a>
        ))}
      </nav>
      <a
        className="display inline-flex min-h-11 items-center gap-[0.35em] whitespace-nowrap rounded-full bg-raspberry px-[1.1rem] py-1 text-[1.1875rem]/none text-white hover:bg-ink desk:min-h-[3.25rem] desk:px-[1.6rem] desk:text-[1.5rem]/none forced-colors:border-2"
        href={`tel:${painter.phone}`}
      >
        <span className="hidden desk:inline">Call us</span> {painter.phone}
      </a>
    </header>
  );
}
