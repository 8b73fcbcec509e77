import { bedroomAfter, hallwayAfter } from "../paints";
import { Comparison } from "./comparison";
import { Aside, SectionHead, Tape } from "./section-head";

/** A panel from the page's edge to its middle, in the color of its room. */
const panel = "grid grid-cols-[minmax(0,1fr)] content-start gap-8 pb-14 desk:gap-10 desk:pb-60";
const left = "px-sides desk:pr-14";
const right = "px-sides desk:pl-14";

/** Two more rooms, each with what its owner says: a few sentences, and a letter. */
export function Reviews() {
  return (
    <section id="reviews" className="pt-[4.5rem] desk:pt-24" aria-labelledby="reviews-title">
      <SectionHead
        id="reviews-title"
        title="People say the sweetest things"
        align="middle"
        paint="bg-pink"
      >
        <p>
          We keep every card in a biscuit tin in the van, and when it rains on a porch we read them
          out loud. <Aside>These two are examples, since this is a pretend firm.</Aside>
        </p>
      </SectionHead>
      <div className="mt-10 desk:mt-14 desk:grid desk:grid-cols-2">
        <div className={`bg-pink ${panel}`}>
          <Comparison
            room="bedroom"
            palette={bedroomAfter}
            half={left}
            before="a bedroom in faded beige with an old paper border and marks on the walls"
            after="that same bedroom, Peony pink on top and Marmalade orange below, with a line between them as straight as a ruler"
          />
          <figure className={left}>
            <Tape>An example review, about this bedroom</Tape>
            <blockquote className="display mb-3 mt-[0.9rem] text-balance text-[1.5rem]/[1.18] tracking-[-0.02em] tablet:text-[2rem]/[1.15] desk:text-[2.25rem]/[1.1]">
              Both bedrooms done by Friday, and they sang the whole time! I’d have them back
              tomorrow just for the company.
            </blockquote>
            <figcaption className="font-semibold">Coretta, Sugar Creek</figcaption>
          </figure>
        </div>
        <div className={`bg-mint !pb-36 desk:!pb-60 ${panel}`}>
          <Comparison
            room="hallway"
            palette={hallwayAfter}
            half={right}
            before="a hallway with a brown varnished door, dull yellow walls and hand marks around the switch"
            after="that same hallway in Butter Dish yellow, with a deep green door and green panels"
          />
          <div className={right}>
            <figure className="relative rounded bg-white px-6 py-7 shadow-card desk:-rotate-[1.5deg] desk:px-9 desk:py-10 forced-colors:border-2">
              <Tape>An example letter, about this hallway</Tape>
              <blockquote className="mb-3 mt-[0.9rem] grid gap-3">
                <p>
                  Dear y’all, I have walked through this hall for thirty-one years without once
                  looking at it, and last night I stood there in my robe with the light on like a
                  burglar.
                </p>
                <p>
                  Wendell says the green door is the finest thing on the street and that he thought
                  of it himself. (He did not. He wanted brown.) There is pound cake whenever you are
                  on Honeysuckle Lane.
                </p>
              </blockquote>
              <figcaption className="text-right font-semibold italic">
                With love from Faye and Wendell
              </figcaption>
            </figure>
          </div>
        </div>
      </div>
    </section>
  );
}
