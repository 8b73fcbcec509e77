import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../../kit/headline";
import builder from "../facts";

/** The first screen: the wall, and the promise with its signature and number. */
export function Hero() {
  return (
    <div className="kd-hero">
      <div className="kd-hero-words">
        <p className="kd-label kd-hero-trade">Brick houses and additions in Decorah, Iowa</p>
        <DemoHeadline demo={builder} className="kd-headline" signed />
        <p className="kd-lead">{builder.subheadline}</p>
        <p className="kd-hero-call">
          <a className="kd-number" href={`tel:${builder.phone}`}>
            <span className="kd-label">Office telephone</span>
            {builder.phone}
          </a>
          <a className="kd-button" href="#request">
            Send A Project Request
          </a>
        </p>
      </div>
      <div className="kd-hero-frame">
        <Picture
          image={builder.heroImage}
          sizes="(min-width: 64rem) 60vw, 100vw"
          load="first"
          className="kd-hero-picture"
        />
      </div>
    </div>
  );
}
