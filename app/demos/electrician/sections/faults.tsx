import panel from "../drawings/panel-left.svg";
import { Arrow, callLink, Section } from "./section";

const faults = [
  {
    symptom: "Burnt smell, or sparks",
    step: "Main breaker off. If you see smoke or a flame, get everybody out and call 911.",
    urgent: true,
  },
  {
    symptom: "I felt a shock",
    step: "Do not touch it again. Turn its breaker off, or the main one if you cannot tell which.",
    urgent: true,
  },
  {
    symptom: "Lights dim, others flare",
    step: "Main breaker off. A loose wire at the panel can burn out whatever is plugged in.",
    urgent: true,
  },
  {
    symptom: "Half the house is dark",
    step: "If the neighbors have light, turn off the range, the dryer and the air conditioner. Call the utility first.",
    urgent: true,
  },
  {
    symptom: "A breaker keeps tripping",
    step: "Unplug everything on it, then push it fully off, and on. If it trips again, leave it off.",
  },
  {
    symptom: "One outlet is dead",
    step: "Press RESET on the outlets with buttons, in bath, kitchen, garage and yard: one of them often feeds the dead one.",
  },
];

/** What a house does when something is wrong: whether it can wait, and what to do first. */
export function Faults() {
  return (
    <Section
      id="faults"
      ground="pine"
      title="What is the house doing?"
      lead="One switch makes most of it safe, until we come."
      aside={
        <figure className="mt-2 grid grid-cols-[6rem_1fr] items-center gap-4 desk:mt-4 desk:grid-cols-[14rem_1fr] desk:gap-6 large-text:grid-cols-1">
          <img
            src={`${panel}#svgView(viewBox(246,106,148,124))`}
            alt="A main breaker: black, wider than the others, with one large handle"
            width={148}
            height={124}
            loading="lazy"
            className="h-auto w-full rounded-md"
          />
          <figcaption className="leading-snug">Top of the panel. Push it to OFF.</figcaption>
        </figure>
      }
    >
      <div className="border-b border-edge">
        {faults.map(({ symptom, step, urgent }, index) => (
          <details
            key={symptom}
            name="fault"
            open={index === 0}
            className="group border-t border-edge"
          >
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3.5 py-2 large-text:flex-wrap text-[1.125rem] font-semibold leading-[1.25] tablet:text-title hover:text-lamp [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1 large-text:basis-3/5">{symptom}</span>
              <span
                className={`flex-none rounded-sm border px-2 font-mono text-note font-medium ${urgent ? "border-lamp text-lamp" : "border-edge text-quiet"}`}
              >
                {urgent ? "Call now" : "Can wait"}
              </span>
              <Arrow className="text-quiet group-open:rotate-180" />
            </summary>
            <p className="max-w-[40rem] pb-5 text-pretty">
              {step}{" "}
              {urgent && (
                <a
                  className="whitespace-nowrap text-lamp underline underline-offset-4"
                  href={callLink}
                >
                  Call us
                </a>
              )}
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
