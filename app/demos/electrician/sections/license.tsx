import { useFirmName } from "../../kit/facts";
import electrician, { licenseNumber } from "../facts";
import { Section } from "./section";

const wide = "col-span-full desk:col-span-2";
const large = "text-[clamp(1.5rem,0.2rem+3.4vw,3.5rem)]/[1.2] large-text:text-[min(1.5rem,8cqi)]";

const facts = [
  { term: "License no.", value: licenseNumber, className: wide, size: large },
  { term: "Liability, Ostrander Casualty", value: "$2,000,000", className: wide, size: large },
  { term: "Valid through", value: "2028-12" },
  { term: "Class", value: "Unlimited" },
  { term: "Workers’ comp.", value: "$1,000,000" },
  { term: "Surety bond", value: "$25,000" },
];

const promises = [
  { event: "If we break something", answer: "Our insurer pays for it." },
  { event: "If one of us gets hurt", answer: "You owe nothing." },
  { event: "If we do not finish", answer: "The bond pays for somebody who does." },
];

/** License and insurance as a rating plate, and what they mean for the customer. */
export function License() {
  return (
    <Section
      id="license"
      ground="sheet"
      title="Check us before you let us in"
      lead="Read this number to the State Electrical Board, or ask for the card at the door."
    >
      <div className="grid gap-7 desk:gap-10">
        <div className="plate relative rounded-[10px] border border-[#8d8a82] px-[1.125rem] pb-5 pt-9 font-mono desk:px-[clamp(1.25rem,6vw-2.75rem,2.75rem)] desk:pb-7 desk:pt-12 large-text:px-2">
          {[
            "left-2.5 top-2.5",
            "right-2.5 top-2.5 rotate-45",
            "bottom-2.5 left-2.5",
            "bottom-2.5 right-2.5 rotate-45",
          ].map((at) => (
            <i key={at} className={`rivet absolute size-3.5 rounded-full ${at}`} />
          ))}
          <p className="mb-4 text-[clamp(1.125rem,0.9rem+1vw,1.75rem)]/[1.2] font-bold [overflow-wrap:anywhere] large-text:text-[min(1.125rem,7cqi)] [text-shadow:0_1px_0_rgb(255_255_255/0.75)]">
            {useFirmName(electrician)}
          </p>
          <dl className="grid grid-cols-2 gap-[1.5px] overflow-hidden rounded border-[1.5px] border-ink bg-ink desk:grid-cols-4 large-text:grid-cols-1">
            {facts.map(({ term, value, className = "", size = "text-note tablet:text-title" }) => (
              <div
                key={term}
                className={`bg-steel px-2.5 pb-2.5 pt-2 desk:px-3.5 desk:py-3 ${className}`}
              >
                <dt className="text-note text-[#45413a]">{term}</dt>
                <dd className={`font-semibold ${size}`}>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="px-5 pt-3 text-center text-note">Invented firm and numbers.</p>
        </div>
        <dl className="grid desk:grid-cols-3 desk:gap-x-16">
          {promises.map(({ event, answer }) => (
            <div key={event} className="border-t border-line py-2.5">
              <dt className="text-title font-semibold">{event}</dt>
              <dd className="text-quiet">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
