import { useFirmName } from "../kit/facts";
import glazier from "./facts";
import { Logo } from "./logo";

/** The footer: how to find the shop, and what a customer may want to know about it. */
export function Footer() {
  return (
    <footer className="on-ink grid grid-cols-[minmax(0,1fr)] gap-6 bg-ink px-sides pb-12 pt-10 text-frost">
      <p className="flex items-center gap-3 pb-2 text-[1.3125rem]/[1.1] wide:text-[1.5rem]/[1.1] large-text:text-[min(1.3125rem,6cqi)]/[1.1]">
        <Logo backClass="fill-edge" letterClass="text-white" />
        <span className="min-w-0">{useFirmName(glazier)}</span>
      </p>
      <div className="grid gap-4 tablet:grid-cols-3 tablet:gap-10 large-text:grid-cols-[minmax(0,1fr)]">
        <p>
          You’ll find us at 412 Prospect Avenue in Waverly. You can park behind the shop, and the
          door is wide enough for a stroller or a wheelchair.
        </p>
        <p>
          We’re licensed glaziers (our license number is{" "}
          <span className="whitespace-nowrap">GL-30518</span>), and we’re insured for two million
          dollars in case we break something of yours.
        </p>
        <p>
          Our safety glass meets ANSI Z97.1, which is the standard your building inspector uses.
        </p>
      </div>
      <a
        className="justify-self-start py-1 text-[1.5rem] tablet:font-light"
        href={`tel:${glazier.phone}`}
      >
        {glazier.phone}
      </a>
    </footer>
  );
}
