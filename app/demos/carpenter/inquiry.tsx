import { useChoices } from "../demo";
import { DemoForm } from "../demo-form";
import { Answer } from "./answer";
import { cabinet, CABINET_VIEW } from "./cabinet";
import { carpenter } from "./carpenter";
import { Chapter } from "./chapter";
import { dollars, pieces, roughPrice, type PieceName } from "./estimate";
import { pieceWords } from "./piece-words";
import { timbers } from "./timbers";

const measures = [
  { id: "width", label: "Width" },
  { id: "height", label: "Height" },
  { id: "depth", label: "Depth" },
];

/** The paths of the drawing, from the back to the front. */
const drawn = [
  ["aa-cabinet-top", "top"],
  ["aa-cabinet-side", "side"],
  ["aa-cabinet-front aa-board-edge", "front"],
  ["aa-board-edge", "inside"],
  ["aa-board aa-board-frame", "front"],
  ["aa-board", "inside"],
  ["aa-cabinet-lengths", "lengths"],
] as const;

/** Where the numbers of the drawing begin: below its width, left of its height, right of its depth. */
const ANCHORS = ["middle", "end", "start"] as const;

/** The form that takes the measurements of a space, and draws what would stand in it. */
export function Inquiry() {
  const chosen = useChoices(carpenter);
  const piece = (chosen.piece || "bookcase") as PieceName;
  const timber = chosen.timber!;
  return (
    <Chapter id="inquiry" numeral="VIII." title="A room of yours">
      <p>
        If you will tell me how wide, how high and how deep the place is, I can tell you roughly
        what might be put there and what it would cost. The lengths may be guessed, since I shall
        bring a tape with me in any case.
      </p>
      {chosen.piece && <Answer piece={piece} timber={timber} />}
      <DemoForm target="answer" className="aa-form" aria-label="Inquiry">
        <fieldset className="aa-pieces">
          <legend>The piece</legend>
          <div>
            {Object.entries(pieceWords).map(([value, { name }]) => (
              <label key={value}>
                <input type="radio" name="piece" value={value} defaultChecked={value === piece} />
                <span>{name}</span>
              </label>
            ))}
          </div>
          <p className="aa-caption">
            A stair or a door I prefer to measure myself; for either of them, please telephone{" "}
            <a href={`tel:${carpenter.phone}`}>{carpenter.phone}</a>.
          </p>
        </fieldset>
        <Measures piece={piece} timber={timber} />
        <fieldset className="aa-timber-choice">
          <legend>The timber</legend>
          {timbers.map(({ slug, name, block }) => (
            <label key={slug}>
              <input type="radio" name="timber" value={slug} defaultChecked={slug === timber} />
              <img src={block} alt="" width={133} height={162} loading="lazy" decoding="async" />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className="aa-person">
          <legend>Yourself</legend>
          <label>
            Your name
            <input type="text" autoComplete="name" />
          </label>
          <label>
            A telephone number, or an email address
            <input type="text" />
          </label>
          <label className="aa-wide">
            Anything about the room that I ought to know
            <textarea rows={2} placeholder="A radiator, perhaps, or a door that opens inward" />
          </label>
        </fieldset>
        <p className="aa-send">
          <button type="submit" className="aa-order">
            Ask me for a sketch
          </button>
          <span className="aa-caption">
            As these pages are a demonstration, nothing that you write here will be sent to anybody.
          </span>
        </p>
      </DemoForm>
    </Chapter>
  );
}

function Measures({ piece, timber }: { piece: PieceName; timber: string }) {
  const { usual } = pieces[piece];
  const { places, ...parts } = cabinet(piece, usual);
  return (
    <fieldset className="aa-measures">
      <legend>The space, in inches</legend>
      <svg
        className="aa-cabinet"
        viewBox={`0 0 ${CABINET_VIEW.width} ${CABINET_VIEW.height}`}
        aria-hidden="true"
      >
        <path className="aa-ground" d={`M0 232H${CABINET_VIEW.width}`} />
        {drawn.map(([className, part]) => (
          <path key={className} className={className} data-part={part} d={parts[part]} />
        ))}
        {places.map(([x, y], index) => (
          <text key={measures[index]!.id} x={x} y={y} textAnchor={ANCHORS[index]}>
            {usual[index]}″
          </text>
        ))}
      </svg>
      <div className="aa-lengths">
        {measures.map(({ id, label }, index) => (
          <label key={id}>
            <input
              id={id}
              type="number"
              inputMode="numeric"
              min={6}
              max={400}
              defaultValue={usual[index]}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <output className="aa-rough" htmlFor="width height depth">
        At this size, from about {dollars(roughPrice(piece, timber, usual))}
      </output>
    </fieldset>
  );
}
