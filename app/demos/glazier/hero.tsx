import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../demo-headline";
import { glazier } from "./glazier";

/** The first screen: one thin line of words above a stack of glass, with a rule along its lower edge. */
export function Hero() {
  return (
    <div className="gz-hero">
      <DemoHeadline demo={glazier} className="gz-headline" />
      <div className="gz-hero-words">
        <p className="gz-lead">{glazier.subheadline}</p>
        <p className="gz-actions">
          <a className="gz-button" href={`tel:${glazier.phone}`}>
            Telephone {glazier.phone}
          </a>
          <a className="gz-link" href="#boarding">
            Emergency glazing
          </a>
          <a className="gz-link" href="#measuring">
            Dimensional survey
          </a>
        </p>
      </div>
      <div className="gz-hero-picture">
        <Picture
          image={glazier.heroImage}
          sizes="(min-width: 64rem) 72vw, 100vw"
          load="first"
          className="gz-picture"
        />
        <p className="gz-ruler">
          <span>Float glass, 3/8&nbsp;in (10&nbsp;mm), edges polished</span>
        </p>
      </div>
    </div>
  );
}
