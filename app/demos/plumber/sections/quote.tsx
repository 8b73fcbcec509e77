import type { ReactNode } from "react";
import { useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import drip from "../drawings/drip.svg";
import nora from "../drawings/nora.svg";
import plumber from "../facts";
import { jobs } from "../jobs";
import { quoteFor, times } from "../quotes";
import { QuoteAnswer } from "./quote-answer";
import { button, wrap } from "./section";

const label = "mb-2 flex items-center gap-2.5 font-bold leading-tight";
const field =
  "min-h-[3.25rem] w-full rounded border-[3px] border-ink bg-white px-3.5 font-semibold large-text:px-1.5 placeholder:font-normal placeholder:text-steel placeholder:opacity-100";
const chosen =
  "has-[:checked]:bg-ink has-[:checked]:text-white forced-colors:has-[:checked]:bg-[Highlight] forced-colors:has-[:checked]:text-[HighlightText] forced-colors:has-[:checked]:forced-color-adjust-none";

/** The dispatcher at her desk, and beside her the form on her pad, with its answer below it. */
export function Quote() {
  const { job = "", when = "" } = useChoices(plumber);
  return (
    <section className="-scroll-mt-4 bg-mist" id="quote" aria-labelledby="quote-title">
      <div
        className={`grid grid-cols-1 gap-x-16 gap-y-10 pb-10 pt-14 desk:grid-cols-[5fr_6fr] desk:items-start wide:pb-16 wide:pt-24 ${wrap}`}
      >
        <div className="grid gap-8">
          <header>
            <h2 id="quote-title">Get a Quote</h2>
            <p className="mt-3 max-w-[34rem] text-[1.1875rem]">
              Please tell us what the problem is, and add a photo if you can. You will have the
              price as soon as you have sent the form.
            </p>
          </header>
          <figure className="break-inside-avoid tablet:max-desk:grid tablet:max-desk:grid-cols-2 tablet:max-desk:items-center tablet:max-desk:gap-8">
            <img
              className="h-auto w-full rounded border-[3px] border-ink"
              src={nora}
              alt="A dispatcher on the telephone, at a desk with a view of the harbor"
              width={720}
              height={480}
              loading="lazy"
            />
            <figcaption className="mt-3 text-[1.1875rem]/[1.35] tablet:max-desk:mt-0">
              <b className="display block text-[min(1.75rem,11cqi)]/[1.15] tracking-[-0.015em]">
                Nora Answers
              </b>{" "}
              In office hours you talk to Nora Doucette, our dispatcher. At any other time your call
              goes to the plumber on duty, so please do not be shy about calling at night.
            </figcaption>
          </figure>
        </div>
        <div className="grid grid-cols-1 gap-8">
          <QuoteForm job={job} when={when} />
          <QuoteAnswer quote={quoteFor(job, when)} />
        </div>
      </div>
    </section>
  );
}

/** A question's number, as in the drawing of the house. */
function Ask({ number, children }: { number: number; children: ReactNode }) {
  return (
    <>
      <span className="grid size-7 flex-none place-items-center rounded-[3px] bg-ink text-[0.9375rem] text-white">
        {number}
      </span>
      <span>{children}</span>
    </>
  );
}

/** What is chosen goes into the query; the script fills in the answer without leaving the page, so that photos stay. */
function QuoteForm({ job, when }: { job: string; when: string }) {
  return (
    <DemoForm
      target="your-quote"
      className="grid break-inside-avoid grid-cols-1 gap-y-7 overflow-hidden rounded border-[3px] border-ink bg-white px-5 pb-7 before:-mx-5 before:h-10 before:border-b-[3px] before:border-ink before:bg-yellow before:bg-[radial-gradient(circle,#071f3d_0.3rem,transparent_0.35rem)] before:bg-[length:2.5rem_100%] before:content-[''] tablet:px-8 tablet:before:-mx-8 large-text:px-2 large-text:before:-mx-2"
      aria-label="Get a Quote"
    >
      <p>
        <label className={label} htmlFor="job">
          <Ask number={1}>What Is the Problem?</Ask>
        </label>
        <select className={field} id="job" name="job" defaultValue={job} required>
          <option value="">Please choose</option>
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
        <legend className={label}>
          <Ask number={2}>When Do You Need Us?</Ask>
        </legend>
        <div className="grid grid-cols-3 rounded border-[3px] border-ink bg-white large-text:grid-cols-1">
          {times.map(({ value, label: time, note }) => (
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
                <strong className="block text-[1.0625rem]">{time}</strong> {note}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label className={label} htmlFor="photos">
          <Ask number={3}>Photos of the Leak or Other Problem</Ask>
        </label>
        <Photos />
      </div>
      <div className="grid grid-cols-1 gap-7 tablet:grid-cols-2 tablet:gap-5">
        <p>
          <label className={label} htmlFor="phone">
            <Ask number={4}>Your Phone Number</Ask>
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
            <Ask number={5}>Your Address</Ask>
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
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          className={`border-blue bg-blue text-white hover:border-ink hover:bg-ink large-text:!px-2 ${button}`}
        >
          Show My Price
        </button>
        <small className="flex-[1_1_14rem] text-[0.9375rem]/[1.35]">
          This website is a demo, so nothing is sent to us. Your photos stay with you.
        </small>
      </p>
    </DemoForm>
  );
}

function Photos() {
  return (
    <div className="grid grid-cols-1 gap-3 rounded border-[3px] border-dashed border-ink bg-white p-5 large-text:p-1.5">
      <div className="grid grid-cols-[6rem_1fr] items-center gap-4 large-text:grid-cols-1">
        <img
          className="size-24 rounded border-[3px] border-ink"
          src={drip}
          alt="A dripping faucet from close up"
          width={96}
          height={96}
          loading="lazy"
        />
        <p className="leading-[1.35]" id="photos-hint">
          You can add up to four photos. Pictures from close up, such as this one, help us most.
        </p>
      </div>
      <input
        className="min-h-11 w-full text-[0.9375rem] file:mr-3.5 file:min-h-11 file:cursor-pointer file:rounded file:border-[3px] file:border-solid file:border-ink file:bg-white file:px-4 large-text:file:px-2 file:font-bold file:text-ink hover:file:bg-water"
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
