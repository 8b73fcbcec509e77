import { useChoices } from "../demo";
import { cleaner } from "./cleaner";
import { Portrait } from "./portraits";
import { chosenVisit, weekParts, type Person } from "./visit";

interface Profile {
  name: Person;
  round: string;
  since: string;
  text: string;
}

const profiles: readonly Profile[] = [
  {
    name: "Inês",
    round: "Mondays and Tuesdays",
    since: "with us nine years",
    text: "Starts in the kitchen and hums. Will find the earring you gave up on in March.",
  },
  {
    name: "Marek",
    round: "Wednesdays and Thursdays",
    since: "with us six years",
    text: "Cooked on ferries before this, so no stove top scares him. Waits for shy cats.",
  },
  {
    name: "Lorraine",
    round: "Fridays and Saturdays",
    since: "with us eleven years",
    text: "Folds towels in thirds. Move-outs are her sport, grout is her grudge.",
  },
  {
    name: "Theo",
    round: "Stands in on all rounds",
    since: "with us four years",
    text: "Knows every home on the list and which stair creaks. Dogs ask after him.",
  },
  {
    name: "Hana",
    round: "Answers the telephone",
    since: "started it all in 2011",
    text: "With one bucket and a tram pass. Now plans the rounds, and still has the pass.",
  },
];

const promises = [
  ["Checked and insured", "Background checks for all of us, cover for what may break."],
  ["Your key has no name on it", "Only a number. The list that explains it stays in our safe."],
  ["Kind to lungs and pets", "Unscented products, and we bring them along."],
];

/** The people, each with days and a few words. */
export function People() {
  const { person: yours } = chosenVisit(useChoices(cleaner));
  return (
    <section id="people" className="cl-section cl-people">
      <div className="cl-intro">
        <h2>You will know who has your key</h2>
        <p>
          The same person comes each time. On sick days Theo does, who has been to your place
          before, and you hear so by eight.
        </p>
      </div>
      <ul className="cl-faces">
        {profiles.map(({ name, round, since, text }) => (
          <li key={name}>
            <div className="cl-face">
              <Portrait of={name} />
              {weekParts.some(({ person }) => person === name) && (
                <p className="cl-yours" data-yours={name} hidden={name !== yours}>
                  On your days
                </p>
              )}
            </div>
            <div>
              <h3>{name}</h3>
              <p className="cl-round">
                {round}
                <br />
                {since}
              </p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <ul className="cl-promises">
        {promises.map(([title, text]) => (
          <li key={title}>
            <b>{title}.</b> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
