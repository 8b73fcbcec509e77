import type { ReactNode } from "react";
import { FloorPlan } from "../drawings/floor-plan";
import { rooms, type Room } from "../rooms";
import { Section } from "./section";

/** A drawn home: each room leads to the list of what is done in it, which can be ticked and unticked. */
export function Checklist() {
  return (
    <Section
      id="checklist"
      question="What’s included?"
      hint="Choose a room. Untick a task and we’ll spend that time on the rest."
    >
      <fieldset className="relative min-w-0 desk:grid desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desk:gap-sides">
        <legend className="sr-only">Choose a room</legend>
        <FloorPlan />
        <div className="mt-3 desk:m-0 desk:grid">
          {rooms.map((room) => (
            <Sheet key={room.id} room={room} />
          ))}
        </div>
      </fieldset>
    </Section>
  );
}

function Sheet({ room: { id, name, minutes, everyVisit, monthly, onRequest } }: { room: Room }) {
  return (
    <div
      className={`sheet rounded-bend bg-white print:break-inside-avoid px-5 py-6 [counter-reset:ticked] desk:p-9 ${id}`}
    >
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-[1.75rem]">
        {name}{" "}
        <span className="text-base font-normal tracking-normal text-soft">{minutes} min</span>
      </h3>
      <ul className="mt-3 divide-y divide-mist">
        {everyVisit.map(({ text }, index) => (
          <Item key={text} spot={`${id}-${index}`}>
            {text}
          </Item>
        ))}
        <Item spot={`${id}-month`} tag="Monthly">
          {monthly.text}
        </Item>
        <Item tag={`Add ${onRequest.price}`}>{onRequest.text}</Item>
      </ul>
      <p className="mt-4 text-soft before:text-[1.5rem] before:font-extrabold before:text-ink before:content-[counter(ticked)_'_']">
        tasks selected
      </p>
    </div>
  );
}

interface ItemProps {
  /** Where it is in the plan; what is not there costs extra and is not ticked. */
  spot?: string;
  tag?: string;
  children: ReactNode;
}

function Item({ spot, tag, children }: ItemProps) {
  return (
    <li>
      <label className="flex min-h-12 cursor-pointer gap-3 py-[0.6rem] leading-[1.4]">
        <input
          type="checkbox"
          defaultChecked={spot !== undefined}
          data-spot={spot}
          className="tick mt-[-0.05rem] size-[1.6rem] flex-none"
        />
        <span className="[:not(:checked)+&]:text-soft">
          {children}{" "}
          {tag && (
            <span className="inline-block whitespace-nowrap rounded-[1em] bg-mist px-[0.6em] text-note large-text:whitespace-normal">
              {tag}
            </span>
          )}
        </span>
      </label>
    </li>
  );
}
