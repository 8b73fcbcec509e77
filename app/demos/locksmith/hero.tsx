import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../demo-headline";
import { CallKey } from "./call-key";
import { locksmith } from "./locksmith";

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
      <CallKey hint="Tap to call. A locksmith picks up, day or night" />
      <a className="nl-fact" href="#arrival">
        <strong>
          25<small> min</small>
        </strong>
        <span>
          to any door in the city, at any hour. <u>Find your street</u>
        </span>
      </a>
      <a className="nl-fact" href="#prices">
        <strong>$89</strong>
        <span>
          opens a slammed door, Sunday night included. <u>All prices</u>
        </span>
      </a>
    </section>
  );
}
