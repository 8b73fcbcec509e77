import { Field, Swatch } from "../drawings/swatch";
import { roomNames, type Light, type Room } from "../facts";
import { palettes } from "../paints";
import { useWishLink } from "../wishes";

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
  "desk:[&>:nth-child(3n)]:translate-y-[0.4rem] desk:[&>:nth-child(3n)]:-rotate-[0.4deg] desk:[&>:nth-child(3n+1)]:-rotate-[1.2deg] desk:[&>:nth-child(3n+2)]:translate-y-5 desk:[&>:nth-child(3n+2)]:rotate-[0.8deg]";

/** Paint chips taped to the wall: shortcuts into the color advice. */
export function Chips() {
  const wishLink = useWishLink();
  return (
    <div>
      <h3 className="display text-[1.5rem]/[1.2] tracking-[-0.02em] desk:text-[1.75rem]/[1.2]">
        Or just tap one we can’t shut up about
      </h3>
      <ul
        className={`mt-7 grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-x-3 gap-y-7 desk:mt-9 desk:grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] desk:gap-x-7 desk:gap-y-10 ${tilts}`}
      >
        {starts.map(({ room, light, note }) => {
          const { wall, brave } = palettes[room][light];
          return (
            <li key={wall.code}>
              <a
                className="relative block h-full rounded-md bg-white pb-[0.7rem] pt-px text-[0.875rem]/[1.25] shadow-chip before:absolute before:left-1/2 before:top-[-0.6rem] before:ml-[-1.75rem] before:h-5 before:w-14 before:-rotate-[4deg] before:bg-tape/85 before:content-[''] desk:text-[1rem]/[1.25] desk:transition-transform desk:duration-200 desk:ease-[ease] desk:hover:-translate-y-2 forced-colors:border-2"
                href={wishLink("advised", { room, light })}
              >
                <Field
                  color={wall.color}
                  className="mx-auto mt-1.5 block aspect-[1/0.9] w-[calc(100%-0.75rem)] rounded-t-sm desk:aspect-[1/0.66]"
                />
                <Swatch
                  paint={brave}
                  className="relative float-right mr-[0.6rem] mt-[-1.5rem] size-[2.4rem] desk:mt-[-2rem] desk:size-[3.25rem]"
                />
                <b className="display mt-[0.6rem] block px-[0.7rem] text-[1rem]/[1.1] desk:text-[1.25rem]/[1.1]">
                  {wall.name}
                </b>
                <span className="block px-[0.7rem]">
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
