import { useChoices } from "~/demos/kit/facts";
import { DemoForm } from "~/demos/kit/form";
import tradeName from "../facts";
import { jobs } from "../jobs";
import { button, Section } from "./section";

/** A question about a job, answered with its price. */
export function Question() {
  const { job } = useChoices(tradeName);
  const asked = jobs.find(({ slug }) => slug === job);
  return (
    <Section id="question" title="What is to be done?" className="bg-trade-deep text-white">
      <DemoForm target="question" className="flex flex-wrap gap-4" aria-label="Ask for a price">
        {jobs.map(({ slug, name }) => (
          <label key={slug} className="flex min-h-11 items-center gap-2">
            <input type="radio" name="job" value={slug} defaultChecked={slug === job} /> {name}
          </label>
        ))}
        <button className={`${button} outline outline-1 outline-trade-light`}>Ask</button>
      </DemoForm>
      <p>{asked && `${asked.name} costs from ${asked.price}. `}This is a demo: nothing is sent.</p>
    </Section>
  );
}
