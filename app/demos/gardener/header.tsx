import { useFirmName } from "../kit/facts";
import gardener from "./facts";
import { Logo } from "./logo";
import { link, Phone } from "./sections/links";

const menu = [
  { label: "Calendar", section: "season" },
  { label: "Care", section: "care" },
  { label: "Gardens", section: "stories" },
  { label: "Prices", section: "prices" },
  { label: "Visit", section: "visit" },
];

/** The sign and the name in the middle, as on a seed catalog's cover. */
export function Header() {
  const firm = useFirmName(gardener);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 pt-4 desk:grid-cols-[1fr_minmax(0,auto)_1fr] desk:gap-8 desk:px-sides desk:pt-5 large-text:grid-cols-1">
      <a
        className="inline-flex min-h-11 items-center gap-2.5 font-serif text-[1.4375rem]/none desk:text-[2rem] desk:[grid-area:1/2] large-text:flex-col large-text:gap-1 large-text:text-center"
        href="#main"
      >
        <Logo className="w-9 desk:w-11" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{firm}</span>
      </a>
      <nav
        className="col-span-full row-start-2 mt-1.5 flex justify-between font-serif tablet:justify-center tablet:gap-x-12 desk:m-0 desk:gap-[clamp(1rem,2vw,2rem)] desk:justify-self-start desk:whitespace-nowrap desk:text-[1.1875rem] desk:[grid-area:1/1] large-text:flex-wrap large-text:justify-center large-text:gap-x-5"
        aria-label={`${firm} menu`}
      >
        {menu.map(({ label, section }) => (
          <a key={section} className={link} href={`#${section}`}>
            {label}
          </a>
        ))}
      </nav>
      <Phone className="text-[1.5rem] desk:justify-self-end desk:text-[2rem] desk:[grid-area:1/3]" />
    </header>
  );
}
