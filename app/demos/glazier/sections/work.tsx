import type { ReactNode } from "react";
import { NicheShower, TubScreen } from "../drawings/showers";
import { GlassFloor, StraightFlight } from "../drawings/stairs";
import { Bakery, NarrowStore } from "../drawings/storefronts";
import { Section } from "./section";

interface Piece {
  name: string;
  made: string;
  price: string;
  drawing: ReactNode;
}

interface Kind {
  id: string;
  shortName: string;
  title: string;
  text: string;
  pieces: readonly Piece[];
}

const kinds: readonly Kind[] = [
  {
    id: "storefronts",
    shortName: "Storefronts",
    title: "If you have a store, you’ll want a good window.",
    text: "We do the work before you open or after you close, so you won’t lose a day of business. If you’d like your name on the glass, we can paint it here in the shop.",
    pieces: [
      {
        name: "A bakery on a corner",
        made: "It’s safety glass, 3/8 of an inch thick, in oak frames.",
        price: "It costs $6,400 and takes us four days.",
        drawing: <Bakery />,
      },
      {
        name: "A small store",
        made: "The window is one pane, 1/2 inch thick.",
        price: "It costs $2,900 and takes us a day.",
        drawing: <NarrowStore />,
      },
    ],
  },
  {
    id: "stairs",
    shortName: "Stairs",
    title: "A glass railing lets light into a dark stair.",
    text: "We build a cardboard pattern of the whole stair first, because hardly any two steps are the same height. You can walk past it for a few days and tell us if it feels right.",
    pieces: [
      {
        name: "A railing for a straight stair",
        made: "It’s safety glass, 11/16 of an inch thick, held by steel buttons.",
        price: "It costs $4,150 and takes us two days.",
        drawing: <StraightFlight />,
      },
      {
        name: "A glass floor",
        made: "It’s three sheets glued together, with a printed pattern so you won’t slip. It would hold a piano.",
        price: "It costs $3,300 and takes us a day.",
        drawing: <GlassFloor />,
      },
    ],
  },
  {
    id: "showers",
    shortName: "Showers",
    title: "Most people who visit us want a shower.",
    text: "A shower without a frame is easier to keep clean, because there’s no metal edge where the soap collects. It doesn’t matter if your walls lean a little, because we cut the glass to follow them.",
    pieces: [
      {
        name: "A shower between two walls",
        made: "It’s three panes of tempered glass, 3/8 of an inch thick. The door weighs as much as two packed suitcases, but you can move it with one finger.",
        price: "It costs $1,640 and takes us a day.",
        drawing: <NicheShower />,
      },
      {
        name: "A screen for a bathtub",
        made: "It’s two panes of tempered glass, 1/4 inch thick, and it folds out of the way.",
        price: "It costs $780 and takes us half a day.",
        drawing: <TubScreen />,
      },
    ],
  },
];

/** The gallery: six drawings at one scale, in three kinds. */
export function Work() {
  return (
    <Section id="work" title="We also make storefronts, stairs and showers.">
      <p>
        We’ve drawn these six so that you can see how big things are, because that’s hard to tell
        from a photo. They’re examples and not anybody’s house or store. The person you’ll see in
        most of them is five feet eight inches tall.
      </p>
      <p className="gz-kinds">
        {kinds.map(({ id, shortName }) => (
          <a key={id} href={`#${id}`} className="gz-link">
            {shortName}
          </a>
        ))}
      </p>
      {kinds.map(({ id, title, text, pieces }) => (
        <div key={id} id={id} className="gz-kind">
          <div className="gz-kind-words">
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          {pieces.map((piece) => (
            <figure key={piece.name}>
              {piece.drawing}
              <figcaption>
                <b>{piece.name}</b>
                <span>{piece.made}</span>
                <span>{piece.price}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      ))}
    </Section>
  );
}
