import electrician from "../facts";
import { callLink, Rows, Section } from "./section";

/** The call-out: the number as wide as the page, what it costs at which hour, and how soon somebody comes. */
export function CallOut() {
  return (
    <Section
      id="callout"
      ground="soot"
      title="Any hour, one number"
      lead={
        <>
          The orange button follows your thumb, and{" "}
          <label
            htmlFor="at-left"
            className="cursor-pointer text-bone underline decoration-glow underline-offset-4"
          >
            changes sides
          </label>{" "}
          for the other hand.
        </>
      }
    >
      <a
        className="block whitespace-nowrap font-mono text-[clamp(2.875rem,17.2vw,15.5rem)]/[1.05] font-medium tracking-[-0.05em] text-glow hover:text-lit large-text:text-[min(2.875rem,16cqi)]"
        href={callLink}
      >
        {electrician.phone}
      </a>
      <div className="grid gap-7 desk:grid-cols-[7fr_5fr] desk:gap-16">
        <Rows
          caption="The first hour, with the way to you"
          head={["When", "Price"]}
          rows={[
            ["By day", "Monday to Friday, 7 am to 6 pm", "$110"],
            ["In the evening", "Until 10 pm, and all Saturday", "$150"],
            ["At night", "Also Sundays and holidays", "$210"],
          ]}
        />
        <p className="text-title text-pretty">
          We reach Harmon Crossing in 20 minutes, Ewing in 25, Fort Calloway in 40.
        </p>
      </div>
    </Section>
  );
}
