import { useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import plumber from "../facts";
import { jobs } from "../jobs";
import { quoteFor, times } from "../quotes";
import { QuoteAnswer } from "./quote-answer";
import { button, Section } from "./section";

const label = "mb-2 block font-bold";
const field =
  "min-h-[3.25rem] w-full rounded border-[3px] border-ink bg-white px-3.5 font-semibold placeholder:font-normal placeholder:text-steel placeholder:opacity-100";
const chosen =
  "has-[:checked]:bg-ink has-[:checked]:text-white forced-colors:has-[:checked]:bg-[Highlight] forced-colors:has-[:checked]:text-[HighlightText] forced-colors:has-[:checked]:forced-color-adjust-none";

/** The quote form, and its answer below it. */
export function Quote() {
  const { job = "", when = "" } = useChoices(plumber);
  return (
    <Section
      id="quote"
      title="Get a Quote"
      lead="Please tell us what the problem is, and add a photo if you can. You will have the price as soon as you have sent the form."
      className="bg-mist"
    >
      <div className="grid grid-cols-1 gap-10">
        <QuoteForm job={job} when={when} />
        <QuoteAnswer quote={quoteFor(job, when)} />
      </div>
    </Section>
  );
}

/** What is chosen goes into the query; the script fills in the answer without leaving the page, so that photos stay. */
function QuoteForm({ job, when }: { job: string; when: string }) {
  return (
    <DemoForm
      target="your-quote"
      className="grid grid-cols-1 gap-x-12 gap-y-7 desk:grid-cols-2"
      aria-label="Get a Quote"
    >
      <p>
        <label className={label} htmlFor="job">
          1. What Is the Problem?
        </label>
        <select className={field} id="job" name="job" defaultValue={job} required>
          <option value="">Please choose one</option>
          {jobs.map(({ name, quote }) =>
            quote ? (
              <option key={quote.value} value={quote.value}>
                {name}
              </option>
            ) : null,
          )}
        </select>
      </p>
      <fieldset className="min-w-0">
        <legend className={label}>2. When Do You Need Us?</legend>
        <div className="grid grid-cols-3 rounded border-[3px] border-ink bg-white large-text:grid-cols-1">
          {times.map(({ value, label, note }) => (
            <label
              key={value}
              className={`relative grid min-h-[3.75rem] cursor-pointer items-center px-1 py-1.5 text-center text-[0.9375rem]/[1.25] hover:bg-water has-[:focus-visible]:outline has-[:focus-visible]:outline-[3px] has-[:focus-visible]:outline-offset-[3px] has-[:focus-visible]:outline-blue forced-colors:border-2 [label+&]:border-l-[3px] [label+&]:border-ink large-text:[label+&]:border-l-0 large-text:[label+&]:border-t-[3px] ${chosen}`}
            >
              <input
                className="absolute inset-0 cursor-pointer opacity-0"
                type="radio"
                name="when"
                value={value}
                defaultChecked={value === when}
              />
              <span>
                <strong className="block text-[1.0625rem]">{label}</strong> {note}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label className={label} htmlFor="photos">
          3. Photos of the Leak or Other Problem
        </label>
        <Photos />
      </div>
      <div className="grid content-start gap-7">
        <p>
          <label className={label} htmlFor="phone">
            4. Your Phone Number
          </label>
          <input
            className={field}
            id="phone"
            type="tel"
            autoComplete="tel"
            placeholder="555-0142"
          />
        </p>
        <p>
          <label className={label} htmlFor="street">
            5. Your Address
          </label>
          <input
            className={field}
            id="street"
            type="text"
            autoComplete="address-line1"
            maxLength={80}
          />
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3 desk:col-span-full desk:flex-col desk:text-center">
        <button
          className={`border-blue bg-blue text-white hover:border-ink hover:bg-ink ${button}`}
        >
          Show My Price
        </button>
        <small className="flex-[1_1_14rem] text-[0.9375rem]/[1.35] desk:flex-none">
          This website is a demo, so nothing is sent to us. Your photos stay with you.
        </small>
      </p>
    </DemoForm>
  );
}

function Photos() {
  return (
    <div className="grid grid-cols-1 gap-3 rounded border-[3px] border-dashed border-ink bg-white p-5 large-text:p-3">
      <p className="leading-[1.35]" id="photos-hint">
        You can add up to four photos. Pictures from close up help us most.
      </p>
      <input
        className="min-h-11 w-full text-[0.9375rem] file:mr-3.5 file:min-h-11 file:cursor-pointer file:rounded file:border-[3px] file:border-solid file:border-ink file:bg-white file:px-4 file:font-bold file:text-ink hover:file:bg-water"
        id="photos"
        type="file"
        accept="image/*"
        multiple
        aria-describedby="photos-hint"
      />
      <ul
        className="grid grid-cols-4 gap-2.5 empty:hidden [&_img]:aspect-square [&_img]:w-full [&_img]:rounded [&_img]:border-[3px] [&_img]:border-ink [&_img]:object-cover [&_span]:sr-only"
        aria-label="Your photos"
      />
    </div>
  );
}
