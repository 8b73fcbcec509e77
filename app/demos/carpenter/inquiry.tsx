import { useChoices } from "../demo";
import { DemoForm } from "../demo-form";
import { Answer } from "./answer";
import carpenter from "./facts";
import { Chapter } from "./chapter";
import type { PieceName } from "./estimate";
import { pieceWords } from "./piece-words";
import { timbers } from "./timbers";

const measures = [
  { id: "width", label: "Width" },
  { id: "height", label: "Height" },
  { id: "depth", label: "Depth" },
];

/** The form that takes the measurements of a space. */
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
        <Measures />
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

function Measures() {
  return (
    <fieldset className="aa-measures">
      <legend>The space, in inches</legend>
      <div className="aa-lengths">
        {measures.map(({ id, label }) => (
          <label key={id}>
            <input id={id} type="number" inputMode="numeric" min={6} max={400} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
