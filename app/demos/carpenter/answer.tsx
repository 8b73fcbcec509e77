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
          At <span data-size>{usual.join(" × ")}</span> inches it starts near{" "}
          <strong data-price>{dollars(roughPrice(piece, timber, usual))}</strong> and takes {weeks}{" "}
          weeks from drawing to fitting.
        </p>
        <p>
          Now we would call you to set an hour for the visit. This is a demo: nothing was sent.{" "}
          <a href="#timbers">Look at the timber again</a>
        </p>
      </div>
    </div>
  );
}
