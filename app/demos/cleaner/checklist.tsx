import type { ReactNode } from "react";
import { FloorPlan } from "./floor-plan";
import { rooms, type Room } from "./rooms";

/** A drawn home: whoever chooses a room reads what is done in it, and may tick and untick. */
export function Checklist() {
  return (
    <section id="checklist" className="cl-section cl-checklist">
      <div className="cl-intro">
        <h2>Pick a room, read its list</h2>
        <p>
          This is the sheet our people carry. Untick what you would rather do yourself, tick what
          you want on top. A home like this one takes three hours, last look included.
        </p>
      </div>
      <fieldset className="cl-home">
        <legend className="cl-unseen">A room of the plan</legend>
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
        {name} <span>{minutes} minutes</span>
      </h3>
      <ul>
        {everyVisit.map(({ text }, index) => (
          <Item key={text} spot={`${id}-${index}`} ticked>
            {text}
          </Item>
        ))}
        <Item spot={`${id}-month`} ticked>
          {monthly.text} <em>once a month</em>
        </Item>
        <Item>
          {onRequest.text} <em>{onRequest.price} when you ask</em>
        </Item>
      </ul>
      <p className="cl-count">on your list for this room</p>
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
