import { useFirmName } from "../../kit/facts";
import plumber from "../facts";
import { SignStrokes } from "../logo";
import van from "./van.svg";

interface Props {
  /** The drawing that it stands in, 1440 by 420. */
  ground: string;
  label: string;
  /** Where it stands there, as an SVG transform. */
  place: string;
}

/** The firm's van on its way. Whatever name is on its side is set in as many lines as it takes. */
export function Van({ ground, label, place }: Props) {
  return (
    <svg
      className="relative block break-inside-avoid aspect-[744/420] w-full forced-color-adjust-none tablet:aspect-[960/420] desk:aspect-[1440/420]"
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMaxYMax slice"
      role="img"
      aria-label={label}
    >
      <image href={ground} width="1440" height="420" />
      <g transform={place}>
        <image href={van} width="562" height="292" />
        <foreignObject x="96" y="38" width="258" height="112">
          <p className="display flex h-full flex-col justify-center text-[26px]/[1.05] text-ink [overflow-wrap:anywhere] text-balance">
            {useFirmName(plumber)}
          </p>
        </foreignObject>
        <g className="text-blue" transform="translate(34 70) scale(.82)">
          <SignStrokes />
        </g>
        <text className="display fill-blue text-[34px]" x="96" y="176">
          {plumber.phone}
        </text>
      </g>
    </svg>
  );
}
