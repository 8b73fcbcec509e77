import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../../kit/headline";
import painter from "../facts";
import { palettes } from "../paints";
import { Aside, SectionHead } from "./section-head";
import { Field, Swatch, Tape } from "../drawings/swatch";
import { roomNames, useWishLink, type Light, type Room } from "./wishes";

/** Three painted bands with the greeting, and the picture as a round swatch across them. */
export function Hero() {
  return (
    <section className="sc-hero">
      <DemoHeadline demo={painter} className="sc-headline" />
      <div className="sc-opening sc-edge">
        <p className="sc-lead">{painter.subheadline}</p>
        <p className="sc-actions">
          <a className="sc-button" href="#visit">
            Show us your walls
          </a>
          <a className="sc-call" href={`tel:${painter.phone}`}>
            <span>or just call us</span> <b>{painter.phone}</b>
          </a>
        </p>
      </div>
      <div className="sc-round">
        <Picture
          image={painter.heroImage}
          sizes="(min-width: 60rem) 64vw, 90vw"
          load="first"
          className="sc-hero-picture"
        />
      </div>
      <a className="sc-sticker" href="#visit">
        <span>Color visit</span> <strong>$60</strong>{" "}
        <span>
          back if
          <br /> you book
        </span>
      </a>
      <figure className="sc-said">
        <blockquote>Holy moly, that pink!</blockquote>
        <figcaption>Tammy Jo, example review</figcaption>
      </figure>
      <p className="sc-answers sc-edge">
        <Aside>
          Birdie usually answers the phone. If she’s up a ladder you get Lou Ann, who talks more.
        </Aside>
      </p>
    </section>
  );
}

const starts: readonly { room: Room; light: Light; note: string }[] = [
  { room: "living", light: "north", note: "wakes a gray living room right up" },
  { room: "bedroom", light: "north", note: "for a bedroom that’s a bit chilly" },
  { room: "living", light: "west", note: "just wait for sundown" },
  { room: "bedroom", light: "south", note: "like sleeping at the beach" },
  { room: "hallway", light: "north", note: "for that dark hallway, you know the one" },
  { room: "living", light: "east", note: "tastes like breakfast" },
];

/** Paint chips taped to the wall: shortcuts into the color advice. */
export function ChipRow() {
  const wishLink = useWishLink();
  return (
    <section className="sc-chips" aria-labelledby="chips-title">
      <SectionHead
        id="chips-title"
        title="Six we can’t shut up about"
        side="middle"
        paint="sc-strip-butter"
      >
        <p>
          Everybody asks us which color we’d pick, and the honest answer is <i>all of them</i>, but
          if you made us choose today it’d be one of these six. Tap the one that makes you smile and
          we’ll show you a whole room in it.
        </p>
      </SectionHead>
      <ul className="sc-chip-row sc-edge">
        {starts.map(({ room, light, note }) => {
          const { wall, brave } = palettes[room][light];
          return (
            <li key={wall.code}>
              <a className="sc-chip" href={wishLink("advised", { room, light })}>
                <Field color={wall.color} className="sc-chip-color" />
                <Swatch paint={brave} className="sc-chip-dab" />
                <b>{wall.name}</b>
                <span>
                  <span className="sr-only">{roomNames[room]}, </span>
                  {note}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      <p className="sc-chips-note sc-edge">
        <Tape>Birdie’s favorite this month is Peony</Tape>{" "}
        <Aside>Lou Ann’s is Sea Glass. It’s always Sea Glass.</Aside>
      </p>
    </section>
  );
}
