import { useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import { Answer } from "./answer";
import carpenter from "../facts";
import { Chapter, solid } from "./chapter";
import { pieces, type PieceName, type TimberName } from "../estimate";
import { timbers } from "./timbers";

const legend = "mb-3 text-soft";
/** A label shows the focus of the control that it covers. */
const outlined =
  "[&:focus-within:has(:focus-visible)]:outline [&:focus-within:has(:focus-visible)]:outline-2 [&:focus-within:has(:focus-visible)]:outline-offset-4 [&:focus-within:has(:focus-visible)]:outline-red";
const choice = `relative cursor-pointer ${outlined}`;
const radio = "peer absolute inset-0 size-full cursor-pointer opacity-0";
const field =
  "mt-1 block min-h-11 w-full rounded-none border border-hair border-b-ink bg-paper px-3 py-1.5 font-serif text-[1.4375rem]/[1.35] text-ink placeholder:italic placeholder:text-soft placeholder:opacity-100";

const measures = [
  { id: "width", label: "Width" },
  { id: "height", label: "Height" },
  { id: "depth", label: "Depth" },
];

/** The form that takes the measurements of a space. */
export function Inquiry() {
  const chosen = useChoices(carpenter);
  const piece = (chosen.piece || "bookcase") as PieceName;
  const timber = chosen.timber as TimberName;
  return (
    <Chapter id="inquiry" numeral="VII." title="A room of yours" ground="shade">
      <p>
        Tell me how wide, how high and how deep the place is, and I can tell you roughly what it
        would cost. You may guess, since I shall bring a tape.
      </p>
      {chosen.piece && <Answer piece={piece} timber={timber} />}
      <DemoForm
        target="answer"
        className="mt-10 grid gap-11 print:block print:[&>*]:mb-8 print:[&_fieldset]:break-inside-avoid"
        aria-label="Inquiry"
      >
        <fieldset className="min-w-0">
          <legend className={legend}>The piece</legend>
          <div className="desk:grid desk:max-w-md desk:grid-cols-2">
            {Object.entries(pieces).map(([value, { name }]) => (
              <label
                key={value}
                className={`block w-fit font-serif text-[1.625rem]/[1.7] text-soft ${choice}`}
              >
                <input
                  className={radio}
                  type="radio"
                  name="piece"
                  value={value}
                  defaultChecked={value === piece}
                />
                <span className="decoration-1 underline-offset-[0.16em] peer-checked:italic peer-checked:text-red peer-checked:underline forced-colors:peer-checked:border-b-[3px] forced-colors:peer-checked:border-[Highlight]">
                  {name}
                </span>
              </label>
            ))}
          </div>
          <p className="mt-3 text-caption text-soft">
            A stair or a door I prefer to measure myself; for either of them, please telephone{" "}
            <a className="underline" href={`tel:${carpenter.phone}`}>
              {carpenter.phone}
            </a>
            .
          </p>
        </fieldset>
        <Measures />
        <fieldset className="grid min-w-0 grid-cols-3 gap-x-4 gap-y-5 tablet:grid-cols-6 large-text:grid-cols-2">
          <legend className={legend}>The timber</legend>
          {timbers.map(({ slug, name, block }) => (
            <label key={slug} className={choice}>
              <input
                className={radio}
                type="radio"
                name="timber"
                value={slug}
                defaultChecked={slug === timber}
              />
              <img
                className="h-auto w-16"
                src={block}
                alt=""
                width={133}
                height={162}
                loading="lazy"
                decoding="async"
              />
              <span className="inline-block border-b-2 border-transparent py-1.5 leading-[1.3] peer-checked:border-red peer-checked:text-red forced-colors:peer-checked:border-b-[3px] forced-colors:peer-checked:border-[Highlight]">
                {name}
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className="grid min-w-0 gap-6 text-soft tablet:grid-cols-2 tablet:gap-x-gutter">
          <legend className={legend}>Yourself</legend>
          <label>
            Your name
            <input className={field} type="text" autoComplete="name" />
          </label>
          <label>
            A telephone number, or an email address
            <input className={field} type="text" />
          </label>
          <label className="tablet:col-span-full">
            Anything about the room that I ought to know
            <textarea
              className={field}
              rows={2}
              placeholder="A radiator, perhaps, or a door that opens inward"
            />
          </label>
        </fieldset>
        <p>
          <button type="submit" className={`${solid} forced-colors:border`}>
            Ask me for a sketch
          </button>
          <span className="mt-3 block text-caption text-soft">
            As these pages are a demonstration, nothing that you write here will be sent to anybody.
          </span>
        </p>
      </DemoForm>
    </Chapter>
  );
}

function Measures() {
  return (
    <fieldset className="min-w-0">
      <legend className={legend}>The space, in inches</legend>
      <div className="flex max-w-md gap-5">
        {measures.map(({ id, label }) => (
          <label
            key={id}
            className={`relative min-w-0 flex-1 [flex-basis:0] ${outlined} [label+&]:before:absolute [label+&]:before:left-[-0.9375rem] [label+&]:before:top-4 [label+&]:before:text-soft [label+&]:before:content-['×']`}
          >
            <input
              className="w-full rounded-none border border-hair border-b-ink bg-paper px-3 py-1 font-serif text-[2rem]/[1.25] [appearance:textfield] large-text:px-1 large-text:text-[min(2rem,11cqi)] [&::-webkit-inner-spin-button]:hidden"
              id={id}
              type="number"
              inputMode="numeric"
              min={6}
              max={400}
            />
            <span className="text-caption text-soft">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
