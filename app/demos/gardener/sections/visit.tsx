import type { ReactNode } from "react";
import { bySlug, useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import gardener from "../facts";
import { plots } from "../plots";
import { towns } from "../towns";
import { Head } from "./head";
import { button } from "./links";
import { Lot, lotChoice, lots } from "./lot";
import { VisitAnswer } from "./visit-answer";

const label = "pb-1.5 font-serif text-[1.3125rem]/[1.2]";
const control =
  "min-h-[3.25rem] w-full rounded border border-ink bg-paper px-3.5 py-2 placeholder:text-[#5b6650] placeholder:opacity-100";

/** The booking of a first visit: where and how large; and its answer. */
export function Visit() {
  const { month, plot: slug, visit } = useChoices(gardener);
  const chosen = bySlug(plots, slug);
  return (
    <section id="visit" className="bg-sage" aria-labelledby="visit-title">
      <Head id="visit-title" title="Book a visit">
        Fill in the form and get your list for the day.
      </Head>
      <div className="grid gap-12 px-sides pb-16 desk:mx-auto desk:w-[min(52rem,100%-6rem)] desk:px-0 desk:pb-24 large-text:grid-cols-1 print:pb-6">
        <DemoForm
          target="visit-answer"
          className="grid gap-6 tablet:grid-cols-2 tablet:gap-y-7 large-text:grid-cols-1 print:grid-cols-2 print:gap-y-4"
          aria-label="Book a visit"
          keep={{ month }}
        >
          <fieldset className="tablet:col-span-full print:col-span-full">
            <legend className={label}>Size of your garden</legend>
            <div className={lots}>
              {plots.map((plot) => (
                <label key={plot.slug} className={`font-serif ${lotChoice}`}>
                  <input
                    type="radio"
                    name="plot"
                    value={plot.slug}
                    defaultChecked={plot === chosen}
                    className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
                  />
                  <Lot {...plot} />
                </label>
              ))}
            </div>
          </fieldset>
          <Field id="street" label="Street and number" wide>
            <input
              id="street"
              type="text"
              autoComplete="address-line1"
              maxLength={60}
              placeholder="410 Fulton Street"
              className={control}
            />
          </Field>
          <Field id="town" label="Town">
            <select id="town" className={control}>
              {towns.map(({ name, day }) => (
                <option key={name} value={day}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
          <Field id="phone" label="Phone">
            <input
              id="phone"
              type="tel"
              autoComplete="tel"
              placeholder="555-0188"
              className={control}
            />
          </Field>
          <Field id="wish" label="Jobs you want done" wide>
            <textarea
              id="wish"
              rows={3}
              placeholder="Prune 2 apple trees. Trim 40 feet of hedge."
              className={control}
            />
          </Field>
          <p className="grid gap-3 tablet:col-span-full print:col-span-full tablet:grid-cols-[auto_1fr] tablet:items-center tablet:gap-6">
            <button className={button} name="visit" value="booked">
              Book the visit
            </button>
            <small className="text-[1.0625rem]/[1.3]">
              This is a demo. Nothing is sent, and what you type stays on this page.
            </small>
          </p>
        </DemoForm>
        <VisitAnswer booked={visit === "booked"} plot={chosen} />
      </div>
    </section>
  );
}

interface FieldProps {
  id: string;
  label: string;
  wide?: boolean;
  children: ReactNode;
}

function Field({ id, label: text, wide, children }: FieldProps) {
  return (
    <p className={`grid content-start ${wide ? "tablet:col-span-full print:col-span-full" : ""}`}>
      <label htmlFor={id} className={label}>
        {text}
      </label>
      {children}
    </p>
  );
}
