import { useFirmName } from "../kit/facts";
import { CallKey } from "./sections/call-key";
import locksmith, { licenseNumber } from "./facts";

/** The footer: the number once more, as large as the screen allows, then one line for each fact. */
export function Footer() {
  return (
    <footer>
      <CallKey
        hint="Still outside? Call"
        numberClass="desk:text-[26.6vw]/[0.86]"
        cutsClass="desk:h-16"
      />
      <div className="display pb-8 pt-2 text-[clamp(1.625rem,7.4cqi,2.25rem)]/none *:border-rule *:px-sides *:py-[0.25em] *:[overflow-wrap:anywhere] large-text:text-[min(1.625rem,12cqi)] [&>p+p]:border-t">
        <p>{useFirmName(locksmith)}</p>
        <p>218 Lantern Street, Kingsferry</p>
        <p>License {licenseNumber}</p>
        <p>Insured. $1,000,000</p>
        <p>
          <a className="inline-block min-h-11 text-orange hover:text-lit" href="#plate-keys">
            Who copies your keys?
          </a>
        </p>
      </div>
    </footer>
  );
}
