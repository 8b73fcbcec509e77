import { useFirmName } from "../demo";
import { glazier } from "./glazier";
import { Sign } from "./logo";

/** The footer: the stack of panes seen at its edge, then the small print. */
export function SiteFooter() {
  return (
    <footer className="gz-foot">
      <div className="gz-edge" aria-hidden="true" />
      <div className="gz-foot-line">
        <p className="gz-brand">
          <Sign className="gz-sign" />
          <span>{useFirmName(glazier)}</span>
        </p>
        <p>
          8 Cutters Row
          <br />
          Whitcombe
        </p>
        <p>
          Glazing license GL-30518
          <br />
          Insured to $2 million
        </p>
        <p>
          <a href={`tel:${glazier.phone}`}>{glazier.phone}</a>
          <br />
          Boarding up around the clock
        </p>
      </div>
    </footer>
  );
}
