import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../demo-headline";
import { painter } from "./painter";
import { palettes } from "./paints";
import { Field, Swatch, Tape } from "./swatch";
import { roomNames, useWishLink, type Light, type Room } from "./wishes";

/** Three painted bands with the three promises, and the picture as a round swatch across them. */
export function Hero() {
  return (
    <section className="sc-hero">
      <DemoHeadline demo={painter} className="sc-headline" />
      <div className="sc-opening sc-edge">
        <p className="sc-lead">{painter.subheadline}</p>
        <p className="sc-actions">
          <a className="sc-button" href="#visit">
            Book a color visit
          </a>
          <a className="sc-call" href={`tel:${painter.phone}`}>
            or call <b>{painter.phone}</b>
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
        <span>Color visit</span> <strong>$60</strong> <span>back if you book</span>
      </a>
    </section>
  );
}

const starts: readonly { room: Room; light: Light; note: string }[] = [
  { room: "living", light: "north", note: "for a gray living room" },
  { room: "bedroom", light: "north", note: "for a cool bedroom" },
  { room: "living", light: "west", note: "for late sun" },
  { room: "bedroom", light: "south", note: "for a bright bedroom" },
  { room: "hallway", light: "north", note: "for a dark hallway" },
  { room: "living", light: "east", note: "for breakfast light" },
];

/** Paint chips taped to the wall: shortcuts into the color advice. */
export function ChipRow() {
  const wishLink = useWishLink();
  return (
    <section className="sc-chips sc-edge" aria-labelledby="chips-title">
      <h2 id="chips-title" className="sc-chips-title">
        Six walls people ask us for
      </h2>
      <ul className="sc-chip-row">
        {starts.map(({ room, light, note }) => {
          const { wall, brave } = palettes[room][light];
          return (
            <li key={wall.code}>
              <a className="sc-chip" href={wishLink("colors", { room, light })}>
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
      <p className="sc-chips-note">
        <Tape>Pick one</Tape> and we show you a room in it.
      </p>
    </section>
  );
}
