import { DemoForm } from "../../kit/form";
import { bravePlaces, lightHours, lightReasons } from "../advice";
import { RoomDrawing } from "../drawings/room-drawing";
import { SunPlan } from "../drawings/sun-plan";
import { Patch, RollerLanes } from "../drawings/swatch";
import { lightNames, LIGHTS, roomNames, ROOMS, type Light, type Room } from "../facts";
import { palettes, type Paint } from "../paints";
import { useWishes } from "../wishes";
import { Chips } from "./chips";
import { legend, Pill, pills } from "./pill";
import { button, SectionHead } from "./section-head";

/** Where a light stands around the plan of the room. */
const areas: Record<Light, string> = {
  north: "[grid-area:north]",
  east: "[grid-area:east]",
  south: "[grid-area:south]",
  west: "[grid-area:west]",
};

/** The color advice: a room and its light, answered with three paints once they are known; the section wears the first. */
export function Colors() {
  const { room, light, wall: pricedWall } = useWishes();
  const { wall } = palettes[room][light || "east"];
  return (
    <section
      id="colors"
      className="relative bg-lilac pb-[4.5rem] pt-10 desk:pb-20"
      aria-labelledby="colors-title"
    >
      <Patch color={wall.color} className="absolute inset-0 size-full forced-colors:hidden" />
      <RollerLanes color={wall.color} />
      <SectionHead
        id="colors-title"
        title="Where does your sun come in?"
        align="left"
        paint="bg-plaster"
      >
        <p>
          This is the very first thing we ask on the phone, before “how’s your mama.” A color that’s
          pure heaven at our house can look like a Band-Aid at yours, and it’s always the light!
          Tell us the room and where the windows look, and we’ll pull three paints that get along.
        </p>
      </SectionHead>
      <div className="relative mt-10 grid grid-cols-[minmax(0,1fr)] gap-8 px-sides desk:mt-16 desk:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] desk:gap-x-[4.5rem] desk:gap-y-12">
        <DemoForm
          target="advised"
          className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-[1.4rem] tablet:grid-cols-[minmax(0,1fr)_auto] desk:row-span-2 desk:grid-cols-[minmax(0,1fr)] desk:gap-8"
          aria-label="Color advice"
          keep={{ wall: pricedWall }}
        >
          <fieldset className={pills}>
            <legend className={legend}>Which room are we in?</legend>
            {ROOMS.map((value) => (
              <Pill key={value} name="room" value={value} checked={value === room}>
                {roomNames[value]}
              </Pill>
            ))}
          </fieldset>
          <fieldset className="grid min-w-0 tablet:row-span-2 desk:row-span-1 place-items-center gap-[0.4rem] [grid-template-areas:'._north_.'_'west_plan_east'_'._south_.'] large-text:flex large-text:flex-wrap">
            <legend className={legend}>And the windows look…</legend>
            <SunPlan light={light || "east"} />
            {LIGHTS.map((value) => (
              <Pill
                key={value}
                name="light"
                value={value}
                checked={value === light}
                required
                className={areas[value]}
                pillClass="min-h-[3.25rem] min-w-[min(6.5rem,26vw)] flex-col justify-center border-2 border-ink px-[0.6rem]"
              >
                {lightNames[value]}{" "}
                <small className="text-[0.875rem] font-normal">{lightHours[value]}</small>
              </Pill>
            ))}
          </fieldset>
          <div>
            <button className={button} type="submit">
              Show me my three
            </button>
            <p className="mt-[1.4rem] text-[0.9375rem]">This is a demo. Nothing is sent.</p>
          </div>
        </DemoForm>
        {light ? <Advice room={room} light={light} /> : <Chips />}
      </div>
    </section>
  );
}

function Advice({ room, light }: { room: Room; light: Light }) {
  const palette = palettes[room][light];
  const roomName = roomNames[room].toLowerCase();
  return (
    <>
      <div id="advised">
        <p className="mb-5 text-[1.1875rem]/[1.4] desk:max-w-[31em] desk:text-[1.375rem]/[1.4]">
          <b>
            A {roomName} that looks {lightNames[light].toLowerCase()}?
          </b>{" "}
          {lightReasons[light]}
        </p>
        <RoomDrawing
          room={room}
          palette={palette}
          label={`A ${roomName} with ${palette.wall.name} on the walls, ${palette.trim.name} on the woodwork, and a brave bit in ${palette.brave.name}`}
          className="block aspect-[1.15] w-full outline outline-[10px] outline-offset-[-10px] outline-plaster tablet:aspect-[3/2] desk:outline-[14px] desk:outline-offset-[-14px]"
        />
      </div>
      <ul
        className="relative -mt-[4.5rem] grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-[0.6rem] px-[0.6rem] desk:-mt-28 desk:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] desk:gap-6 desk:px-[4vw] large-text:mt-0"
        aria-label="Three paints that get along"
      >
        <PaintCard paint={palette.wall} use="Walls, all of them" />
        <PaintCard paint={palette.trim} use="Ceiling, frames and baseboards" />
        <PaintCard paint={palette.brave} use={`The brave bit: ${bravePlaces[room]}`} />
      </ul>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3 desk:col-start-2 desk:pl-[4vw]">
        <a className={button} href="#visit">
          Bring me these three
        </a>
        <span>On great big sheets you can hold up to your own wall.</span>
      </p>
    </>
  );
}

function PaintCard({ paint, use }: { paint: Paint; use: string }) {
  return (
    <li className="flex flex-col rounded-md bg-white pb-[0.8rem] text-[0.875rem]/[1.3] shadow-card desk:pb-[1.2rem] desk:text-[1rem]/[1.3] forced-colors:border-2 [&>:not(svg)]:px-[0.7rem] desk:[&>:not(svg)]:px-[1.1rem]">
      <Patch
        color={paint.color}
        className="aspect-square w-full rounded-t-md tablet:aspect-[1/0.62] large-text:aspect-[2]"
      />
      <b className="display mt-[0.7rem] text-[1.0625rem]/[1.1] desk:mt-4 desk:text-[1.5rem]/[1.1]">
        {paint.name}
      </b>
      <span>our number {paint.code}</span>
      <span className="mt-[0.6rem]">{use}</span>
    </li>
  );
}
