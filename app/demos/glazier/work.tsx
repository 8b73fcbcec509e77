import type { ReactNode } from "react";
import { NicheShower, TubScreen } from "./drawings/showers";
import { GlassFloor, StraightFlight } from "./drawings/stairs";
import { Bakery, NarrowStore } from "./drawings/storefronts";
import { Section } from "./section";

interface Piece {
  name: string;
  made: string;
  price: string;
  drawing: ReactNode;
}

interface Kind {
  id: string;
  name: string;
  text: string;
  pieces: readonly Piece[];
}

const kinds: readonly Kind[] = [
  {
    id: "storefronts",
    name: "Storefronts",
    text: "Fitted before you open or after you close. Lettering is drawn, cut and gilded in the workshop.",
    pieces: [
      {
        name: "Corner bakery",
        made: "Safe, 3/8 in, in oak; gilded by hand",
        price: "$6,400, four days",
        drawing: <Bakery />,
      },
      {
        name: "Narrow store",
        made: "Safe, 1/2 in, one pane to the floor",
        price: "$2,900, one day",
        drawing: <NarrowStore />,
      },
    ],
  },
  {
    id: "stairs",
    name: "Stairs",
    text: "Every pane follows its own angle, so we template the flight in cardboard before anything is cut.",
    pieces: [
      {
        name: "Straight flight and landing",
        made: "Safe, 11/16 in, on steel pins",
        price: "$4,150, two days",
        drawing: <StraightFlight />,
      },
      {
        name: "Floor to walk on",
        made: "Three panes of 1/2 in, sanded dots",
        price: "$3,300, one day",
        drawing: <GlassFloor />,
      },
    ],
  },
  {
    id: "showers",
    name: "Showers",
    text: "No frame, edges polished, hinges through the glass. Walls are never straight, and our panes know it.",
    pieces: [
      {
        name: "Niche with a door",
        made: "Tempered, 3/8 in, three panes",
        price: "$1,640, one day",
        drawing: <NicheShower />,
      },
      {
        name: "Folding screen on a tub",
        made: "Tempered, 1/4 in, two panes",
        price: "$780, one morning",
        drawing: <TubScreen />,
      },
    ],
  },
];

/** The gallery: six elevations at one scale, in three kinds. */
export function Work() {
  return (
    <Section
      id="work"
      number="04"
      title="Storefronts, stairs and showers"
      intro="Before glass is cut there is a drawing, and you sign it. Six of them, at one scale: the person is 5 ft 8 in. They stand for the work, not for real addresses."
    >
      <p className="gz-kinds">
        {kinds.map(({ id, name }) => (
          <a key={id} href={`#${id}`} className="gz-link">
            {name}
          </a>
        ))}
      </p>
      {kinds.map(({ id, name, text, pieces }) => (
        <div key={id} id={id} className="gz-kind">
          <div className="gz-kind-words">
            <h3>{name}</h3>
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
