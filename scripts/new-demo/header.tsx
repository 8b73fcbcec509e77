import tradeName from "./facts";
import { Logo } from "./logo";

/** The firm's sign, name and number. */
export function Header() {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 px-sides py-4 font-bold">
      <Logo />
      <a className="min-h-11 py-2 text-trade" href={`tel:${tradeName.phone}`}>
        {tradeName.phone}
      </a>
    </header>
  );
}
