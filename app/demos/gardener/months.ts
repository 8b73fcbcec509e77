/** A month of the gardener's year, and the work in it. */
export interface Month {
  slug: string;
  name: string;
  /** What blooms or ripens in it, and stands for it in the row. */
  plant: string;
  latin: string;
  /** The weather and the ground, in one sentence. */
  ground: string;
  /** What the firm does then. */
  work: readonly string[];
  /** What is left to the owner of the garden. */
  yours: string;
}

/** The gardener's year starts in March. */
export const months: readonly Month[] = [
  {
    slug: "march",
    name: "March",
    plant: "Crocus",
    latin: "Crocus vernus",
    ground: "The frost goes out of the ground, and the soil crumbles once more in the hand.",
    work: [
      "The cutting of last year’s stems, now that the bees have left them",
      "The pruning of roses, above a bud that looks outward",
      "The laying of compost, two inches upon every bed",
      "The planting of shrubs with bare roots, before they come into leaf",
    ],
    yours:
      "Let the owner keep off the lawn while it is wet, for the grass remembers every footstep until June.",
  },
  {
    slug: "april",
    name: "April",
    plant: "Tulip",
    latin: "Tulipa clusiana",
    ground: "Showers by day and clear skies at evening; the whole garden rises by an inch a day.",
    work: [
      "The first mowing of the year, with the blades set high",
      "The sowing of bare places, and one feeding of the grass",
      "The cutting of edges, which stand until the fall",
      "The planting of perennials, while the rain still follows them",
    ],
    yours:
      "Let the owner take the faded heads from the tulips and spare the leaves, which feed the flower of another year.",
  },
  {
    slug: "may",
    name: "May",
    plant: "Ornamental onion",
    latin: "Allium hollandicum",
    ground: "The nights grow mild by the second week, and tender things may go abroad.",
    work: [
      "The tying of peonies and all tall flowers before the first storm",
      "The setting out of tomatoes, beans and squash",
      "The spreading of mulch, that the rain of June may stay where it falls",
      "The mowing of lawns, week upon week",
    ],
    yours: "Let the owner walk out early and draw the small weeds while the dew is on them.",
  },
  {
    slug: "june",
    name: "June",
    plant: "Foxglove",
    latin: "Digitalis purpurea",
    ground: "The longest days stand over the fullest beds, and thunder is heard in the afternoon.",
    work: [
      "The trimming of boxwood and privet, when the nests are empty",
      "The cutting back of catmint by half, for a second flower in August",
      "The setting of water to the beds, proved with a trowel",
      "The mowing of grass at a high blade, so that it shades its own roots",
    ],
    yours: "Let the owner water at daybreak, seldom and deep, and the roots will go down for it.",
  },
  {
    slug: "july",
    name: "July",
    plant: "Coneflower",
    latin: "Echinacea purpurea",
    ground: "The heat lies upon the beds; beneath the mulch the earth is cool and dark.",
    work: [
      "The taking of spent flowers from all that will bloom twice",
      "The gathering and tying of the kitchen garden",
      "The tending of pots where the house stands empty",
      "The resting of the lawn, which browns and sleeps and is green again",
    ],
    yours: "Let the owner cut flowers for the table, and the plant gives more for the giving.",
  },
  {
    slug: "august",
    name: "August",
    plant: "Tomato",
    latin: "Solanum lycopersicum",
    ground: "The ground is warm down to the clay, and the harvest comes in by the basket.",
    work: [
      "The last shaping of hedges for the year",
      "The summer pruning of fruit trees, while their wounds close quickly",
      "The deep watering, once in the week, by hand",
      "The marking of plants that are to be moved in the cool of September",
    ],
    yours: "Let the owner eat the first tomato out of doors, warm from the vine.",
  },
  {
    slug: "september",
    name: "September",
    plant: "Japanese anemone",
    latin: "Anemone hupehensis",
    ground:
      "Mist at morning, gold at noon; warm soil under cool air, and all that is planted takes.",
    work: [
      "The planting of trees, shrubs and perennials",
      "The raking, seeding and feeding of the lawn",
      "The lifting and dividing of what has grown too wide",
      "The building of paths and terraces upon dry ground",
    ],
    yours: "Let the owner draw each bed as it stands, for in winter we plan from the drawing.",
  },
  {
    slug: "october",
    name: "October",
    plant: "Switchgrass",
    latin: "Panicum virgatum",
    ground: "Warm below and cold above; the roots grow on while the leaves let go.",
    work: [
      "The last mowing of the fall",
      "The planting of bulbs, five hundred in a morning",
      "The raking of leaves from the grass to the beds",
      "The shutting off of water and the draining of hoses",
    ],
    yours: "Let the owner choose, from the kitchen window, the place where spring shall be seen.",
  },
  {
    slug: "november",
    name: "November",
    plant: "Rose hip",
    latin: "Rosa canina",
    ground: "The first hard frost comes in the night, and at its bidding we lay the shears aside.",
    work: [
      "The planting of hedges and fruit trees with bare roots",
      "The wrapping of the tender and the storing of pots",
      "The covering of the beds with their own leaves",
      "The clearing of gutters before the long rains",
    ],
    yours:
      "Let the owner leave the seed heads standing, for the goldfinch feeds there till spring.",
  },
  {
    slug: "december",
    name: "December",
    plant: "Holly",
    latin: "Ilex opaca",
    ground: "The earth sleeps under its first snow, and no foot goes upon it.",
    work: [
      "The cutting of holly and fir for the door of the house",
      "The viewing of trees, whose bones are plain to see",
      "The mending of fences, arbors and raised beds",
      "The writing down of what has thriven, plant by plant",
    ],
    yours: "Let the owner lift the heavy snow from the evergreens with a broom, from below.",
  },
  {
    slug: "january",
    name: "January",
    plant: "Witch hazel",
    latin: "Hamamelis intermedia",
    ground: "The ground is iron. Now is the month of paper, lamp and pencil.",
    work: [
      "The drawing of planting plans at the table",
      "The pruning of apples and pears upon dry days",
      "The ordering of seed and of plants with bare roots",
      "The walking of the grounds, to learn what winter shows",
    ],
    yours: "Let the owner look from each window of the house and name what is wanting there.",
  },
  {
    slug: "february",
    name: "February",
    plant: "Snowdrop",
    latin: "Galanthus nivalis",
    ground: "Wet earth, low sun; through the old leaves the snowdrop comes all the same.",
    work: [
      "The pruning of vines and summer shrubs, before the sap rises",
      "The taking of soil, that its nature may be known by March",
      "The cleaning and sharpening of tools",
      "The first sowing of tomatoes within doors",
    ],
    yours:
      "Let the owner bring twigs of forsythia into a warm room, where they flower in ten days.",
  },
];

/** A kind of work and its months, counted from March, 0. */
export interface Job {
  name: string;
  when: string;
  months: readonly number[];
}

export const jobs: readonly Job[] = [
  { name: "Compost and mulch", when: "March, May, November", months: [0, 2, 8] },
  { name: "Planting", when: "Spring and fall", months: [0, 1, 2, 6, 7, 8] },
  { name: "Mowing and edging", when: "April to October", months: [1, 2, 3, 4, 5, 6, 7] },
  { name: "Sowing of the lawn", when: "April, September", months: [1, 6] },
  { name: "Paths and terraces", when: "April to June, fall", months: [1, 2, 3, 6, 7] },
  { name: "The kitchen garden", when: "May to September", months: [2, 3, 4, 5, 6] },
  { name: "Hedges", when: "June, August", months: [3, 5] },
  { name: "Watering", when: "The summer", months: [3, 4, 5] },
  { name: "Bulbs and leaves", when: "October, November", months: [7, 8] },
  { name: "The drawing of plans", when: "The winter", months: [9, 10, 11] },
  { name: "Fruit and roses", when: "Winter, March, August", months: [10, 11, 0, 5] },
];

/** The month with this slug, or March. */
export function monthOf(slug: string | undefined): Month {
  return months.find((month) => month.slug === slug) ?? months[0]!;
}
