import { useFirmName } from "../../kit/facts";
import plumber from "../facts";
import { SignStrokes } from "../logo";
import quay from "./quay.svg";
import van from "./van.svg";

/** The widest that the name may be on the van's side, and its size where it is short enough. */
const SIDE = 236;
const LETTERS = 27;

/** About as wide as a letter is high, for capitals of the widest fonts. */
const LETTER_WIDTH = 0.74;

/** The firm's van on the quay, with the name on its side in one line or two. */
export function Van() {
  const lines = twoLines(useFirmName(plumber));
  const longest = Math.max(...lines.map((line) => [...line].length));
  const size = Math.min(LETTERS, SIDE / (longest * LETTER_WIDTH));
  return (
    <svg
      className="relative block aspect-[744/420] w-full tablet:aspect-[960/420] desk:mt-4 desk:aspect-[1440/420]"
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMaxYMax slice"
      role="img"
      aria-label="Our service van"
    >
      <image href={quay} width="1440" height="420" />
      <g transform="translate(704 23) scale(1.25)">
        <image href={van} width="562" height="292" />
        <g className="display fill-ink" fontSize={size.toFixed(1)}>
          {lines.map((line, index) => (
            <text key={index} x="96" y={(lines.length > 1 ? 86 : 100) + index * size * 1.1}>
              {line}
            </text>
          ))}
        </g>
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

/** The name in two lines of about the same length, if it has words. */
function twoLines(name: string): readonly string[] {
  const words = name.split(" ");
  if (words.length === 1) return words;
  const cuts = words.slice(1).map((_, index) => {
    const cut = index + 1;
    return [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
  });
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return cuts.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}
