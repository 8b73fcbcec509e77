import { CornerPlan } from "./plans/corner";
import { KitchenPlan } from "./plans/kitchen";
import { SlopePlan } from "./plans/slope";

/** The moments of a story, as the stylesheet knows them: how far the plants of its plan have grown. */
const moments = ["Day one", "First June", "Third June"] as const;

const stories = [
  {
    slug: "corner",
    title: "The corner nobody sat in",
    place: "Orchard Row, 36 by 27 feet, $8,900",
    Plan: CornerPlan,
    texts: [
      "A shed, a clothesline, and a track worn by the dog. The evening sun reaches one spot only, and the shed stands on it.",
      "The shed has moved, the bricks are down: a round of twelve feet, and a path with a bend so you cannot see it all at once.",
      "The birches give shade from two o'clock. The table is laid from May, and the dog has kept his track. We planted around it.",
    ],
    legend: ["Patio, old brick", "River birch", "Path, three feet wide", "Hydrangea and sedge"],
  },
  {
    slug: "slope",
    title: "The slope that would not stay",
    place: "Stone Gate, 60 by 45 feet, $19,400",
    Plan: SlopePlan,
    texts: [
      "After each storm there is mud on the terrace. Mowing it takes a rope. The fall is eleven feet from fence to door.",
      "Three dry walls along the contours, knee high, no mortar, so water walks through instead of pushing. Steps up the middle.",
      "Switchgrass and sumac hold what the walls do not. Not a spoon of soil on the terrace in two winters, and lizards in wall two.",
    ],
    legend: [
      "Dry wall, local stone",
      "Steps in three flights",
      "Switchgrass, forty of them",
      "Lawn you can walk",
    ],
  },
  {
    slug: "kitchen",
    title: "The lawn that became lunch",
    place: "Birchwood, 40 by 30 feet, $6,750",
    Plan: KitchenPlan,
    texts: [
      "A lawn nobody played on any longer, mown twenty-six times a year, in the sunniest part of the yard.",
      "Four oak beds, gravel you can cross in slippers, one water barrel. The first salad was cut on the ninth of May.",
      "Pears on the fence, tomatoes under glass, beans for the whole street. The mower went to a neighbor.",
    ],
    legend: ["Oak beds, 11 by 7 feet", "Gravel crossing", "Pears on wires", "Greenhouse"],
  },
] as const;

/** Three gardens, told by plans whose plants grow from the first day to the third June. */
export function Stories() {
  return (
    <section id="stories" className="gg-stories" aria-labelledby="stories-title">
      <div className="gg-head">
        <h2 id="stories-title">Three gardens and their years</h2>
        <p>
          A photo shows one afternoon. A plan shows what was meant. Turn the years and watch it
          grow. (Example stories: the gardens are invented, as the firm is.)
        </p>
      </div>
      {stories.map((story) => (
        <Story key={story.slug} {...story} />
      ))}
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
          <legend className="gg-unseen">Show the plan on</legend>
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
