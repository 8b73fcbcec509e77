import { firstHour } from "../facts";
import { CallLine } from "./call-line";
import { forThumbs, Rows, Section } from "./section";

const towns = [
  { name: "Harmon Crossing", minutes: 20 },
  { name: "Ewing", minutes: 25 },
  { name: "Fort Calloway", minutes: 40 },
];

const wire =
  "before:absolute before:inset-[0_auto_0_1.9375rem] before:w-1.5 before:bg-live before:content-[''] last:before:bottom-1/2 desk:before:!inset-[1.9375rem_0_auto] desk:before:h-1.5 desk:before:w-auto large-text:before:left-[0.4375rem]";
const stop =
  "after:absolute after:left-6 after:top-[calc(50%+0.25rem)] after:size-5 after:rounded-full after:border-[0.375rem] after:border-live after:bg-pine after:content-[''] desk:after:left-auto desk:after:right-0 desk:after:top-6 large-text:after:left-0";

/** The call-out: the number at the head of a wire, on which each town is as far as it is minutes away, and what it costs. */
export function CallOut() {
  return (
    <Section
      id="callout"
      ground="pine"
      title="Any hour, one number"
      lead={
        <span className={forThumbs}>
          The button below follows your thumb.{" "}
          <label
            htmlFor="at-left"
            className="inline-block cursor-pointer text-bone underline decoration-live underline-offset-4"
          >
            Change hands
          </label>
        </span>
      }
    >
      <div className="desk:flex desk:items-start">
        <CallLine />
        <ol className="desk:grid desk:flex-1 desk:grid-cols-[20fr_5fr_15fr]">
          {towns.map(({ name, minutes }) => (
            <li
              key={name}
              className={`relative pl-20 pt-6 leading-tight desk:pl-0 desk:pt-16 desk:text-right desk:even:whitespace-nowrap desk:even:pl-[calc(100%_-_1.25rem)] desk:even:text-left large-text:pl-8 ${wire} ${stop}`}
            >
              <b className="block whitespace-nowrap text-[2rem]/[1.1] !font-medium tracking-[-0.02em] desk:text-[clamp(1.125rem,1.9vw,2rem)] large-text:text-[min(2rem,12cqi)]">
                {minutes} min
              </b>
              <span className="text-quiet">{name}</span>
            </li>
          ))}
        </ol>
      </div>
      <Rows
        across
        caption="The first hour, with the way to you"
        head={["When", "Price"]}
        rows={[
          ["By day", "Monday to Friday, 7 am to 6 pm", firstHour],
          ["In the evening", "Until 10 pm, and all Saturday", "$150"],
          ["At night", "Also Sundays and holidays", "$210"],
        ]}
      />
    </Section>
  );
}
