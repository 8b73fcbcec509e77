import friday from "../drawings/friday.svg";
import monday from "../drawings/monday.svg";
import thursday from "../drawings/thursday.svg";
import tuesday from "../drawings/tuesday.svg";
import wednesday from "../drawings/wednesday.svg";
import { SectionHead } from "./section-head";

const days = [
  {
    day: "Monday",
    wall: monday,
    title: "Everything under a sheet",
    text: "Your furniture gets scooted to the middle and tucked in. Then we scrape off whatever’s loose and find out how many wallpapers there really are. (The record is seven.)",
  },
  {
    day: "Tuesday",
    wall: tuesday,
    title: "The boring part (we love it)",
    text: "Filling and sanding and priming, and then doing it again. A paint job is only ever as good as its Tuesday!",
  },
  {
    day: "Wednesday",
    wall: wednesday,
    title: "Color! Don’t panic",
    text: "The first coat looks like a mistake. It’s supposed to. Please go to work and don’t call your sister about it. (It’s low-odor, so you can sleep right next door.)",
  },
  {
    day: "Thursday",
    wall: thursday,
    title: "Ta-da!",
    text: "Here comes the second coat, which fixes everything. The edges are done by hand, holding our breath, and then we pull the tape. Best part!",
  },
  {
    day: "Friday",
    wall: friday,
    title: "Sweep, hug, go home",
    text: "Furniture back, cloths out, two rounds with the vacuum. You get a labeled jar of every color, for the day the dog scratches it.",
  },
] as const;

/** One wall through the five days that two rooms take: each panel has the paint of its day. */
export function Week() {
  return (
    <section
      id="week"
      className="bg-ink pt-16 text-plaster desk:pt-20"
      aria-labelledby="week-title"
    >
      <SectionHead
        id="week-title"
        title="What on earth do we do all week?"
        align="middle"
        paint="bg-raspberry text-white"
      >
        <p>
          Fair question. You hire painters, and they spend half of it not painting. So here’s one
          wall out of a two-room week, nothing left out, and you can hold us to it.
        </p>
      </SectionHead>
      <ol className="mt-10 desk:mt-12 desk:grid desk:grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))]">
        {days.map(({ day, title, text, wall }) => (
          <li
            key={day}
            className="group grid grid-cols-[36%_1fr] desk:grid-cols-1 desk:grid-rows-[auto_1fr] large-text:grid-cols-1"
          >
            <img
              className="h-full w-full object-cover object-right-bottom tablet:h-60 desk:h-[23rem] desk:object-bottom large-text:h-auto"
              src={wall}
              width="240"
              height="320"
              decoding="async"
              alt=""
            />
            <div className="grid content-center border-t border-plaster/25 px-5 py-6 tablet:px-8 desk:content-start desk:border-l desk:border-t-0 desk:px-7 desk:pb-10 desk:pt-8 desk:group-first:border-l-0 desk:group-first:pl-[max(1.75rem,min(var(--sides),3vw))]">
              <p className="font-semibold text-butter">{day}</p>
              <h3 className="display mb-[0.4rem] mt-[0.15rem] text-[1.5rem]/[1.1] tracking-[-0.02em]">
                {title}
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
