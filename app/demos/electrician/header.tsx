import { useFirmName } from "../kit/facts";
import electrician from "./facts";
import { Logo } from "./logo";
import { Awake, frame } from "./sections/section";

/** The name, who is awake, and the number. */
export function Header() {
  const firm = useFirmName(electrician);
  return (
    <header className="soot border-b border-line">
      <div
        className={`flex min-h-[4.5rem] items-center justify-between gap-x-8 gap-y-1 py-2 large-text:flex-wrap ${frame}`}
      >
        <span className="flex min-w-0 items-center gap-3.5">
          <Logo firm={firm} />
          <span className="font-mono text-[0.9375rem]/[1.3] font-semibold [overflow-wrap:anywhere] large-text:text-[min(0.9375rem,5.4cqi)]">
            {firm}
          </span>
        </span>
        <Awake className="ml-auto hidden min-w-[31ch] text-quiet desk:inline" />
        <a
          className="inline-flex min-h-11 flex-none items-center font-mono text-[1.0625rem] font-medium hover:text-glow tablet:text-[1.625rem]"
          href={`tel:${electrician.phone}`}
        >
          <span className="sr-only">Call </span>
          {electrician.phone}
        </a>
      </div>
    </header>
  );
}
