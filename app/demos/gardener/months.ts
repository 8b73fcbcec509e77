/** A month of the gardener's year, and the work in it. */
export interface Month {
  slug: string;
  name: string;
  /** What blooms or ripens in it, and stands for it in the row. */
  plant: string;
  latin: string;
  /** The state of the ground, in one sentence. */
  ground: string;
  /** What the firm does then. */
  work: readonly string[];
  /** What the owner can do, in a few minutes. */
  yours: string;
}

/** The gardener's year starts in March. */
export const months: readonly Month[] = [
  {
    slug: "march",
    name: "March",
    plant: "Crocus",
    latin: "Crocus vernus",
    ground: "The soil crumbles in the hand again. That is the sign we wait for.",
    work: [
      "Cut last year's stems, now that the bees have moved out of them",
      "Prune roses, just above a bud that looks outward",
      "Lay two inches of compost on every bed",
      "Plant bare-root shrubs before they leaf",
    ],
    yours: "Keep off the lawn until it has dried. Your footprints stay in it until June.",
  },
  {
    slug: "april",
    name: "April",
    plant: "Tulip",
    latin: "Tulipa clusiana",
    ground: "Everything grows an inch a day, the weeds two.",
    work: [
      "First mow of the year, blades set high",
      "Seed the bare patches and feed the grass once",
      "Cut crisp edges, which last until fall",
      "Plant perennials while the rain still helps",
    ],
    yours: "Snap the faded tulip heads off and leave the leaves. They feed next year's flower.",
  },
  {
    slug: "may",
    name: "May",
    plant: "Ornamental onion",
    latin: "Allium hollandicum",
    ground: "Warm by the second week. Tomatoes go out, and so do the chairs.",
    work: [
      "Tie in peonies and tall flowers before the first storm",
      "Plant tomatoes, beans and squash",
      "Mulch, so that June's rain stays where it falls",
      "Mow every Thursday, or on your own day",
    ],
    yours: "Walk out with your coffee and pull what you do not know. If unsure, send us a photo.",
  },
  {
    slug: "june",
    name: "June",
    plant: "Foxglove",
    latin: "Digitalis purpurea",
    ground: "The longest days, and the fullest beds.",
    work: [
      "Trim boxwood and privet, once the nests are empty",
      "Cut catmint back by half, so it blooms again in August",
      "Set the watering, then check it with a trowel",
      "Mow high: long grass shades its own roots",
    ],
    yours: "Water at breakfast, seldom and long. A daily sprinkle makes lazy roots.",
  },
  {
    slug: "july",
    name: "July",
    plant: "Coneflower",
    latin: "Echinacea purpurea",
    ground: "Dry on top. Under the mulch it should still stick to a finger.",
    work: [
      "Deadhead everything that will bloom twice",
      "Pick, tie and side-shoot in the kitchen garden",
      "Look after pots while you are away",
      "Let the lawn rest. Brown is asleep, not dead",
    ],
    yours: "Cut flowers for the table. The plant makes more of them.",
  },
  {
    slug: "august",
    name: "August",
    plant: "Tomato",
    latin: "Solanum lycopersicum",
    ground: "Warm right down to the clay. The harvest comes in by the bowl.",
    work: [
      "Trim hedges for their last shape of the year",
      "Cut summer fruit trees, while wounds close fast",
      "Water deep, once a week, by hand where it counts",
      "Mark what to move, while we can see the gaps",
    ],
    yours: "Eat the first tomato outside, warm. It is the reason for most of this.",
  },
  {
    slug: "september",
    name: "September",
    plant: "Japanese anemone",
    latin: "Anemone hupehensis",
    ground: "Warm soil and cool air: the best planting month there is.",
    work: [
      "Plant trees, shrubs and perennials",
      "Rake, seed and feed the tired lawn",
      "Lift and divide what has grown too wide",
      "Build paths and patios while the ground is dry",
    ],
    yours: "Take a photo of each bed from the same spot. We plan from it in winter.",
  },
  {
    slug: "october",
    name: "October",
    plant: "Switchgrass",
    latin: "Panicum virgatum",
    ground: "Still warm below, cold above. Roots grow, leaves let go.",
    work: [
      "The last mow of fall",
      "Plant bulbs, five hundred in a morning",
      "Rake leaves off the grass and onto the beds",
      "Shut off the water and drain the hoses",
    ],
    yours: "Pick the spot for spring color that you see from the kitchen sink.",
  },
  {
    slug: "november",
    name: "November",
    plant: "Rose hip",
    latin: "Rosa canina",
    ground: "The first hard frost tells us to stop cutting.",
    work: [
      "Plant hedges and fruit trees with bare roots",
      "Wrap the tender, store the pots",
      "Put the beds to bed under leaves",
      "Clear gutters while the ladder is out",
    ],
    yours: "Leave the seed heads standing. Goldfinches eat there until February.",
  },
  {
    slug: "december",
    name: "December",
    plant: "Holly",
    latin: "Ilex opaca",
    ground: "Asleep. We stay off it and sharpen everything.",
    work: [
      "Cut holly and fir for your door, from your own yard",
      "Inspect trees, now that you see their bones",
      "Repair fences, arbors and raised beds",
      "Write down what did well, plant by plant",
    ],
    yours: "Shake heavy snow off the evergreens with a broom, from below.",
  },
  {
    slug: "january",
    name: "January",
    plant: "Witch hazel",
    latin: "Hamamelis intermedia",
    ground: "Frozen. This is the month for paper.",
    work: [
      "Draw planting plans at the kitchen table, yours or ours",
      "Prune apples and pears on dry days",
      "Order seed and bare-root plants before they are gone",
      "Walk the yard with you to see what winter shows",
    ],
    yours: "Look out of each window and say what you would like to see from it.",
  },
  {
    slug: "february",
    name: "February",
    plant: "Snowdrop",
    latin: "Galanthus nivalis",
    ground: "Wet and waiting. Snowdrops push through all the same.",
    work: [
      "Prune vines and summer shrubs before the sap rises",
      "Take soil samples, and get answers by March",
      "Clean and sharpen your tools with ours",
      "Sow the first tomatoes indoors",
    ],
    yours: "Cut a few twigs of forsythia and put them in a warm room. They bloom in ten days.",
  },
];

/** A kind of work and its months, counted from March, 0. */
export interface Job {
  name: string;
  when: string;
  months: readonly number[];
}

export const jobs: readonly Job[] = [
  { name: "Compost and mulch", when: "Mar, May, Nov", months: [0, 2, 8] },
  { name: "Planting", when: "Mar to May, Sep to Nov", months: [0, 1, 2, 6, 7, 8] },
  { name: "Mowing and edging", when: "Apr to Oct", months: [1, 2, 3, 4, 5, 6, 7] },
  { name: "Seed and feed the lawn", when: "Apr and Sep", months: [1, 6] },
  { name: "Patios and paths", when: "Apr to Jun, Sep, Oct", months: [1, 2, 3, 6, 7] },
  { name: "Kitchen garden", when: "May to Sep", months: [2, 3, 4, 5, 6] },
  { name: "Hedges", when: "Jun and Aug", months: [3, 5] },
  { name: "Watering", when: "Jun to Aug", months: [3, 4, 5] },
  { name: "Bulbs and leaves", when: "Oct and Nov", months: [7, 8] },
  { name: "Drawing plans", when: "Dec to Feb", months: [9, 10, 11] },
  { name: "Pruning fruit and roses", when: "Jan to Mar, Aug", months: [10, 11, 0, 5] },
];

/** The month with this slug, or March. */
export function monthOf(slug: string | undefined): Month {
  return months.find((month) => month.slug === slug) ?? months[0]!;
}
