import after from "../drawings/after.svg";
import before from "../drawings/before.svg";
import { Section } from "./section";

const pictures = [
  {
    time: "8:05 AM",
    picture: before,
    alt: "A rusted water heater in a dark basement; it stands in a puddle, and a bucket is below a taped pipe",
    text: "The tank leaks at its bottom seam, and the pipes are rusted through.",
  },
  {
    time: "11:50 AM",
    picture: after,
    alt: "The same basement, dry and bright, with a white water heater in a pan, copper pipes and a yellow valve",
    text: "A new tank in its own pan, copper pipes, a valve that turns, and hot water.",
  },
] as const;

const bill = [
  ["Quoted", "$1,650"],
  ["Billed", "$1,650"],
] as const;

const promises = [
  "Parts and labor are under warranty for two years.",
  "We wear shoe covers in your home.",
  "We take the old parts away with us.",
] as const;

/** One finished job, before and after, with what it cost. */
export function Work() {
  return (
    <Section
      id="work"
      title="One Morning in a Basement"
      lead="This is an example: a new 50-gallon water heater in Eastbrook, with the permit, and the old one taken away."
      className="bg-mist"
    >
      <div className="grid grid-cols-1 gap-8 tablet:grid-cols-2 desk:gap-6">
        {pictures.map(({ time, picture, alt, text }) => (
          <figure key={time} className="print:break-inside-avoid">
            <img
              className="h-auto w-full rounded border-[3px] border-ink"
              src={picture}
              alt={alt}
              width={720}
              height={540}
              loading="lazy"
            />
            <figcaption className="mt-3 text-[1.1875rem]/[1.35]">
              <b className="display block whitespace-nowrap text-[min(1.75rem,11cqi)]/[1.15] tracking-[-0.015em]">
                {time}
              </b>{" "}
              {text}
            </figcaption>
          </figure>
        ))}
      </div>
      <dl className="mt-10 grid border-y-[6px] border-ink tablet:grid-cols-2 tablet:divide-x-[3px] tablet:divide-ink desk:mt-12">
        {bill.map(([what, price]) => (
          <div
            key={what}
            className="flex flex-wrap items-baseline justify-between gap-x-6 py-3 max-tablet:[div+&]:border-t max-tablet:[div+&]:border-rule tablet:[&:first-child]:pr-6 tablet:[div+&]:pl-6"
          >
            <dt className="text-[1.1875rem] font-bold">{what}</dt>
            <dd className="display text-[clamp(2.25rem,1.5rem+2.6vw,3.5rem)]/[1.1] tracking-[-0.02em] text-blue large-text:text-[min(2.25rem,13cqi)]">
              {price}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="ticks mt-8 grid gap-x-8 gap-y-3 text-[1.0625rem] font-semibold desk:grid-cols-3">
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </Section>
  );
}
