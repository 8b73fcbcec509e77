import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../../kit/headline";
import glazier from "../facts";

/** The first screen: one thin line of words above a stack of glass. */
export function Hero() {
  return (
    <div className="gz-hero">
      <DemoHeadline demo={glazier} className="gz-headline" />
      <div className="gz-hero-words">
        <p className="gz-lead">{glazier.subheadline}</p>
        <p className="gz-actions">
          <a className="gz-button" href={`tel:${glazier.phone}`}>
            Call us at {glazier.phone}
          </a>
          <a className="gz-link" href="#boarding">
            My window just broke
          </a>
          <a className="gz-link" href="#measuring">
            I want to measure a window
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
      </div>
    </div>
  );
}
