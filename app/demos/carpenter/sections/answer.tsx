import { bySlug } from "../../kit/facts";
import { dollars, pieces, roughPrice, type PieceName, type TimberName } from "../estimate";
import { timbers } from "./timbers";

const paragraph = "mt-3 max-w-[36em]";

/** What the firm says to an inquiry; the script puts in the visitor's own measurements. */
export function Answer({ piece, timber }: { piece: PieceName; timber: TimberName }) {
  const { name, usual, weeks } = pieces[piece];
  const wood = bySlug(timbers, timber);
  return (
    <div
      className="mt-10 flex items-start gap-6 border-y border-red py-6 focus-visible:outline-0 large-text:flex-col"
      id="answer"
      tabIndex={-1}
    >
      <img className="h-auto w-[84px]" src={wood.block} alt="" width={133} height={162} />
      <div>
        <h3 className="text-balance font-serif text-[clamp(1.75rem,1.45rem+1.1vw,2.375rem)]/[1.08] tracking-[-0.012em]">
          {name} in {wood.name === "Douglas fir" ? wood.name : wood.name.toLowerCase()}
        </h3>
        <p className={paragraph}>
          At <span data-size>{usual.join(" by ")}</span> inches it would begin at about{" "}
          <strong data-price className="font-serif text-[1.25em]/none font-normal italic text-red">
            {dollars(roughPrice(piece, timber, usual))}
          </strong>
          , and would take from {weeks} weeks, counted from the drawing to the fitting.
        </p>
        <p className={paragraph}>
          I should now telephone you about an hour for the visit; but since this is only a
          demonstration, your letter was never sent. You may, if you like,{" "}
          <a className="underline" href="#timbers">
            read about the timber again
          </a>
          .
        </p>
      </div>
    </div>
  );
}
