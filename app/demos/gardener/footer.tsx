import { useFirmName } from "../kit/facts";
import gardener from "./facts";
import { Logo } from "./logo";
import { largePhone, Phone } from "./sections/links";

/** The firm's address, number and license, in the middle. */
export function Footer() {
  return (
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
  );
}
