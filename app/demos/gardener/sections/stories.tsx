import { CornerPlan } from "../drawings/corner";
import { SlopePlan } from "../drawings/slope";
import { Head } from "./head";

/** The moments of a story, as the stylesheet knows them: how far the plants of its plan have grown. */
const moments = ["Day 1", "First June", "Third June"] as const;

const stories = [
  {
    title: "Patio in the evening sun",
    place: "Albion, 36 by 27 feet, $8,900",
    Plan: CornerPlan,
    texts: [
      "The shed stands in the only spot with evening sun. A clothesline crosses the yard.",
      "Take down the shed and the clothesline. Lay a round patio of used brick, 12 feet across, and a path to it.",
      "The river birch shades the table from 2 p.m. Hydrangea and stonecrop flower until frost.",
    ],
    legend: ["Brick patio", "River birch", "Path, 3 feet wide", "Hydrangea and stonecrop"],
  },
  {
    title: "Three walls on a slope",
    place: "Verona, 60 by 45 feet, $19,400",
    Plan: SlopePlan,
    texts: [
      "Soil washes onto the patio after each storm. The yard drops 11 feet from the fence to the door.",
      "Build 3 dry walls, 18 inches high, along the slope. Set stone steps between them.",
      "Switchgrass holds the soil. The patio stays clean after 2 winters.",
    ],
    legend: ["Dry stone wall", "Steps, 3 flights", "Switchgrass, 40 plants", "Level lawn"],
  },
] as const;

/** Gardens, told by plans whose plants grow from the first day to the third June. */
export function Stories() {
  return (
    <section id="stories" className="mt-20 bg-paper desk:mt-28" aria-labelledby="stories-title">
      <Head id="stories-title" title="Plans that grow">
        The plans show the third June. Choose the first day or the first June to look back.
      </Head>
      {stories.map((story) => (
        <Story key={story.title} {...story} />
      ))}
      <p className="px-sides pb-14 text-center text-fine">
        These gardens are examples. They do not exist.
      </p>
    </section>
  );
}

function Story({ title, place, Plan, texts, legend }: (typeof stories)[number]) {
  return (
    <article className="story group px-sides grid gap-6 pb-14 desk:grid-cols-[7fr_5fr] desk:items-center desk:gap-16 desk:pb-16 desk:odd:grid-cols-[5fr_7fr] large-text:grid-cols-1 print:grid-cols-[5fr_6fr] print:pb-6">
      <div className="desk:group-odd:order-1">
        <Plan />
        <ol className="mt-3 grid grid-cols-2 gap-x-4 text-[1.0625rem]/[1.3] [counter-reset:legend] desk:mt-4 desk:flex desk:flex-wrap desk:justify-center desk:gap-x-8 large-text:grid-cols-1">
          {legend.map((entry) => (
            <li
              key={entry}
              className="py-1 pl-[1.375rem] -indent-[1.375rem] [counter-increment:legend] before:inline-block before:w-[1.375rem] before:indent-0 before:font-serif before:text-tomato before:content-[counter(legend)]"
            >
              {entry}
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3>{title}</h3>
        <p className="mt-2 text-moss">{place}</p>
        <fieldset className="mt-4 min-w-0 border-t border-moss">
          <legend className="sr-only">The plan on</legend>
          {moments.map((moment, index) => (
            <label
              key={moment}
              className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-3.5 border-b border-moss px-3 pb-4 pt-3.5 leading-[1.4] has-[:checked]:bg-oat"
            >
              <input
                type="radio"
                name={title}
                value={index}
                defaultChecked={index === moments.length - 1}
                className="mt-1 size-5 accent-tomato"
              />
              <span>
                <b className="block text-[1.3125rem]/tight decoration-1 underline-offset-[0.2em] [label:hover_&]:underline">
                  {moment}
                </b>{" "}
                {texts[index]}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
    </article>
  );
}
