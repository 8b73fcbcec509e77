import { DemoScript } from "../demo-script";
import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../demo-headline";
import carpenter from "./facts";
import { Chapter } from "./chapter";
import { Colophon } from "./colophon";
import { Inquiry } from "./inquiry";
import { Letter } from "./letter";
import { Masthead } from "./masthead";
import { Prices } from "./prices";
import { Steps } from "./steps";
import { Timbers } from "./timbers";
import { Work } from "./work";
import { Workshop } from "./workshop";

/** The site of a joinery, written and set like a monograph: chapters, margins, plates. */
export function CarpenterSite() {
  return (
    <div className="aa">
      <Masthead />
      <div className="aa-hero">
        <div className="aa-hero-text">
          <DemoHeadline demo={carpenter} className="aa-headline" signed />
          <p className="aa-lead">{carpenter.subheadline}</p>
          <p className="aa-hero-links">
            <a className="aa-order" href="#inquiry">
              Tell me about a room
            </a>
            <a className="aa-go" href="#work">
              The work
            </a>
          </p>
        </div>
        <figure className="aa-hero-figure">
          <div className="aa-hero-frame">
            <Picture
              image={carpenter.heroImage}
              sizes="(min-width: 900px) 60vw, 130vw"
              load="first"
              className="aa-hero-picture"
            />
          </div>
          <figcaption className="aa-caption">The corner of a drawer, in white oak.</figcaption>
        </figure>
      </div>
      <Opening />
      <Work />
      <Letter />
      <Timbers />
      <Steps />
      <Prices />
      <Workshop />
      <Inquiry />
      <Colophon />
      <DemoScript />
    </div>
  );
}

function Opening() {
  return (
    <Chapter id="opening" numeral="I." title="The three of us">
      <p>
        When I came to this workshop, in the fall of 1981, there was one bench in it, and a stove
        that had to be lit an hour before the glue could be used; there are three benches now, one
        for each of us. Whoever comes to measure your wall will also choose the boards for it, cut
        them, and carry the finished piece into your house; I tried in busier years to do it
        otherwise, and was not satisfied.
      </p>
    </Chapter>
  );
}
