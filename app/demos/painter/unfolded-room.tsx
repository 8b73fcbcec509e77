import { palettes } from "./paints";
import { extentNames, roomPrices, roomSizes } from "./price-list";
import { roomNames, useWishes } from "./wishes";

/** A room folded open like a box: the parts that are to be painted have their paint, the others an outline. */
export function UnfoldedRoom() {
  const { room, light, walls } = useWishes();
  const { wall, trim, brave } = palettes[room][light];
  const { long, wide, high } = roomSizes[room];
  const open = { fill: "none", strokeDasharray: "7 6" };
  const painted = (color: string, when: boolean) =>
    when ? { fill: color, strokeDasharray: "none" } : open;
  const name = roomNames[room].toLowerCase();
  return (
    <svg
      role="img"
      aria-label={`A ${name}, ${long} feet by ${wide}, folded open like a box: we paint ${extentNames[walls].toLowerCase()} for about $${roomPrices[room][walls]}`}
      className="sc-unfolded"
      viewBox="0 0 620 520"
    >
      <g stroke="#2b0f36" strokeWidth="2.5" strokeLinejoin="round">
        <path
          d="M180 20h260v120H180z"
          {...painted(walls === "one" ? brave.color : wall.color, true)}
        />
        <path d="M180 320h260v120H180z" {...painted(wall.color, walls !== "one")} />
        <path d="M60 140h120v180H60z" {...painted(wall.color, walls !== "one")} />
        <path d="M440 140h120v180H440z" {...painted(wall.color, walls !== "one")} />
        <path d="M180 140h260v180H180z" {...painted(trim.color, walls === "all")} />
        <path d="M220 440v-84h44v84z" fill="#fff8ee" />
        <path d="M440 190h-10v80h10" fill="none" />
        <path d="M484 188h32v84h-32zM500 188v84M484 230h32" fill="#fff8ee" />
      </g>
      <g fill="none" stroke="#2b0f36" strokeWidth="1.5">
        <path d="M180 470h260M180 462v16m260-16v16M30 140v180M22 140h16m-16 180h16M472 20v120M464 20h16m-16 120h16" />
      </g>
      <g className="sc-unfolded-text" textAnchor="middle">
        <text x="310" y="500">
          {long} ft
        </text>
        <text x="30" y="350">
          {wide} ft
        </text>
        <text x="512" y="86">
          {high} ft
        </text>
        <text x="310" y="224" className="sc-unfolded-name">
          {roomNames[room]}
        </text>
        <text x="310" y="252">
          {walls === "all" ? "and the ceiling" : "(not the ceiling)"}
        </text>
      </g>
    </svg>
  );
}
