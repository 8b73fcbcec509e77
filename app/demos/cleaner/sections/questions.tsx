import { Intro } from "./intro";

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

/** Frequent questions, folded until somebody opens them, except for the first. */
export function Questions() {
  return (
    <section id="faq" className="cl-section" aria-labelledby="cl-faq">
      <Intro
        label="FAQ"
        question="Got a question?"
        hint="Choose one to see the answer."
        id="cl-faq"
      />
      <div className="cl-faq">
        {questions.map(([question, answer], index) => (
          <details key={question} open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
