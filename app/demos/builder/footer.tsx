import { LICENSE } from "./facts";
import { Logo } from "./logo";
import { PhoneNumber } from "./sections/phone-number";

const notice =
  "relative min-w-0 bg-paper px-5 pb-4 pt-7 shadow-[0_3px_8px_#1c1a1866] before:absolute before:left-[calc(50%-0.5rem)] before:top-2 before:size-4 before:rounded-full before:bg-brick before:shadow-[1px_3px_3px_#1c1a1880] before:content-[''] desk:px-7 desk:pb-6 desk:pt-10 large-text:px-3";

/** The footer: the notice board beside the office door. */
export function Footer() {
  return (
    <footer className="cork px-sides py-[clamp(2rem,5vw,3.5rem)]">
      <div className="grid gap-4 tablet:grid-cols-2 desk:grid-cols-[4fr_4fr_3fr] desk:items-start tablet:gap-6 large-text:grid-cols-1">
        <p className={notice}>
          <span className="mb-3 flex">
            <Logo />
          </span>
          Family-owned since 1978. Bonded and insured, with general contractor license{" "}
          <span className="whitespace-nowrap">{LICENSE}</span>.
        </p>
        <p
          className={`${notice} tablet:[grid-area:2/1/3/3] desk:rotate-[-0.8deg] desk:[grid-area:auto]`}
        >
          <b className="label mb-1.5 block text-brick">Office</b>
          305 West Fourth Street, Decorah, Iowa. Monday through Friday, 8 a.m. to 5 p.m. Thursday
          until 8 p.m.
        </p>
        <p className={`${notice} !bg-manila`}>
          <PhoneNumber label="Telephone" className="large-text:text-[15cqi]" />
        </p>
      </div>
    </footer>
  );
}
