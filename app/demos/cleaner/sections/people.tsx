import { useChoices } from "../../kit/facts";
import cleaner from "../facts";
import { chosenVisit, weekParts, type Person } from "../visit";
import { portraits } from "./portrait";
import { Section } from "./section";

/** In the order of the week; who has no days has a role. */
const profiles: readonly { name: Person; role?: string; skills: string }[] = [
  { name: "Bianca", skills: "Kitchens, kids’ rooms" },
  { name: "Marek", skills: "Ovens, homes with pets" },
  { name: "Lorraine", skills: "Move-outs, bathrooms" },
  { name: "Theo", role: "Backup", skills: "Sick days, vacations" },
  { name: "Kim", role: "Support", skills: "Calls, texts, changes" },
];

const daysOf = (name: Person) => weekParts.find(({ person }) => person === name)?.label;

const wide =
  "tablet:max-desk:col-span-3 tablet:max-desk:grid tablet:max-desk:grid-cols-2 tablet:max-desk:items-center";

/** The people, a card each, with their days; who has a role instead has a wide one, on a phone Kim alone. */
export function People() {
  const { person: yours } = chosenVisit(useChoices(cleaner));
  return (
    <Section
      id="people"
      question="Who comes?"
      hint="Pick your days and you’ll get the same person every time."
      className="lights relative isolate [&>header]:text-left"
    >
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-6 desk:grid-cols-5 desk:gap-4 large-text:grid-cols-1">
        {profiles.map(({ name, role, skills }) => (
          <li
            key={name}
            className={`group overflow-hidden rounded-bend bg-white leading-[1.4] max-tablet:last:col-span-full max-tablet:last:grid max-tablet:last:grid-cols-2 max-tablet:last:items-center print:break-inside-avoid large-text:last:!grid-cols-1 ${role ? wide : "tablet:max-desk:col-span-2"}`}
          >
            <div className="relative bg-pale px-[6%] pt-10 has-[p:not([hidden])]:bg-lemon">
              <img
                src={portraits[name]}
                alt=""
                width="240"
                height="280"
                loading="lazy"
                className="mx-auto w-full max-w-60"
              />
              {daysOf(name) && (
                <p
                  data-yours={name}
                  hidden={name !== yours}
                  className="absolute left-1/2 top-3 -translate-x-1/2 whitespace-nowrap rounded-2xl bg-ink px-3 py-[0.2rem] text-[0.8125rem]/[1.4] font-extrabold text-white"
                >
                  Your cleaner
                </p>
              )}
            </div>
            <div className="px-4 pb-5 pt-5 desk:px-6 desk:pb-6">
              <h3>{name}</h3>
              <p className="text-base font-extrabold text-deep">{daysOf(name) ?? role}</p>
              <p className="mt-1 text-base">{skills}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
