import { useFirmName } from "../demo";
import { LICENSE } from "./license";
import { locksmith } from "./locksmith";
import { Sign } from "./logo";

const questions = [
  {
    ask: "What will it cost, all of it?",
    answer: "Anybody who says “from $19” means something else. We say one number.",
  },
  {
    ask: "What is your license number?",
    answer: `Ours is ${LICENSE}. It is on the van, on the badge and on the bill.`,
  },
  {
    ask: "Who is coming?",
    answer: "You get a first name and a face by text. Most nights it is Yara, Marcus or Dell.",
  },
  {
    ask: "Will you drill?",
    answer:
      "A slammed door never needs a drill. Somebody who reaches for one first is selling locks.",
  },
];

/** How to tell an honest locksmith, in four questions, and the badge that we show. */
export function Trust() {
  return (
    <section id="badge" className="nl-trust" aria-labelledby="badge-title">
      <div className="nl-head">
        <h2 id="badge-title">Four questions before you say your street</h2>
        <p>Ask them to every locksmith who picks up at night. Ask us, too.</p>
      </div>
      <ol className="nl-questions">
        {questions.map(({ ask, answer }) => (
          <li key={ask}>
            <h3>{ask}</h3>
            <p>{answer}</p>
          </li>
        ))}
      </ol>
      <div className="nl-proof">
        <Badge />
        <p>
          <b>Badge first.</b> We show ours at the door, then we ask for proof that it is your home:
          a card with the address, or a neighbor who knows you. Is the card inside? We look at it
          together once the door is open.
        </p>
      </div>
    </section>
  );
}

function Badge() {
  return (
    <div className="nl-badge">
      <svg viewBox="0 0 120 150" aria-hidden="true">
        <path d="M0 0h120v150H0z" className="nl-badge-wall" />
        <path
          d="M8 150c2-30 16-42 36-46l2-14h28l2 14c20 4 34 16 36 46z"
          className="nl-badge-coat"
        />
        <path d="M46 92h28l-3 16-11 9-11-9z" className="nl-badge-skin" />
        <path
          d="M38 54c0-20 8-31 22-31s22 11 22 31c0 22-9 43-22 43S38 76 38 54z"
          className="nl-badge-skin"
        />
        <path
          d="M35 66c-5-29 4-50 25-50s30 21 25 50c-4-4-5-13-6-22-12 2-25-2-32-9-2 10-7 24-12 31z"
          className="nl-badge-hair"
        />
        <path d="M26 120h24v13H26z" className="nl-badge-mark" />
      </svg>
      <p>
        <Sign className="nl-sign" />
        <span>{useFirmName(locksmith)}</span>
      </p>
      <p className="nl-badge-name">Yara</p>
      <p>Locksmith, Van 1</p>
      <p>License {LICENSE}</p>
    </div>
  );
}
