import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../demo-headline";
import { CallKey } from "./call-key";
import locksmith from "./facts";

/** The first screen: the number, the minutes and the price, for somebody outside a door. */
export function Hero() {
  return (
    <section id="call" className="nl-hero" aria-label="Call us">
      <Picture
        image={locksmith.heroImage}
        sizes="(min-width: 60rem) 50vw, 100vw"
        load="first"
        className="nl-hero-picture"
      />
      <DemoHeadline demo={locksmith} className="nl-headline" />
      <p className="nl-hero-lead">{locksmith.subheadline}</p>
      <CallKey hint="Tap. Talk. 24 hours" />
      <a className="nl-fact" href="#arrival">
        <strong>
          25<small> min</small>
        </strong>
        <span>
          Most doors in town. Airport&nbsp;34. <u>All times</u>
        </span>
      </a>
      <a className="nl-fact" href="#prices">
        <strong>$89</strong>
        <span>
          Slammed door. <u>All prices</u>
        </span>
      </a>
    </section>
  );
}
