import { useFirmName } from "../kit/facts";
import glazier from "./facts";
import { Sign } from "./logo";

/** The footer: how to find the shop, and what a customer may want to know about it. */
export function SiteFooter() {
  return (
    <footer className="gz-foot">
      <p className="gz-brand">
        <Sign className="gz-sign" />
        <span>{useFirmName(glazier)}</span>
      </p>
      <div className="gz-foot-words">
        <p>
          You’ll find us at 412 Prospect Avenue in Waverly. You can park behind the shop, and the
          door is wide enough for a stroller or a wheelchair.
        </p>
        <p>
          We’re licensed glaziers (our license number is{" "}
          <span className="gz-license">GL-30518</span>), and we’re insured for two million dollars
          in case we break something of yours.
        </p>
        <p>
          Our safety glass meets ANSI Z97.1, which is the standard your building inspector uses.
        </p>
      </div>
      <a href={`tel:${glazier.phone}`}>{glazier.phone}</a>
    </footer>
  );
}
