import { Head } from "./head";
import { CornerPlan } from "./plans/corner";
import { KitchenPlan } from "./plans/kitchen";
import { SlopePlan } from "./plans/slope";

/** The moments of a story, as the stylesheet knows them: how far the plants of its plan have grown. */
const moments = ["The First Day", "The First June", "The Third June"] as const;

const stories = [
  {
    slug: "corner",
    title: "The Evening Corner",
    place: "At Quince Hill; thirty-six feet by twenty-seven; $8,900",
    Plan: CornerPlan,
    texts: [
      "A shed stands where the evening sun falls, and nowhere else in the yard does it fall. Between house and shed runs a clothesline.",
      "The shed is gone to the north side. In its place lies a round of old brick, twelve feet across, and a path goes to it by a bend.",
      "River birch, Betula nigra, gives its shade from two o’clock. Hydrangea and stonecrop flower about the table until the frost.",
    ],
    legend: ["Terrace of old brick", "Betula nigra", "Path of three feet", "Hydrangea and Sedum"],
  },
  {
    slug: "slope",
    title: "The Holding of the Slope",
    place: "On Thornbury Ridge; sixty feet by forty-five; $19,400",
    Plan: SlopePlan,
    texts: [
      "After every storm the soil comes down upon the terrace. From the fence to the door the ground falls by eleven feet.",
      "Three dry walls follow the contour, knee-high and without mortar, that the water may pass. Steps of stone go up between them.",
      "Switchgrass, Panicum virgatum, binds what the walls leave free. Two winters pass, and the terrace is clean after rain.",
    ],
    legend: [
      "Dry wall of field stone",
      "Steps in three flights",
      "Panicum virgatum, forty",
      "Level lawn",
    ],
  },
  {
    slug: "kitchen",
    title: "Bread and Salad",
    place: "In Withy Hollow; forty feet by thirty; $6,750",
    Plan: KitchenPlan,
    texts: [
      "A lawn lies in the sunniest part of the yard. It is mown six-and-twenty times in the year, and nothing else is done there.",
      "Four beds of oak stand upon gravel, with a barrel for rain. On the ninth of May the first lettuce, Lactuca sativa, is cut.",
      "Pears are trained upon the fence; tomatoes ripen under glass; beans are carried in baskets to the neighbors.",
    ],
    legend: ["Beds of oak", "Crossing of gravel", "Pears on wires", "Glasshouse"],
  },
] as const;

/** Three gardens, told by plans whose plants grow from the first day to the third June. */
export function Stories() {
  return (
    <section id="stories" className="gg-stories" aria-labelledby="stories-title">
      <Head id="stories-title" title="Three Gardens, Three Junes">
        What is small in the first June
        <br />
        gives shade in the third.
      </Head>
      {stories.map((story) => (
        <Story key={story.slug} {...story} />
      ))}
      <p className="gg-fine">The three gardens are examples, and invented, as the firm is.</p>
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
          <legend className="gg-unseen">The plan upon</legend>
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
