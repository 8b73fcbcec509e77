import { Van } from "../drawings/van";
import { openingHours } from "../opening";
import { Section } from "./section";

/** When the firm is open, over its van. */
export function Hours() {
  return (
    <>
      <Section
        id="hours"
        title="Office Hours"
        lead="In office hours you talk to Nora Doucette, our dispatcher. At any other time your call goes to the plumber on duty, so please do not be shy about calling at night."
        className="[&>div]:!pb-0"
      >
        <dl className="mx-auto max-w-[30rem] border-t-[6px] border-ink">
          {openingHours.map(({ days, time }) => (
            <div
              key={days}
              className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-2.5"
            >
              <dt className="font-semibold">{days}</dt>
              <dd className="tabular-nums">{time}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Van />
    </>
  );
}
