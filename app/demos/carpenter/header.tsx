import { useFirmName } from "../kit/facts";
import carpenter from "./facts";
import { Logo } from "./logo";

const contents = [
  { label: "The work", section: "work" },
  { label: "Timbers", section: "timbers" },
  { label: "The steps", section: "steps" },
  { label: "Prices", section: "prices" },
  { label: "The workshop", section: "workshop" },
  { label: "Your room", section: "inquiry" },
];

/** The firm's sign, name, menu and number. */
export function Header() {
  const firm = useFirmName(carpenter);
  return (
    <header
      className="flex flex-wrap items-center justify-between gap-x-5 px-sides py-3.5 tablet:flex-nowrap low:flex-nowrap low:py-1 desk:py-5"
      id="top"
    >
      <a
        className="flex min-h-11 min-w-36 flex-1 items-center gap-3 font-serif text-[1.375rem]/[1.1] tracking-[-0.01em] [flex-basis:0] [overflow-wrap:anywhere] desk:text-[1.625rem] large-text:gap-2 large-text:text-[min(1.375rem,8cqi)]"
        href="#top"
      >
        <Logo className="w-10 flex-none desk:w-11 large-text:w-8" />
        <span>{firm}</span>
      </a>
      <nav aria-label={`${firm} menu`}>
        <ul className="hidden gap-[clamp(1rem,2vw,2rem)] desk:flex">{links("py-3")}</ul>
        <details className="desk:hidden">
          <summary className="min-h-11 cursor-pointer list-none font-serif text-[1.1875rem]/[44px] italic underline decoration-1 underline-offset-[0.24em] [&::-webkit-details-marker]:hidden">
            Contents
          </summary>
          <ol className="absolute inset-x-0 z-[5] bg-ink px-sides pb-6 pt-1 text-parchment *:border-t *:border-soft first:*:border-t-0">
            {links(
              "block py-2.5 font-serif text-[1.75rem]/[1.2] hover:!text-brass focus-visible:!outline-parchment",
            )}
          </ol>
        </details>
      </nav>
      <a
        className="mt-3 shrink-0 grow basis-full border-t border-hair pt-1.5 font-serif text-[2.375rem]/[44px] tracking-[-0.01em] hover:text-red tablet:mt-0 tablet:flex-none tablet:border-0 tablet:p-0 tablet:text-[2.125rem] low:mt-0 low:flex-none low:border-0 low:p-0 low:text-[1.875rem] desk:ml-[clamp(0.5rem,2vw,2rem)] large-text:whitespace-nowrap large-text:text-[min(2rem,12cqi)]"
        href={`tel:${carpenter.phone}`}
      >
        {carpenter.phone}
      </a>
    </header>
  );
}

function links(className: string) {
  return contents.map(({ label, section }) => (
    <li key={section}>
      <a className={`hover:text-red ${className}`} href={`#${section}`}>
        {label}
      </a>
    </li>
  ));
}
