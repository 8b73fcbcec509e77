import { Section } from "./section";

const questions = [
  ["Are your cleaners vetted?", "Yes. We run a background check on everyone."],
  ["Where do you keep my key?", "In a safe. It’s tagged with a number, not your name."],
  ["Do I need a contract?", "No. Stop anytime, with no fee."],
  ["Can I skip a visit?", "Yes. Text us by 6pm the day before."],
  ["Do I need to be home?", "No. Leave a key or share a door code."],
  ["What if my cleaner’s sick?", "Theo fills in. You’ll get a text by 8am."],
  ["What if something breaks?", "Tell us within 3 days. You’re covered up to $1 million."],
  ["Do I need to buy supplies?", "No. We bring unscented products and clean cloths."],
] as const;

/** Frequent questions, folded until somebody opens them. */
export function Faq() {
  return (
    <Section
      id="faq"
      question="Got a question?"
      hint="Choose one to see the answer."
      className="desk:grid desk:grid-cols-[1fr_2fr] [&>header]:text-left desk:[&>header]:col-auto"
    >
      <div>
        {questions.map(([question, answer]) => (
          <details key={question} className="group border-b-2 border-pale">
            <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 px-3 py-2 font-extrabold leading-[1.3] after:size-2.5 after:flex-none after:-translate-y-1/4 after:rotate-45 after:border-b-[3px] after:border-r-[3px] after:border-deep hover:text-deep group-open:after:translate-y-1/4 group-open:after:rotate-[225deg] [&::-webkit-details-marker]:hidden">
              {question}
            </summary>
            <p className="px-3 pb-[1.125rem] text-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
