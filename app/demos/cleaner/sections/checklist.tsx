import type { ReactNode } from "react";
import { FloorPlan } from "../drawings/floor-plan";
import { Intro } from "./intro";
import { rooms, type Room } from "../rooms";

/** A drawn home: each room leads to the list of what is done in it, which can be ticked and unticked. */
export function Checklist() {
  return (
    <section id="checklist" className="cl-section cl-checklist">
      <Intro
        label="Checklist"
        question="What’s included?"
        hint="Choose a room. Untick a task and we’ll spend that time on the rest."
      />
      <fieldset className="cl-home">
        <legend className="cl-unseen">Choose a room</legend>
        {rooms.map(({ id, name }, index) => (
          <input
            key={id}
            type="radio"
            name="cl-room"
            id={`cl-${id}`}
            className="cl-unseen"
            defaultChecked={index === 0}
            aria-label={name}
          />
        ))}
        <div className="cl-plan">
          <FloorPlan />
          {rooms.map(({ id, name }) => (
            <label key={id} htmlFor={`cl-${id}`} className={`cl-tap cl-tap-${id}`}>
              <span>{name}</span>
            </label>
          ))}
        </div>
        <div className="cl-sheets">
          {rooms.map((room) => (
            <Sheet key={room.id} room={room} />
          ))}
        </div>
      </fieldset>
    </section>
  );
}

function Sheet({ room: { id, name, minutes, everyVisit, monthly, onRequest } }: { room: Room }) {
  return (
    <div className={`cl-sheet cl-sheet-${id}`}>
      <h3>
        {name} <span>{minutes} min</span>
      </h3>
      <ul>
        {everyVisit.map(({ text }, index) => (
          <Item key={text} spot={`${id}-${index}`} ticked>
            {text}
          </Item>
        ))}
        <Item spot={`${id}-month`} ticked>
          {monthly.text} <em>Monthly</em>
        </Item>
        <Item>
          {onRequest.text} <em>Add {onRequest.price}</em>
        </Item>
      </ul>
      <p className="cl-count">tasks selected</p>
    </div>
  );
}

function Item(props: { children: ReactNode; spot?: string; ticked?: boolean }) {
  return (
    <li>
      <label>
        <input type="checkbox" defaultChecked={props.ticked} data-spot={props.spot} />
        <span>{props.children}</span>
      </label>
    </li>
  );
}
