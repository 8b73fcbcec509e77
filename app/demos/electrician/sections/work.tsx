import found from "../drawings/panel-found.svg";
import left from "../drawings/panel-left.svg";
import { frame } from "./section";

const sides = [
  {
    name: "As found",
    at: "desk:left-[--in]",
    notes: ["Spliced with tape, in midair", "A breaker burnt to its bar", "A list nobody can read"],
  },
  {
    name: "As left",
    at: "desk:right-[--in]",
    notes: ["Each wire in its lane, whole", "Sixteen new breakers, tight", "A room to each switch"],
  },
];

/** The heights at which the drawings' leaders run out to the notes. */
const heights = ["desk:top-[33.5%]", "desk:top-[58.5%]", "desk:top-[83.5%]"];

const image = "absolute inset-0 size-full object-cover";
const panel = { className: image, width: 2640, height: 720, loading: "lazy" } as const;
const columns = "desk:grid-cols-[1fr_var(--panel)_1fr]";

/** The firm's finished work on its wall: one breaker panel as it was found, and as it was left. */
export function Work() {
  return (
    <section
      id="work"
      aria-labelledby="work-title"
      className="sheet relative bg-sheet text-ink [--at:calc(50%_+_(var(--cut)_-_0.5)_*_var(--panel))] [--cut:0.5] [--in:calc((100%_-_min(100%,86rem))_/_2_+_theme(spacing.sides))] [--panel:100%] desk:[--panel:calc(var(--tall)_*_8_/_9)] [--tall:min(50cqi,47rem)]"
    >
      <h2
        id="work-title"
        className={`py-8 desk:absolute desk:inset-x-0 desk:top-[calc(var(--tall)*0.06)] desk:z-10 desk:grid desk:!py-0 desk:!text-[min(3.7cqi,3.5rem)] ${columns} ${frame}`}
      >
        <span>
          Found on Tuesday<span className="desk:sr-only">,</span>
        </span>{" "}
        <span className="desk:col-start-3 desk:first-letter:uppercase">left on Wednesday</span>
      </h2>
      <div className="relative aspect-[8/9] break-inside-avoid overflow-hidden border-y border-ink tablet:aspect-[10/9] desk:aspect-auto desk:h-[--tall] desk:border-t-0">
        <img {...panel} src={left} alt="The panel as left: straight wires, new breakers" />
        <img
          {...panel}
          src={found}
          alt="The panel as found: tangled wires, a scorched breaker"
          className={`[clip-path:inset(0_calc(100%_-_var(--at))_0_0)] ${image}`}
        />
        <span className="absolute inset-y-0 left-[--at] -ml-px w-0.5 bg-lamp" />
      </div>
      <div
        className={`grid grid-cols-2 gap-x-5 pb-11 large-text:grid-cols-1 desk:gap-x-0 desk:pb-16 ${columns} ${frame}`}
      >
        <input
          type="range"
          id="found-left"
          aria-label="How much of the panel is shown as found"
          className="col-span-full mt-1 h-11 w-full cursor-ew-resize accent-fir desk:col-span-1 desk:col-start-2 [@media(scripting:none)]:hidden"
        />
        {sides.map(({ name, at, notes }) => (
          <div
            key={name}
            className={`desk:absolute desk:top-0 desk:h-[--tall] desk:w-[calc(50%_-_var(--in)_-_var(--panel)_/_2)] ${at}`}
          >
            <h3 className="font-mono text-note desk:sr-only">{name}</h3>
            <ol>
              {notes.map((note, index) => (
                <li
                  key={note}
                  className={`flex gap-2 border-t border-line py-2 leading-snug desk:absolute desk:border-0 desk:text-title ${heights[index]}`}
                >
                  <b className="font-mono">{index + 1}</b> {note}
                </li>
              ))}
            </ol>
          </div>
        ))}
        <p className="col-span-full mt-5 text-pretty text-title desk:col-span-1 desk:col-start-2 desk:text-center">
          A drawn example. One day, with the permit: <b className="font-mono text-fir">$1,150</b>
        </p>
      </div>
    </section>
  );
}
