import { useFirmName } from "../kit/facts";
import electrician, { licenseNumber } from "./facts";
import { Logo } from "./logo";
import { frame } from "./sections/section";

/** The name, and the license behind it. */
export function Header() {
  const firm = useFirmName(electrician);
  return (
    <header className="pine border-b border-line">
      <div
        className={`flex min-h-[4.5rem] items-center justify-between gap-x-8 gap-y-1 py-2 large-text:flex-wrap ${frame}`}
      >
        <span className="flex min-w-0 items-center gap-3.5">
          <Logo firm={firm} />
          <span className="font-mono text-[0.9375rem]/[1.3] font-semibold [overflow-wrap:anywhere] large-text:text-[min(0.9375rem,5.4cqi)]">
            {firm}
          </span>
        </span>
        <a
          className="inline-flex min-h-11 flex-none items-center font-mono text-note text-quiet underline decoration-edge underline-offset-4 hover:text-live"
          href="#license"
        >
          <span className="max-tablet:sr-only">License&nbsp;</span>
          {licenseNumber}
        </a>
      </div>
    </header>
  );
}
