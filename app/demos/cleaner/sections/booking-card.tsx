import { useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import cleaner from "../facts";
import { chosenVisit, rhythms, sizes, weekParts } from "../visit";
import { Face } from "./portrait";
import { button, fine } from "./section";

/**
 * Bedrooms, rhythm and days with the price of that visit. The script updates the price at once; without it the button
 * beside the price does.
 */
export function BookingCard() {
  const choices = useChoices(cleaner);
  const visit = chosenVisit(choices);
  return (
    <DemoForm
      target="booking"
      className="mt-6 rounded-bend bg-white px-5 pb-5 pt-6 shadow-lift print:break-inside-avoid tablet:order-2 tablet:p-8 desk:order-none desk:m-0 desk:flex desk:flex-col desk:justify-between desk:rounded-[2.25rem] desk:px-7 desk:pb-[1.1rem] desk:pt-6 desk:[grid-area:1/2/3]"
      aria-label="Get your price"
    >
      <h2 id="booking" className="text-[1.5rem]/[1.2] tracking-[-0.02em] desk:text-[1.75rem]">
        How big is your home?
      </h2>
      <Pills
        legend="Bedrooms"
        field="rooms"
        chosen={choices.rooms}
        options={sizes.map(({ rooms }) => [rooms, rooms])}
      />
      <Pills
        legend="How often?"
        field="rhythm"
        chosen={choices.rhythm}
        options={rhythms.map(({ rhythm, label }) => [rhythm, label])}
      />
      <Pills
        legend="Which days?"
        field="days"
        chosen={choices.days}
        options={weekParts.map(({ days, label }) => [days, label])}
      />
      <div className="mb-4 mt-[1.1rem] flex flex-wrap items-center justify-between gap-2">
        <output className="flex flex-wrap items-center gap-x-[0.6rem] text-base leading-[1.35]">
          <b
            data-visit="price"
            className="min-w-[2.1em] text-[3.25rem]/none tracking-[-0.06em] desk:text-[3.75rem]"
          >
            {visit.price}
          </b>
          <span>
            per visit, <span data-visit="hours">{visit.hours}</span>
            <br />
            with <span data-visit="person">{visit.person}</span>
          </span>
        </output>
        <span>
          {weekParts.map(({ person }) => (
            <Face
              key={person}
              of={person}
              data-yours={person}
              hidden={person !== visit.person}
              className="block w-11 [&[hidden]]:hidden desk:w-16"
            />
          ))}
        </span>
        <button className="min-h-11 rounded-[2rem] border-2 border-edge px-4 text-base [@media(scripting:enabled)]:hidden">
          Update price
        </button>
      </div>
      <button
        className={`border-lemon bg-lemon hover:bg-[#ffe676] ${button}`}
        formAction="#request"
      >
        Book this visit
      </button>
      <p className={`mt-3 text-center text-soft desk:mt-2 ${fine}`}>
        Got an office? Call{" "}
        <a
          href={`tel:${cleaner.phone}`}
          className="font-extrabold underline underline-offset-[0.2em]"
        >
          {cleaner.phone}
        </a>{" "}
        for a price.
        <br />
        You’re in a demo. Nothing’s sent.
      </p>
    </DemoForm>
  );
}

interface PillsProps {
  legend: string;
  field: string;
  chosen?: string;
  options: readonly (readonly [value: string, label: string])[];
}

const pill =
  "grid min-h-[2.875rem] place-items-center rounded-[2rem] border-2 border-transparent px-2 font-extrabold tracking-[-0.01em] transition-colors duration-200 hover:bg-white peer-checked:bg-deep peer-checked:text-white peer-focus-visible:outline peer-focus-visible:outline-[3px] peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink forced-colors:peer-checked:border-[color:Highlight] forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none";

/** One choice of a few, as a row of pills. */
function Pills({ legend, field, chosen, options }: PillsProps) {
  return (
    <fieldset className="mt-[0.9rem] min-w-0">
      <legend className="text-base text-soft">{legend}</legend>
      <div className="mt-1 flex flex-wrap rounded-[2rem] bg-mist p-1">
        {options.map(([value, label]) => (
          <label key={value} className="relative flex-auto cursor-pointer">
            <input
              type="radio"
              name={field}
              value={value}
              defaultChecked={value === chosen}
              className="peer absolute inset-0 opacity-0"
            />
            <span className={pill}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
