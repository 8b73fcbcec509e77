import type { Palette, RoomColors } from "../paints";
import { BedroomRoom, BedroomThings } from "./room-bedroom";
import { HallwayRoom, HallwayThings } from "./room-hallway";
import { LivingRoom, LivingThings } from "./room-living";
import type { Room } from "../sections/wishes";

const drawings = { living: LivingRoom, bedroom: BedroomRoom, hallway: HallwayRoom } as const;

const oldColors: Record<Room, RoomColors> = {
  living: { wall: "url(#wallpaper)", trim: "#dfd0a8", brave: "none", worn: true },
  bedroom: { wall: "#cdb79b", trim: "#ddcfae", brave: "none", worn: true },
  hallway: { wall: "#d3c08d", trim: "#d6c79d", brave: "#95693c", worn: true },
};

interface RoomDrawingProps {
  room: Room;
  /** Without it, the room is as it was before the firm came. */
  palette?: Palette;
  label: string;
  className: string;
}

/** A room, drawn; {@link RoomParts} must be on the page. */
export function RoomDrawing({ room, palette, label, className }: RoomDrawingProps) {
  const Drawing = drawings[room];
  const colors = palette
    ? { wall: palette.wall.color, trim: palette.trim.color, brave: palette.brave.color }
    : oldColors[room];
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={room === "living" ? "0 0 1200 700" : "0 0 720 600"}
      preserveAspectRatio="xMidYMax slice"
    >
      <Drawing {...colors} />
    </svg>
  );
}

/** What the drawings of the rooms have in common. */
export function RoomParts() {
  return (
    <svg className="absolute" width="0" height="0" aria-hidden="true" focusable="false">
      <pattern id="wallpaper" width="48" height="64" patternUnits="userSpaceOnUse">
        <path d="M0 0h48v64H0z" fill="#d9c59c" />
        <path d="M0 0h20v64H0z" fill="#cdb688" />
        <path d="M22 0v64M46 0v64" stroke="#a98f5c" strokeWidth="1" />
        <path d="M34 14c8 0 8 12 0 12s-8-12 0-12zM10 46c7 0 7 10 0 10s-7-10 0-10z" fill="#b58a6c" />
        <path d="M34 26v12m-6-6 6 6 6-6" fill="none" stroke="#8f8a56" strokeWidth="2" />
      </pattern>
      <LivingThings />
      <BedroomThings />
      <HallwayThings />
    </svg>
  );
}
