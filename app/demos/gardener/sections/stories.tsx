import { Head } from "./head";
import { CornerPlan } from "../drawings/corner";
import { KitchenPlan } from "../drawings/kitchen";
import { SlopePlan } from "../drawings/slope";

/** The moments of a story, as the stylesheet knows them: how far the plants of its plan have grown. */
const moments = ["Day 1", "First June", "Third June"] as const;

const stories = [
  {
    slug: "corner",
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
    slug: "slope",
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
  {
    slug: "kitchen",
    title: "Vegetable beds on a lawn",
    place: "Deerfield, 40 by 30 feet, $6,750",
    Plan: KitchenPlan,
    texts: [
      "The lawn fills the sunniest part of the yard. It is mowed 26 times a year and not used.",
      "Build 4 oak beds on gravel. Add a rain barrel. Cut the first lettuce on May 9.",
      "Train pears along the fence. Grow tomatoes under glass. Pick from May to October.",
    ],
    legend: ["Oak beds", "Gravel paths", "Pears on wires", "Greenhouse"],
  },
] as const;

/** Three gardens, told by plans whose plants grow from the first day to the third June. */
export function Stories() {
  return (
    <section id="stories" className="gg-stories" aria-labelledby="stories-title">
      <Head id="stories-title" title="Three gardens">
        The plans show the third June. Choose the first day or the first June to look back.
      </Head>
      {stories.map((story) => (
        <Story key={story.slug} {...story} />
      ))}
      <p className="gg-fine">These gardens are examples. They do not exist.</p>
    </section>
  );
}

function Story({ slug, title, place, Plan, texts, legend }: (typeof stories)[number]) {
  return (
    <article className="gg-story">
      <div className="gg-story-plan">
        <Plan />
        <ol>
          {legend.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ol>
      </div>
      <div className="gg-story-words">
        <h3>{title}</h3>
        <p>{place}</p>
        <fieldset>
          <legend className="gg-unseen">The plan on</legend>
          {moments.map((moment, index) => (
            <label key={moment}>
              <input
                type="radio"
                name={`story-${slug}`}
                value={index}
                defaultChecked={index === moments.length - 1}
              />
              <span>
                <b>{moment}</b> {texts[index]}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
    </article>
  );
}
