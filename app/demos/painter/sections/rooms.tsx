import { Comparison } from "./comparison";
import { bedroomAfter, hallwayAfter, livingAfter } from "../paints";
import { Aside, SectionHead } from "./section-head";
import { Tape } from "../drawings/swatch";

/** The largest comparison, for all to try. */
export function FirstRoom() {
  return (
    <section id="rooms" className="sc-rooms" aria-labelledby="rooms-title">
      <SectionHead
        id="rooms-title"
        title="Would you look at that!"
        side="right"
        paint="sc-strip-butter"
      >
        <p>
          Grab the roller and pull it across (go on, everybody does), or use the buttons underneath.
          On one side there’s the room the way we found it, with a water stain, three layers of
          somebody’s wallpaper and an edge that was painted in an awful hurry. On the other side
          it’s Friday afternoon and Sea Glass is dry, and we’re standing in the doorway being no use
          to anybody because we love this part so much.
        </p>
      </SectionHead>
      <div className="sc-rooms-show sc-edge">
        <Comparison
          room="living"
          palette={livingAfter}
          before="a living room with stripy old wallpaper, a stain on the ceiling, a crack, and yellowed woodwork"
          after="that same living room in sea green, with a big yellow circle behind the sofa and fresh white woodwork"
        >
          <p className="sc-bubble">
            Yes, that’s the very same sofa! <span>(And no, we did not move the lamp.)</span>
          </p>
        </Comparison>
      </div>
    </section>
  );
}

/** Two more rooms, each with what its owner says: a few sentences, and a letter. */
export function PraisedRooms() {
  return (
    <section id="reviews" className="sc-praised" aria-labelledby="reviews-title">
      <SectionHead
        id="reviews-title"
        title="People say the sweetest things"
        side="middle"
        paint="sc-strip-pink"
      >
        <p>
          We keep every card we get, in a biscuit tin in the van, and on bad days, mostly when it’s
          raining on a porch, we read them out loud to each other.{" "}
          <Aside>These two are examples, since this is a pretend firm.</Aside>
        </p>
      </SectionHead>
      <div className="sc-pairs sc-edge">
        <div className="sc-pair">
          <Comparison
            room="bedroom"
            palette={bedroomAfter}
            before="a bedroom in faded beige with an old paper border and marks on the walls"
            after="that same bedroom, Peony pink on top and Marmalade orange below, with a line between them as straight as a ruler"
          />
          <figure className="sc-review">
            <Tape>An example review, about this bedroom</Tape>
            <blockquote>
              Both bedrooms done by Friday, and they sang the whole time! I’d have them back
              tomorrow just for the company.
            </blockquote>
            <figcaption>Coretta, Sugar Creek</figcaption>
          </figure>
        </div>
        <div className="sc-pair sc-pair-turned">
          <Comparison
            room="hallway"
            palette={hallwayAfter}
            before="a hallway with a brown varnished door, dull yellow walls and hand marks around the switch"
            after="that same hallway in Butter Dish yellow, with a deep green door and green panels"
          />
          <figure className="sc-review sc-letter">
            <Tape>An example letter, about this hallway</Tape>
            <blockquote>
              <p>
                Dear girls, I have walked through this hall for thirty-one years without once
                looking at it, and last night I got up for a glass of water and stood there in my
                robe with the light on like a burglar.
              </p>
              <p>
                Wendell says the green door is the finest thing on the street and that he thought of
                it himself. (He did not. He wanted brown.) Thank you for sweeping, and thank you for
                carrying Mama’s hall stand so carefully, and there is pound cake whenever you are on
                Honeysuckle Lane.
              </p>
            </blockquote>
            <figcaption>With love from Faye and Wendell</figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
