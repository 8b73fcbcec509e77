import { useFirmName } from "../kit/facts";
import gardener from "./facts";
import yard from "./drawings/yard-after.svg";
import { Logo } from "./logo";
import { size } from "./sections/finished";
import { largePhone, Phone } from "./sections/links";

/** The firm's address, number and license, below the yard at the end of its year. */
export function Footer() {
  return (
    <>
      <img
        src={`${yard}#winter`}
        {...size}
        className="block aspect-[5/4] h-auto w-full border-y-8 border-moss object-cover object-[75%_50%] tablet:aspect-[2/1] desk:aspect-[3/1] desk:object-[50%_55%] print:hidden"
      />
      <footer className="grid justify-items-center gap-5 bg-night px-sides py-12 text-center leading-[1.4] text-sand [overflow-wrap:anywhere] [&_:focus-visible]:shadow-none [&_:focus-visible]:outline-sand">
        <Logo className="w-9" />
        <p className="font-serif text-[clamp(2.25rem,1.8rem+2vw,3.5rem)]/none large-text:text-[min(2.25rem,13cqi)]">
          {useFirmName(gardener)}
        </p>
        <p>1180 Fulton Street, Edgerton</p>
        <Phone className={`hover:!text-sage ${largePhone}`} />
        <p>
          Landscape contractor license <span className="whitespace-nowrap">LC-5520-G</span>
          <br />
          Insured to $1 million
          <br />
          We use no sprays.
        </p>
      </footer>
    </>
  );
}
