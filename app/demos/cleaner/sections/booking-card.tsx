import { useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import cleaner from "../facts";
import { Portrait } from "../drawings/portraits";
import { chosenVisit, rhythms, sizes, weekParts } from "../visit";

/**
 * Bedrooms, rhythm and days with the price of that visit. The script updates the price at once; without it the button
 * beside the price does.
 */
export function BookingCard() {
  const choices = useChoices(cleaner);
  const visit = chosenVisit(choices);
  return (
    <DemoForm target="booking" className="cl-card" aria-label="Get your price">
      <h2 id="booking">How big is your home?</h2>
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
      <div className="cl-quote">
        <output>
          <b data-visit="price">{visit.price}</b>
          <span>
            per visit, <span data-visit="hours">{visit.hours}</span>
            <br />
            with <span data-visit="person">{visit.person}</span>
          </span>
        </output>
        <span className="cl-quote-faces" data-days={choices.days}>
          {weekParts.map(({ person }) => (
            <Portrait key={person} of={person} />
          ))}
        </span>
        <button className="cl-update">Update price</button>
      </div>
      <button className="cl-button" formAction="#request">
        Book this visit
      </button>
      <p className="cl-fine">
        Got an office? Call <a href={`tel:${cleaner.phone}`}>{cleaner.phone}</a> for a price.
      </p>
      <p className="cl-fine">You’re in a demo. Nothing’s sent.</p>
    </DemoForm>
  );
}

interface PillsProps {
  legend: string;
  field: string;
  chosen?: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** One choice of a few, as a row of pills. */
function Pills({ legend, field, chosen, options }: PillsProps) {
  return (
    <fieldset className="cl-pills">
      <legend>{legend}</legend>
      <div>
        {options.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={field} value={value} defaultChecked={value === chosen} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
