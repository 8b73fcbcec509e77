import { useFirmName } from "../../kit/facts";
import plumber from "../facts";
import { SignStrokes } from "../logo";
import quay from "./quay.svg";
import van from "./van.svg";

/** The firm's van on the quay. Whatever name is on its side is set in as many lines as it takes. */
export function Van() {
  return (
    <svg
      className="relative block aspect-[744/420] w-full bg-white forced-color-adjust-none tablet:aspect-[960/420] desk:mt-4 desk:aspect-[1440/420]"
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMaxYMax slice"
      role="img"
      aria-label="Our service van"
    >
      <image href={quay} width="1440" height="420" />
      <g transform="translate(704 23) scale(1.25)">
        <image href={van} width="562" height="292" />
        <foreignObject x="96" y="38" width="258" height="112">
          <p className="display flex h-full flex-col justify-center text-[26px]/[1.05] text-ink [overflow-wrap:anywhere] [text-wrap:balance]">
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
