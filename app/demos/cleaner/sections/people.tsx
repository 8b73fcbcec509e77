import { useChoices } from "../../kit/facts";
import cleaner from "../facts";
import { Intro } from "./intro";
import { Portrait } from "../drawings/portraits";
import { chosenVisit, weekParts, type Person } from "../visit";

interface Profile {
  name: Person;
  days: string;
  since: string;
  skills: string;
}

const profiles: readonly Profile[] = [
  { name: "Bianca", days: "Mon-Tue", since: "Since 2016", skills: "Kitchens, kids’ rooms" },
  { name: "Marek", days: "Wed-Thu", since: "Since 2019", skills: "Ovens, homes with pets" },
  { name: "Lorraine", days: "Fri-Sat", since: "Since 2014", skills: "Move-outs, bathrooms" },
  { name: "Theo", days: "Backup", since: "Since 2021", skills: "Sick days, vacations" },
  { name: "Kim", days: "Support", since: "Since 2011", skills: "Calls, texts, changes" },
];

/** The people, a card each, with their days. */
export function People() {
  const { person: yours } = chosenVisit(useChoices(cleaner));
  return (
    <section id="people" className="cl-section cl-people">
      <Intro
        label="Cleaners"
        question="Who comes?"
        hint="Pick your days and you’ll get the same person every time."
      />
      <ul className="cl-faces">
        {profiles.map(({ name, days, since, skills }) => (
          <li key={name}>
            <div className="cl-face">
              <Portrait of={name} />
              {weekParts.some(({ person }) => person === name) && (
                <p className="cl-yours" data-yours={name} hidden={name !== yours}>
                  Your cleaner
                </p>
              )}
            </div>
            <div>
              <h3>{name}</h3>
              <p className="cl-round">
                {days}
                <br />
                {since}
              </p>
              <p>{skills}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
