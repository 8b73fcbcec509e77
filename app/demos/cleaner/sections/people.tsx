import { useChoices } from "../../kit/facts";
import cleaner from "../facts";
import { chosenVisit, weekParts, type Person } from "../visit";
import { Portrait } from "./portrait";
import { Section } from "./section";

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
    <Section
      id="people"
      question="Who comes?"
      hint="Pick your days and you’ll get the same person every time."
      className="lights relative isolate"
    >
      <ul className="grid gap-3 tablet:grid-cols-2 desk:grid-cols-5 desk:gap-4">
        {profiles.map(({ name, days, since, skills }) => (
          <li
            key={name}
            className="grid grid-cols-[5.5rem_1fr] items-center gap-[1.125rem] rounded-bend bg-white p-5 leading-[1.45] desk:block desk:px-4 desk:py-6 desk:text-center large-text:grid-cols-1"
          >
            <div className="relative desk:mx-auto desk:mb-5 desk:max-w-36">
              <Portrait of={name} className="w-full" />
              {weekParts.some(({ person }) => person === name) && (
                <p
                  data-yours={name}
                  hidden={name !== yours}
                  className="absolute -bottom-2 left-1/2 -translate-x-1/2 whitespace-nowrap rounded-2xl bg-ink px-3 py-[0.2rem] text-[0.8125rem]/[1.4] font-extrabold text-white"
                >
                  Your cleaner
                </p>
              )}
            </div>
            <div>
              <h3>{name}</h3>
              <p className="text-base text-deep">
                {days}
                <br />
                {since}
              </p>
              <p>{skills}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
