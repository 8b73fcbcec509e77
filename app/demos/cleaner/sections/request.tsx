import { useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import cleaner from "../facts";
import { chosenVisit } from "../visit";
import { Face } from "./portrait";
import { button, fine, Section } from "./section";

const terms = [
  ["home", "Home"],
  ["often", "How often"],
  ["when", "Days"],
  ["hours", "Length"],
  ["person", "Cleaner"],
] as const;

const edit = "inline-flex min-h-11 items-center text-deep underline underline-offset-[0.3em]";
const label = "flex flex-col font-extrabold";
const wide = "tablet:col-span-full tablet:self-stretch";
const field =
  "mt-[0.3rem] min-h-14 w-full rounded-[1.75rem] border-2 border-ink bg-white px-5 py-3 font-normal leading-[1.5] placeholder:text-[#5b728a] placeholder:opacity-100 invalid:shadow-none large-text:px-3 large-text:text-[min(1rem,7.3cqi)]";
const help = "mt-[0.3rem] block text-note font-normal";

/** The booking request: what was chosen, then the date and the address. */
export function Request() {
  const choices = useChoices(cleaner);
  const visit = chosenVisit(choices);
  return (
    <Section
      id="request"
      question="When should we start?"
      hint="Pick a date, fill in three lines, and you’re booked."
      card
      className="bg-lemon [&>header]:text-left desk:grid desk:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] desk:gap-x-[clamp(2rem,4vw,4rem)]"
    >
      <div className="rounded-3xl bg-white p-6 desk:self-start desk:p-8 large-text:px-4">
        <h3>Your visit</h3>
        <p className="mt-1">
          <b
            data-visit="price"
            className="mr-[0.1em] text-[3.5rem]/[1.1] tracking-[-0.06em] large-text:text-[min(3.5rem,16.5cqi)]"
          >
            {visit.price}
          </b>{" "}
          per visit
        </p>
        <dl className="my-2">
          {terms.map(([term, name]) => (
            <div
              key={term}
              className="flex justify-between gap-4 border-t border-pale py-[0.4rem] large-text:block"
            >
              <dt className="font-normal text-soft">{name}</dt>
              <dd
                data-visit={term}
                className="text-right font-extrabold large-text:text-left large-text:text-[min(1rem,7.3cqi)]"
              >
                {visit[term]}
              </dd>
            </div>
          ))}
        </dl>
        <a href="#booking" className={edit}>
          Edit visit
        </a>
      </div>
      <div
        id="requested"
        className="peer mt-8 hidden rounded-3xl bg-white px-6 py-8 target:block desk:m-0 desk:self-start desk:p-12 desk:[grid-area:2/2]"
      >
        <Face of="Kim" className="mb-4 block w-24 desk:mb-6 desk:w-44" />
        <h3 className="text-[1.75rem] desk:text-[2.5rem]">You’re all set</h3>
        <p className="my-2 max-w-[30rem]">
          You’ll get a text the day before. It’s only a demo, so no booking was sent.
        </p>
        <a href="#request" className={edit}>
          Edit booking
        </a>
      </div>
      <DemoForm
        target="requested"
        className="mt-8 grid gap-[1.125rem] print:break-inside-avoid peer-target:hidden tablet:grid-cols-2 tablet:items-start desk:m-0 desk:[grid-area:2/2] large-text:grid-cols-1"
        aria-label="Book a visit"
      >
        {Object.entries(choices).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} data-choice={name} />
        ))}
        <label className={label}>
          First visit
          <input
            type="date"
            required
            aria-describedby="whose-day"
            data-first-visit
            className={`large-text:!text-[min(1rem,6cqi)] ${field}`}
          />
          <small id="whose-day" className={help}>
            Mon-Sat, from tomorrow.
          </small>
        </label>
        <label className={label}>
          Arrival time
          <select className={field}>
            <option>8am</option>
            <option>10am</option>
            <option>1pm</option>
            <option>5pm</option>
          </select>
          <small className={help}>Allow 15 minutes either way.</small>
        </label>
        <label className={label}>
          Name
          <input required autoComplete="name" className={field} />
        </label>
        <label className={label}>
          Phone
          <input type="tel" required autoComplete="tel" className={field} />
        </label>
        <label className={`${label} ${wide}`}>
          Address
          <input autoComplete="address-line1" className={field} />
        </label>
        <label className={`${label} ${wide}`}>
          Notes (optional)
          <textarea
            rows={3}
            placeholder="Pets, parking, tasks to skip"
            className={`flex-1 ${field}`}
          />
        </label>
        <div
          className={`grid gap-3 tablet:grid-cols-[auto_1fr] tablet:items-center tablet:gap-6 large-text:grid-cols-1 ${wide}`}
        >
          <button className={`border-ink bg-ink text-white hover:bg-deep tablet:px-10 ${button}`}>
            Book visit
          </button>
          <p className={fine}>Demo booking. Your details won’t be sent.</p>
        </div>
      </DemoForm>
    </Section>
  );
}
