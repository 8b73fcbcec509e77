import { useFirmName, useTypedName } from "../../kit/facts";
import open from "../drawings/open.svg";
import shut from "../drawings/shut.svg";
import street from "../drawings/street.svg";
import locksmith from "../facts";

const size = { width: 720, height: 540, loading: "lazy" } as const;
const panel = "relative overflow-hidden [container-type:inline-size]";
const picture = "block h-auto w-full";
const over = "absolute inset-0 h-full w-full";
const time =
  "display absolute left-[4.1cqi] top-[3.4cqi] text-[11.4cqi]/[0.9] text-brass [&>small]:-ml-[0.3em] [&>small]:text-[0.5em]";
const caption = "px-sides pb-6 pt-4 text-[1.75rem]/none desk:text-[2.25rem]";

/** One call as it went: the door before and after, and nineteen minutes between. */
export function Night() {
  return (
    <section id="night" className="[--ems:8.14]" aria-labelledby="night-title">
      <h2 id="night-title">19 minutes. Open. $89</h2>
      <div className="grid gap-x-1 tablet:grid-cols-2 tablet:[&>figure:first-child>figcaption]:!pr-4 tablet:[&>figure:last-child>figcaption]:!pl-4">
        <figure>
          <div className={panel}>
            <img className={picture} src={street} alt="" {...size} />
            <img
              className={over}
              src={shut}
              alt="Night. A man in a robe sits outside his shut front door with his phone. His cat watches from the window."
              {...size}
            />
            <p className={time}>
              11:02 <small>pm</small>
            </p>
          </div>
          <figcaption className={`display ${caption}`}>
            Trash out. Door slams. <span className="text-ash">Kids asleep upstairs.</span>
          </figcaption>
        </figure>
        <figure>
          <div className={panel}>
            <img className={picture} src={street} alt="" {...size} />
            <img
              className={over}
              src={open}
              alt="The same door, open and lit. The man waves. The locksmith walks to her orange van with her case."
              {...size}
            />
            <p className={time}>
              11:21 <small>pm</small>
            </p>
            <VanSide />
          </div>
          <figcaption className={`display ${caption}`}>
            <q>Fast. Quiet. Kids slept.</q> <span className="text-ash">West Bank. An example.</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

/** The name and the number on the side of the van. */
function VanSide() {
  const typed = useTypedName() !== undefined;
  return (
    <div
      className="display absolute bottom-[23%] left-[67.5%] right-[1.5%] top-[47%] grid content-center text-ink"
      aria-hidden="true"
    >
      <p
        className={`[overflow-wrap:anywhere] ${typed ? "text-[3.1cqi]/none" : "text-[4.4cqi]/[0.95]"}`}
      >
        {useFirmName(locksmith)}
      </p>
      <p className="text-[8.6cqi]/none">{locksmith.phone}</p>
    </div>
  );
}
