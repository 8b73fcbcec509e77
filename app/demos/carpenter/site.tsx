import { InlineScript } from "~/layout/document-context";
import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../demo-headline";
import { carpenter } from "./carpenter";
import { Colophon } from "./colophon";
import { Inquiry } from "./inquiry";
import { Masthead } from "./masthead";
import { Prices } from "./prices";
import { Reviews } from "./reviews";
import { Steps } from "./steps";
import { Timbers } from "./timbers";
import { Work } from "./work";
import { Workshop } from "./workshop";

/** The site of a joinery, set like a monograph: plates, margins, captions. */
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
              Send us your measurements
            </a>
            <a className="aa-go" href="#work">
              See four pieces
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
          <figcaption className="aa-caption">A drawer in white oak, dovetailed.</figcaption>
        </figure>
      </div>
      <Opening />
      <Work />
      <Reviews />
      <Timbers />
      <Steps />
      <Prices />
      <Workshop />
      <Inquiry />
      <Colophon />
      <InlineScript name="carpenter-script" type="module" />
    </div>
  );
}

const reasons = [
  {
    title: "Drawn before it is cut",
    text: "You get a scale drawing and a sample of the timber.",
  },
  {
    title: "Wood with a known origin",
    text: "We buy from three mills and can name the forest.",
  },
  { title: "Fitted by the maker", text: "Whoever builds your piece also installs it." },
];

function Opening() {
  return (
    <section className="aa-opening" aria-label="Who we are">
      <p className="aa-statement">
        Three joiners, three benches, and on each bench <em>one piece at a time.</em> The person who
        measures your wall cuts the wood and carries it in.
      </p>
      <ul className="aa-reasons">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
