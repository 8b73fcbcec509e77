import { useFirmName } from "~/demos/kit/facts";
import tradeName from "./facts";

/** The firm's name and number. */
export function Header() {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 px-sides py-4 font-bold">
      <span className="min-w-0 [overflow-wrap:anywhere]">{useFirmName(tradeName)}</span>
      <a className="min-h-11 py-2 text-trade" href={`tel:${tradeName.phone}`}>
        {tradeName.phone}
      </a>
    </header>
  );
}
