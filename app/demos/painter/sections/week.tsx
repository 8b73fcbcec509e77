import friday from "../drawings/friday.svg";
import monday from "../drawings/monday.svg";
import thursday from "../drawings/thursday.svg";
import tuesday from "../drawings/tuesday.svg";
import wednesday from "../drawings/wednesday.svg";
import { RoomDrawing } from "../drawings/room-drawing";
import { roomNames, type Light, type Room } from "../facts";
import { palettes } from "../paints";
import { SectionHead } from "./section-head";

const days = [
  {
    day: "Monday",
    wall: monday,
    title: "Everything under a sheet",
    text: "Your furniture gets scooted to the middle and tucked in. Then we scrape off whatever’s loose and find out how many wallpapers there really are. (The record is seven.)",
  },
  {
    day: "Tuesday",
    wall: tuesday,
    title: "The boring part (we love it)",
    text: "Filling and sanding and priming, and then doing it again. A paint job is only ever as good as its Tuesday!",
  },
  {
    day: "Wednesday",
    wall: wednesday,
    title: "Color! Don’t panic",
    text: "The first coat looks like a mistake. It’s supposed to. Please go to work and don’t call your sister about it. (It’s low-odor, so you can sleep right next door.)",
  },
  {
    day: "Thursday",
    wall: thursday,
    title: "Ta-da!",
    text: "Here comes the second coat, which fixes everything. The edges are done by hand, holding our breath, and then we pull the tape. Best part!",
  },
  {
    day: "Friday",
    wall: friday,
    title: "Sweep, hug, go home",
    text: "Furniture back, cloths out, two rounds with the vacuum. You get a labeled jar of every color, for the day the dog scratches it.",
  },
] as const;

/** Rooms on their Friday: what the week is for. */
const finished: readonly { room: Room; light: Light; place: string }[] = [
  { room: "living", light: "west", place: "Southside" },
  { room: "bedroom", light: "south", place: "Rose Park" },
  { room: "hallway", light: "west", place: "River Road" },
];

/** One wall through the five days that two rooms take: each panel has the paint of its day. */
export function Week() {
  return (
    <section
      id="week"
      className="bg-ink pt-16 text-plaster desk:pt-20"
      aria-labelledby="week-title"
    >
      <SectionHead
        id="week-title"
        title="What on earth do we do all week?"
        align="middle"
        paint="bg-raspberry text-white"
      >
        <p>
          Fair question. You hire painters, and they spend half of it not painting. So here’s one
          wall out of a two-room week, nothing left out, and you can hold us to it.
        </p>
      </SectionHead>
      <ol className="mt-10 desk:mt-12 desk:grid desk:grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))]">
        {days.map(({ day, title, text, wall }) => (
          <li
            key={day}
            className="group grid grid-cols-[36%_1fr] desk:grid-cols-1 desk:grid-rows-[auto_1fr] large-text:grid-cols-1"
          >
            <img
              className="h-full w-full object-cover object-right-bottom tablet:h-60 desk:h-[23rem] desk:object-bottom large-text:h-auto"
              src={wall}
              width="240"
              height="320"
              decoding="async"
              alt=""
            />
            <div className="grid content-center border-t border-plaster/25 px-5 py-6 tablet:px-8 desk:content-start desk:border-l desk:border-t-0 desk:px-7 desk:pb-10 desk:pt-8 desk:group-first:border-l-0 desk:group-first:pl-[max(1.75rem,min(var(--sides),3vw))]">
              <p className="font-semibold text-butter">{day}</p>
              <h3 className="display mb-[0.4rem] mt-[0.15rem] text-[1.5rem]/[1.1] tracking-[-0.02em]">
                {title}
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ul className="hidden grid-cols-2 tablet:grid desk:grid-cols-3" aria-label="Finished rooms">
        {finished.map(({ room, light, place }) => {
          const palette = palettes[room][light];
          const { wall, brave } = palette;
          return (
            <li key={room} className="relative first:col-span-2 desk:first:col-span-1">
              <RoomDrawing
                room={room}
                palette={palette}
                label={`A finished ${roomNames[room].toLowerCase()} in ${wall.name} and ${brave.name}`}
                className="block aspect-[6/5] w-full tablet:max-h-[24rem] desk:aspect-square desk:max-h-none"
              />
              <p className="absolute bottom-4 left-4 rounded-md bg-plaster px-4 py-2 text-[0.9375rem]/[1.3] text-ink shadow-card desk:bottom-6 desk:left-6">
                <b className="display block text-[1.125rem]/[1.2]">{place}, Friday at four</b>
                {wall.name} with {brave.name}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
