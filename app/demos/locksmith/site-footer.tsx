import { useFirmName } from "../demo";
import { CallKey } from "./call-key";
import { LICENSE } from "./license";
import { locksmith } from "./locksmith";
import { Sign } from "./logo";

/** The footer: the number once more, as large as the screen allows, then the small print. */
export function SiteFooter() {
  return (
    <footer className="nl-foot">
      <CallKey hint="Still outside? Say your street and we tell you the minutes" />
      <div className="nl-foot-line">
        <p className="nl-brand">
          <Sign className="nl-sign" />
          <span>{useFirmName(locksmith)}</span>
        </p>
        <p>
          218 Lantern Street
          <br />
          Kingsferry
        </p>
        <p>
          Locksmith license {LICENSE}
          <br />
          Insured to $1 million at your door
        </p>
        <p>
          The edge under our number is cut 5-5-5-0-1-6-7.{" "}
          <a href="#plate-keys">How a key is a number</a>
        </p>
      </div>
    </footer>
  );
}
