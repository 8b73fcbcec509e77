import glazier from "./facts";
import { Logo } from "./logo";

/** The footer: how to find the shop, and what a customer may want to know about it. */
export function Footer() {
  return (
    <footer className="on-ink grid grid-cols-[minmax(0,1fr)] gap-6 bg-ink px-sides pb-12 pt-10 text-frost">
      <p>
        <Logo className="text-white" backClass="fill-edge" />
      </p>
      <div className="grid gap-4 tablet:grid-cols-3 tablet:gap-10 large-text:grid-cols-[minmax(0,1fr)]">
        <p>
          You’ll find us at 412 Prospect Avenue in Waverly, Monday to Friday from 7 to 5 and on
          Saturday from 8 to noon. You don’t need an appointment, and you can hold all five kinds of
          glass in your hands.
        </p>
        <p>
          We also come to Sumner, Hadley, Tipton and Clarion, in three to seven days. Only when a
          window breaks, Clarion is too far for us.
        </p>
        <p>
          We’re licensed glaziers (our license number is{" "}
          <span className="whitespace-nowrap">GL-30518</span>), and we’re insured for two million
          dollars. Our safety glass meets ANSI Z97.1, which your building inspector will ask about.
        </p>
      </div>
      <a
        className="justify-self-start py-1 text-[1.5rem] font-medium"
        href={`tel:${glazier.phone}`}
      >
        {glazier.phone}
      </a>
    </footer>
  );
}
