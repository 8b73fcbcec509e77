import type { Room } from "../facts";
import type { Palette } from "../paints";
import bedroomLight from "./bedroom-light.svg";
import bedroomThings from "./bedroom-things.svg";
import bedroomWorn from "./bedroom-worn.svg";
import hallwayLight from "./hallway-light.svg";
import hallwayThings from "./hallway-things.svg";
import hallwayWorn from "./hallway-worn.svg";
import livingLight from "./living-light.svg";
import livingThings from "./living-things.svg";
import livingWorn from "./living-worn.svg";

/** The parts of a room: worn or painted walls, woodwork in either color, things in front of it, and the sun of Friday. */
const drawings = {
  living: {
    ...{ width: 1200, height: 700, worn: livingWorn, things: livingThings, light: livingLight },
    ...{ Walls: LivingWalls, Woodwork: LivingWoodwork, oldTrim: "#dfd0a8" },
  },
  bedroom: {
    ...{ width: 720, height: 600, worn: bedroomWorn, things: bedroomThings, light: bedroomLight },
    ...{ Walls: BedroomWalls, Woodwork: BedroomWoodwork, oldTrim: "#ddcfae" },
  },
  hallway: {
    ...{ width: 720, height: 600, worn: hallwayWorn, things: hallwayThings, light: hallwayLight },
    ...{ Walls: HallwayWalls, Woodwork: HallwayWoodwork, oldTrim: "#d6c79d" },
  },
} as const;

interface RoomDrawingProps {
  room: Room;
  /** Without it, the room is as it was before the firm came. */
  palette?: Palette;
  label: string;
  className: string;
}

/** A room, drawn, before or after. */
export function RoomDrawing({ room, palette, label, className }: RoomDrawingProps) {
  const { width, height, worn, things, light, Walls, Woodwork, oldTrim } = drawings[room];
  const size = { width, height };
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
    >
      {palette ? (
        <Walls wall={palette.wall.color} trim={palette.trim.color} brave={palette.brave.color} />
      ) : (
        <image href={worn} {...size} />
      )}
      <g fill={palette?.trim.color ?? oldTrim} className="stroke-ink/[.2]" strokeWidth="2">
        <Woodwork brave={palette?.brave.color ?? "#95693c"} />
      </g>
      <image href={things} {...size} />
      {palette ? <image href={light} {...size} /> : <rect {...size} fill="#4a3b22" opacity=".16" />}
    </svg>
  );
}

type WallColors = Record<keyof Palette, string>;

/** A circle is the brave part. */
function LivingWalls({ wall, trim, brave }: WallColors) {
  return (
    <>
      <path d="M0 0h1200l-170 82H170z" fill={trim} />
      <path d="M0 0h1200l-170 82H170z" className="fill-ink/[.05]" />
      <path d="m0 0 170 82h860l170-82v700l-170-116H170L0 700z" fill={wall} />
      <path d="m0 0 170 82v502L0 700z" className="fill-ink/[.13]" />
      <path d="m1200 0-170 82v502l170 116z" className="fill-ink/[.07]" />
      <circle cx="706" cy="330" r="176" fill={brave} />
      <g fill={trim} className="stroke-ink/[.18]" strokeWidth="2">
        <path d="m0 0 170 82h860l170-82v15l-170 79H170L0 15z" />
      </g>
    </>
  );
}

function LivingWoodwork() {
  return (
    <>
      <path d="M0 661 170 556h860l170 105v39l-170-116H170L0 700z" />
      <path d="m1066 162 94-25v535l-94-63zm12 14 70-18v500l-70-46z" />
      <g className="fill-ink/[.07]">
        <path d="m1090 202 46-12v166l-46 2zm0 182 46-2v222l-46-26z" />
      </g>
      <circle cx="1142" cy="400" r="7" fill="#d9a441" />
      <path d="M300 140h190v272H300zM286 408h218v15H286z" />
      <path d="M286 423h218v6H286z" className="fill-ink/[.16]" />
      <rect x="312" y="450" width="166" height="98" rx="8" />
      <path d="M331 456v86m18-86v86m18-86v86m18-86v86m19-86v86m18-86v86m18-86v86" strokeWidth="4" />
    </>
  );
}

/** The lower half is the brave part. */
function BedroomWalls({ wall, trim, brave }: WallColors) {
  return (
    <>
      <path d="M0 0h720v300H0z" fill={wall} />
      <path d="M0 300h720v200H0z" fill={brave} />
      <path d="M0 0h720v34H0z" fill={trim} />
      <path d="M0 34h720" className="stroke-ink/[.16]" strokeWidth="2" />
    </>
  );
}

function BedroomWoodwork() {
  return (
    <>
      <path d="M-2 474h724v27H-2zM452 92h190v206H452zM440 294h214v14H440z" />
      <path d="M440 308h214v5H440z" className="fill-ink/[.16]" />
    </>
  );
}

function HallwayWalls({ wall, trim }: WallColors) {
  return (
    <>
      <path d="M0 0h720v520H0z" fill={wall} />
      <path d="M0 0h720v30H0z" fill={trim} />
      <path d="M0 30h720" className="stroke-ink/[.16]" strokeWidth="2" />
    </>
  );
}

/** The front door and the panels are the brave part. */
function HallwayWoodwork({ brave }: { brave: string }) {
  return (
    <>
      <path d="M-2 360h724v160H-2z" fill={brave} />
      <path
        d="M320 386h112v104H320zm132 0h112v104H452zm132 0h112v104H584zM-40 386h76v104h-76z"
        fill="#fff"
        fillOpacity=".1"
        strokeWidth="3"
      />
      <path d="M-2 350h724v14H-2zM-2 496h724v24H-2zM60 66h220v454H60z" />
      <path d="M80 158h180v362H80z" fill={brave} />
      <path
        d="M100 182h62v136h-62zm78 0h62v136h-62zm-78 190h62v124h-62zm78 0h62v124h-62z"
        fill="#fff"
        fillOpacity=".1"
        strokeWidth="3"
      />
    </>
  );
}
