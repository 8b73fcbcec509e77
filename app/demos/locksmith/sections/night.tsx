import { useFirmName } from "../../kit/facts";
import { slammed } from "../trips";
import open from "../drawings/open.svg";
import shut from "../drawings/shut.svg";
import street from "../drawings/street.svg";
import locksmith from "../facts";

const panels = [
  {
    time: "11:02",
    drawing: shut,
    alt: "Night. A man in a robe sits outside his shut front door with his phone. His cat watches from the window.",
    words: "Trash out. Door slams.",
    note: "Kids asleep upstairs.",
  },
  {
    time: "11:21",
    drawing: open,
    alt: "The same door, open and lit. The man waves. The locksmith walks to her orange van with her case.",
    words: "“Fast. Quiet. Kids slept.”",
    note: "West Bank. An example.",
  },
];

const size = { width: 720, height: 540, loading: "lazy" } as const;

/** One call as it went: the door before and after, and the minutes between. */
export function Night() {
  return (
    <section id="night" className="[--ems:8.14]" aria-labelledby="night-title">
      <h2 id="night-title">19 minutes. Open. ${slammed.price}</h2>
      <div className="grid gap-x-1 tablet:grid-cols-2">
        {panels.map(({ time, drawing, alt, words, note }) => (
          <figure key={time} className="group">
            <div className="relative overflow-hidden [container-type:inline-size]">
              <img className="block h-auto w-full" src={street} alt="" {...size} />
              <img className="absolute inset-0 h-full w-full" src={drawing} alt={alt} {...size} />
              <p className="display absolute left-[4.1cqi] top-[3.4cqi] text-[11.4cqi]/[0.9] text-orange">
                {time}
                <small className="pl-[0.15em] text-[0.5em]">pm</small>
              </p>
              {drawing === open && <VanSide />}
            </div>
            <figcaption className="display px-sides pb-6 pt-4 text-[1.75rem]/none desk:text-[2.25rem] tablet:group-first:!pr-4 tablet:group-last:!pl-4">
              {words} <span className="text-ash">{note}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** The name and the number on the side of the van. */
function VanSide() {
  const firm = useFirmName(locksmith);
  return (
    <div
      className="display absolute bottom-[23%] left-[67.5%] right-[1.5%] top-[47%] grid content-center text-ink [overflow-wrap:anywhere]"
      aria-hidden="true"
    >
      <p className={firm.length > 24 ? "text-[3.1cqi]/none" : "text-[4.4cqi]/[0.95]"}>{firm}</p>
      <p className="text-[8.6cqi]/none">{locksmith.phone}</p>
    </div>
  );
}
