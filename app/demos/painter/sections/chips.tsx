import { useLinkTo } from "../../kit/facts";
import { Patch, Swatch } from "../drawings/swatch";
import { roomNames, type Light, type Room } from "../facts";
import { palettes } from "../paints";

const starts: readonly { room: Room; light: Light; note: string }[] = [
  { room: "living", light: "north", note: "wakes a gray living room right up" },
  { room: "bedroom", light: "north", note: "for a bedroom that’s a bit chilly" },
  { room: "living", light: "west", note: "just wait for sundown" },
  { room: "bedroom", light: "south", note: "like sleeping at the beach" },
  { room: "hallway", light: "north", note: "for that dark hallway, you know the one" },
  { room: "living", light: "east", note: "tastes like breakfast" },
];

/** Taped up at different heights. */
const tilts =
  "tablet:[&>:nth-child(3n)]:translate-y-[0.4rem] tablet:[&>:nth-child(3n)]:-rotate-[0.4deg] tablet:[&>:nth-child(3n+1)]:-rotate-[1.2deg] tablet:[&>:nth-child(3n+2)]:translate-y-5 tablet:[&>:nth-child(3n+2)]:rotate-[0.8deg]";

/** Paint chips taped to the wall: shortcuts into the color advice. */
export function Chips() {
  const linkTo = useLinkTo("advised");
  return (
    <div>
      <h3 className="display text-[1.5rem]/[1.2] tracking-[-0.02em] desk:text-[1.75rem]/[1.2]">
        Or just tap one we can’t shut up about
      </h3>
      <ul
        className={`mt-7 grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-3 tablet:gap-x-6 desk:mt-9 desk:gap-x-7 desk:gap-y-10 large-text:grid-cols-1 ${tilts}`}
      >
        {starts.map(({ room, light, note }) => {
          const { wall, brave } = palettes[room][light];
          return (
            <li key={wall.code}>
              <a
                className="relative block h-full rounded-md bg-white pb-4 pt-px text-[0.9375rem]/[1.3] shadow-chip before:absolute before:left-1/2 before:top-[-0.6rem] before:ml-[-1.75rem] before:h-5 before:w-14 before:-rotate-[4deg] before:bg-tape/85 before:content-[''] desk:text-[1rem]/[1.3] desk:transition-transform desk:duration-200 desk:ease-[ease] desk:hover:-translate-y-2 forced-colors:border-2"
                href={linkTo({ room, light })}
              >
                <Patch
                  color={wall.color}
                  className="mx-auto mt-1.5 block aspect-[1/0.72] w-[calc(100%-0.75rem)] rounded-t-sm"
                />
                <Swatch
                  paint={brave}
                  className="relative float-right mr-4 mt-[-2.25rem] size-11 desk:mt-[-2.75rem] desk:size-[3.25rem]"
                />
                <b className="display mb-1 mt-3 block px-4 text-[1.125rem]/[1.1] desk:text-[1.25rem]/[1.1]">
                  {wall.name}
                </b>
                <span className="block text-pretty px-4">
                  <span className="sr-only">{roomNames[room]}, </span>
                  {note}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
