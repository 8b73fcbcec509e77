import { useFirmName } from "../kit/facts";
import floor from "./drawings/floor.svg";
import { LogoSign } from "./logo";
import painter from "./facts";

/** Baseboard, parquet and what stands on it, and below it the goodbye. */
export function SiteFooter() {
  return (
    <footer className="sc-footer">
      <img className="sc-floor" src={floor} width="1440" height="190" decoding="async" alt="" />
      <div className="sc-bye sc-edge">
        <LogoSign className="sc-sign" />
        <p>
          <b dir="auto">{useFirmName(painter)}</b> is us, Lou Ann and Birdie Pettigrew. We’re at 418
          Larkspur Street in Tupelo Bend, Georgia (the pink house, you can’t miss it), or at{" "}
          <a href={`tel:${painter.phone}`}>{painter.phone}</a>. Come by and sit on the porch.
        </p>
        <p className="sc-quiet">
          For the paperwork people: painting contractor license PC-04417, lead-safe certified,
          insured, the both of us.
        </p>
      </div>
    </footer>
  );
}
