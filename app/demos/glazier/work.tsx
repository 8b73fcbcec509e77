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
    text: "Installation outside business hours. Lettering in gold leaf or enamel, in-house production.",
    pieces: [
      {
        name: "Storefront, corner site",
        made: "Laminated 3/8\u00a0in (9.5\u00a0mm), oak frame, gilded lettering",
        price: "USD 6,400, four working days",
        drawing: <Bakery />,
      },
      {
        name: "Storefront, narrow site",
        made: "Laminated 1/2\u00a0in (12.7\u00a0mm), one pane to floor",
        price: "USD 2,900, one working day",
        drawing: <NarrowStore />,
      },
    ],
  },
  {
    id: "stairs",
    name: "Stairs",
    text: "Balustrades and walkable floors. Template of the complete flight before production.",
    pieces: [
      {
        name: "Balustrade, straight flight",
        made: "Laminated 11/16\u00a0in (17.5\u00a0mm), point-fixed",
        price: "USD 4,150, two working days",
        drawing: <StraightFlight />,
      },
      {
        name: "Walkable floor",
        made: "3 × 1/2\u00a0in (12.7\u00a0mm), slip-resistant print",
        price: "USD 3,300, one working day",
        drawing: <GlassFloor />,
      },
    ],
  },
  {
    id: "showers",
    name: "Showers",
    text: "Frameless enclosures with polished edges and through-glass hinges. Wall deviation up to 3/4\u00a0in (19\u00a0mm) compensated in the cut.",
    pieces: [
      {
        name: "Niche enclosure",
        made: "Tempered 3/8\u00a0in (9.5\u00a0mm), three panes",
        price: "USD 1,640, one working day",
        drawing: <NicheShower />,
      },
      {
        name: "Bathtub screen",
        made: "Tempered 1/4\u00a0in (6.4\u00a0mm), two panes",
        price: "USD 780, half a working day",
        drawing: <TubScreen />,
      },
    ],
  },
];

/** The gallery: six elevations at one scale, in three kinds. */
export function Work() {
  return (
    <Section id="work" number="04" title="Storefronts, stairs, showers">
      <p>
        Elevations and sections at uniform scale; height of figure 5&nbsp;ft 8&nbsp;in
        (1,730&nbsp;mm). Production follows written approval of the drawing. The six drawings are
        type examples without reference to actual addresses.
      </p>
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
