import { useFirmName } from "../kit/facts";
import builder from "./facts";
import { Logo } from "./logo";

/** The sign over the door, and the index tabs of the site. */
export function Header() {
  return (
    <header className="px-sides desk:grid desk:grid-cols-[minmax(0,1fr)_auto_auto] desk:items-end desk:gap-x-10">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-3 pt-3.5 desk:contents">
        <a className="flex flex-[1_1_0] desk:self-center" href="#main">
          <Logo signClass="desk:w-[4.25rem]" />
        </a>
        <a
          className="grid min-h-11 content-center text-right hover:text-brick desk:order-1 desk:[align-self:last_baseline] large-text:text-left"
          href={`tel:${builder.phone}`}
        >
          <b className="text-[1.25rem]/[1.1] lining-nums tracking-[0.03em] desk:text-[1.75rem]/[1.1]">
            {builder.phone}
          </b>
        </a>
      </div>
      <nav
        className="label flex flex-wrap gap-1 desk:[align-self:last_baseline] !tracking-[0.01em] *:grid *:min-h-11 *:flex-auto *:place-items-center *:rounded-t-[6px] *:bg-manila *:px-1.5 hover:*:bg-ink hover:*:text-paper desk:*:min-h-[3.25rem] desk:*:px-5 max-stack:text-[0.9375rem]"
        aria-label={`${useFirmName(builder)} menu`}
      >
        <a href="#files">Files</a>
        <a href="#timeline">Schedule</a>
        <a href="#paperwork">Permits</a>
        <a href="#prices">Prices</a>
        <a href="#request">Request</a>
      </nav>
    </header>
  );
}
