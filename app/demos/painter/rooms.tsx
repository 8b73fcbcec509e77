import { Comparison } from "./comparison";
import { bedroomAfter, hallwayAfter, livingAfter } from "./paints";
import { Tape } from "./swatch";

interface ReviewProps {
  quote: string;
  author: string;
  about: string;
  className: string;
}

function Review({ quote, author, about, className }: ReviewProps) {
  return (
    <figure className={`sc-review ${className}`}>
      <Tape>Example review</Tape>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <b>{author}</b> {about}
      </figcaption>
    </figure>
  );
}

/** The largest comparison, with the promise that it shows. */
export function SharpEdges() {
  return (
    <section id="rooms" className="sc-rooms" aria-labelledby="rooms-title">
      <div className="sc-rooms-head sc-edge">
        <h2 id="rooms-title" className="sc-title">
          Same sofa. Same lamp. Only the paint is new.
        </h2>
        <p>
          Move the roller across the room, or choose a view below it. On one side is the wall as it
          came to us: a water stain, three old papers, an edge cut in by somebody in a hurry. On the
          other is the Friday after.
        </p>
      </div>
      <div className="sc-rooms-show sc-edge">
        <Comparison
          room="living"
          palette={livingAfter}
          before="a living room with striped wallpaper, a stained ceiling, a crack and yellowed woodwork"
          after="the same living room with sea-green walls, a large yellow circle behind the sofa and white woodwork"
        />
        <Review
          className="sc-bubble"
          quote="I still look at the line where the wall meets the ceiling. It is that good."
          author="Sophie L."
          about="about this living room"
        />
      </div>
    </section>
  );
}

/** Two more rooms, each with what its owner says. */
export function PraisedRooms() {
  return (
    <section id="reviews" className="sc-praised sc-edge" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="sc-title">
        Two more rooms, and what they say about us at dinner
      </h2>
      <div className="sc-pair">
        <Comparison
          room="bedroom"
          palette={bedroomAfter}
          before="a bedroom in faded beige with an old paper border and a black cat asleep on the bed"
          after="the same bedroom, pink above a sharp line and orange below, with the cat still asleep"
        />
        <Review
          className="sc-beside"
          quote="Four rooms in four days, and the cat never noticed."
          author="Ben A."
          about="about this bedroom and three more rooms"
        />
      </div>
      <div className="sc-pair sc-pair-turned">
        <Comparison
          room="hallway"
          palette={hallwayAfter}
          before="a hallway with a brown varnished door, dull yellow walls and dark marks around the switch"
          after="the same hallway with butter-yellow walls, a deep green door and green panels"
        />
        <Review
          className="sc-beside"
          quote="They painted the front door on both sides, and I was never once locked out or in."
          author="Ines R."
          about="about this hallway"
        />
      </div>
    </section>
  );
}
