import { useFirmName } from "../kit/facts";
import locksmith from "./facts";
import { Logo } from "./logo";

/** The firm's sign and name, its hours and its menu. */
export function Header() {
  const firm = useFirmName(locksmith);
  return (
    <header className="grid grid-cols-[1fr_auto] items-center desk:grid-cols-[1fr_auto_auto] desk:border-b desk:border-rule large-text:grid-cols-1">
      <a
        className="display flex min-h-16 items-center gap-3 py-2 pl-4 pr-3 text-[1.5rem]/[0.92] tracking-[0.01em] desk:min-h-[4.25rem] desk:pl-10 desk:text-[1.875rem] large-text:pr-4 large-text:text-[min(1.5rem,9.5cqi)]"
        href="#main"
      >
        <Logo className="h-auto w-9 flex-none" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{firm}</span>
      </a>
      <p className="flex items-center gap-2 whitespace-nowrap pr-4 text-[0.9375rem] font-semibold before:size-2.5 before:rounded-full before:bg-orange before:shadow-[0_0_0.75rem_0.125rem_#ff6a3d] before:content-[''] desk:order-1 desk:pl-8 desk:pr-10 large-text:px-4 large-text:pb-3">
        24 hours
      </p>
      <nav
        aria-label={`${firm} menu`}
        className="display col-span-full grid grid-cols-[repeat(4,auto)] border-y border-rule text-[1.25rem] tracking-[0.03em] *:grid *:min-h-11 *:place-items-center *:px-1 hover:*:bg-orange hover:*:text-ink [&>a+a]:border-l [&>a]:border-rule desk:col-auto desk:self-stretch desk:border-y-0 desk:*:border-l desk:*:px-7 desk:[&>:last-child]:border-r large-text:grid-cols-2 large-text:[&>a:nth-child(odd)]:border-l-0 large-text:[&>a:nth-child(n+3)]:border-t"
      >
        <a href="#arrival">Arrival</a>
        <a href="#prices">Prices</a>
        <a href="#locks">Locks</a>
        <a href="#shop">Key shop</a>
      </nav>
    </header>
  );
}
