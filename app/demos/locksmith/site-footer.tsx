import { useFirmName } from "../demo";
import { CallKey } from "./call-key";
import locksmith from "./facts";

/** The footer: the number once more, as large as the screen allows, then one line for each fact. */
export function SiteFooter() {
  return (
    <footer className="nl-foot">
      <CallKey hint="Still outside? Call" />
      <div className="nl-foot-lines">
        <p>{useFirmName(locksmith)}</p>
        <p>218 Lantern Street, Kingsferry</p>
        <p>License LK 0093</p>
        <p>Insured. $1,000,000</p>
        <p>
          <a href="#plate-keys">Who copies your keys?</a>
        </p>
      </div>
    </footer>
  );
}
