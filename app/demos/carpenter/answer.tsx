import { dollars, pieces, roughPrice, type PieceName } from "./estimate";
import { pieceWords } from "./piece-words";
import { timbers } from "./timbers";

/** What the firm says to an inquiry; the script puts in the visitor's own measurements. */
export function Answer({ piece, timber }: { piece: PieceName; timber: string }) {
  const { usual } = pieces[piece];
  const { name, weeks } = pieceWords[piece];
  const wood = timbers.find(({ slug }) => slug === timber)!;
  return (
    <div className="aa-answer" id="answer" tabIndex={-1}>
      <img src={wood.block} alt="" width={133} height={162} />
      <div>
        <h3>
          {name} in {wood.name === "Douglas fir" ? wood.name : wood.name.toLowerCase()}
        </h3>
        <p>
          At <span data-size>{usual.join(" by ")}</span> inches it would begin at about{" "}
          <strong data-price>{dollars(roughPrice(piece, timber, usual))}</strong>, and would take
          from {weeks} weeks, counted from the drawing to the fitting.
        </p>
        <p>
          I should now telephone you about an hour for the visit; but since this is only a
          demonstration, your letter was never sent. You may, if you like,{" "}
          <a href="#timbers">read about the timber again</a>.
        </p>
      </div>
    </div>
  );
}
