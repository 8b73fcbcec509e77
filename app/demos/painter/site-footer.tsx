import { useFirmName } from "../demo";
import floor from "./drawings/floor.svg";
import { LogoSign } from "./logo";
import { painter } from "./painter";

/** Baseboard, parquet, and what stands on it: the clean floor of the headline. */
export function SiteFooter() {
  return (
    <footer className="sc-footer">
      <img className="sc-floor" src={floor} width="1440" height="190" decoding="async" alt="" />
      <div className="sc-footer-grid sc-edge">
        <p className="sc-brand">
          <LogoSign className="sc-sign" />
          <span dir="auto">{useFirmName(painter)}</span>
        </p>
        <address>
          27 Larkspur Street, Rose Park
          <br />
          Millhaven, MD 21099
        </address>
        <p>
          <a href={`tel:${painter.phone}`}>{painter.phone}</a>
          <br />
          Painting contractor license PC-04417
          <br />
          Lead-safe certified, fully insured
        </p>
        <p className="sc-footer-last">We vacuumed before you got here.</p>
      </div>
    </footer>
  );
}
