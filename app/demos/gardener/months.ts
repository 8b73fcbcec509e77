/** A month of the gardener's year, and the work in it. */
interface Month {
  slug: string;
  name: string;
  /** What blooms or ripens in it, and stands for it in the row. */
  plant: string;
  /** What the weather allows. */
  note: string;
  work: readonly string[];
  /** The job to do first. */
  first: string;
}

/** The gardener's year starts in March. */
export const months: readonly Month[] = [
  {
    slug: "march",
    name: "March",
    plant: "Crocus",
    note: "Start when the soil crumbles in your hand, about March 10.",
    work: [
      "Cut last year’s stems to 4 inches.",
      "Prune roses to 18 inches, above a bud that points outward.",
      "Spread 2 inches of compost on every bed.",
      "Plant bare-root shrubs before April 1.",
    ],
    first: "Stay off the lawn while it is wet. Lay a board if you have to cross it.",
  },
  {
    slug: "april",
    name: "April",
    plant: "Tulip",
    note: "Work between showers. The soil is at 50 degrees by April 15.",
    work: [
      "Mow for the first time, with the blade at 3 inches.",
      "Seed bare spots and feed the lawn once.",
      "Cut the edges of every bed with a spade.",
      "Plant perennials 18 inches apart.",
    ],
    first: "Cut off faded tulip heads. Keep the leaves until they turn yellow.",
  },
  {
    slug: "may",
    name: "May",
    plant: "Ornamental onion",
    note: "Wait for the last frost, about May 10, before you plant anything tender.",
    work: [
      "Stake peonies before they are 2 feet tall.",
      "Plant tomatoes, beans and squash after May 15.",
      "Spread 3 inches of mulch. Keep it off the stems.",
      "Mow every week.",
    ],
    first: "Pull weeds for 10 minutes each morning, while the soil is damp.",
  },
  {
    slug: "june",
    name: "June",
    plant: "Foxglove",
    note: "Water before 8 in the morning. Expect storms after June 15.",
    work: [
      "Trim boxwood and privet once the nests are empty.",
      "Cut catmint back by half. It flowers again in August.",
      "Run drip hoses for 1 hour, then check the depth with a trowel.",
      "Mow at 4 inches.",
    ],
    first: "Water deeply twice a week, not a little every day.",
  },
  {
    slug: "july",
    name: "July",
    plant: "Coneflower",
    note: "Keep beds mulched. Plant nothing this month except in pots.",
    work: [
      "Cut off spent flowers once a week.",
      "Pick beans and squash every 2 days. Tie up tomatoes.",
      "Water pots every day, also while you are away.",
      "Stop mowing if the lawn turns brown. It recovers in September.",
    ],
    first: "Cut flowers for the house before 9 in the morning.",
  },
  {
    slug: "august",
    name: "August",
    plant: "Tomato",
    note: "Give beds 1 inch of water a week. Expect 4 dry weeks.",
    work: [
      "Trim hedges for the last time, before August 20.",
      "Prune plum and cherry trees after you pick the fruit.",
      "Water new trees once a week, 10 gallons each.",
      "Mark the plants that you want to move in September.",
    ],
    first: "Pick tomatoes every 2 days.",
  },
  {
    slug: "september",
    name: "September",
    plant: "Japanese anemone",
    note: "Plant now. The soil is still at 65 degrees.",
    work: [
      "Plant trees, shrubs and perennials from September 5.",
      "Rake, seed and feed the lawn before September 20.",
      "Lift and divide daylilies and hostas.",
      "Build paths and patios while the ground is dry.",
    ],
    first: "Take a photo of each bed. You need it for planning in January.",
  },
  {
    slug: "october",
    name: "October",
    plant: "Switchgrass",
    note: "Finish planting by October 15. Expect the first frost about October 20.",
    work: [
      "Mow for the last time, at 2 inches.",
      "Plant bulbs 6 inches deep and 4 inches apart.",
      "Rake leaves off the lawn and onto the beds.",
      "Shut off the outdoor water and drain the hoses.",
    ],
    first: "Mark the spots for your bulbs with a stake before we come.",
  },
  {
    slug: "november",
    name: "November",
    plant: "Rose hip",
    note: "Stop pruning now. Start again in January.",
    work: [
      "Plant bare-root hedges and fruit trees until the ground freezes.",
      "Wrap tender shrubs in burlap and store the pots.",
      "Cover beds with 3 inches of chopped leaves.",
      "Clear the gutters before November 20.",
    ],
    first: "Leave seed heads standing for the birds until March.",
  },
  {
    slug: "december",
    name: "December",
    plant: "Holly",
    note: "Keep off frozen lawns and beds.",
    work: [
      "Cut holly and fir for the front door.",
      "Check bare trees for dead branches.",
      "Repair fences, arbors and raised beds.",
      "List the plants that did well and those that failed.",
    ],
    first: "Brush wet snow off evergreens with a broom, from below.",
  },
  {
    slug: "january",
    name: "January",
    plant: "Witch hazel",
    note: "Plan the year now. The ground is frozen 8 inches deep.",
    work: [
      "Draw planting plans for spring.",
      "Prune apples and pears on dry days above 25 degrees.",
      "Order seed and bare-root plants before January 31.",
      "Walk the garden and list what you want to change.",
    ],
    first: "Look out of each window and note what you miss there.",
  },
  {
    slug: "february",
    name: "February",
    plant: "Snowdrop",
    note: "Watch for the thaw. Stay off wet beds.",
    work: [
      "Prune grapevines and summer shrubs before February 20.",
      "Take 1 soil sample from each bed and send it to the lab.",
      "Clean and sharpen the tools.",
      "Sow tomatoes indoors after February 25.",
    ],
    first: "Cut 5 twigs of forsythia and put them in warm water. They flower in 10 days.",
  },
];

/** A kind of work and its months, counted from March, 0. */
interface Job {
  name: string;
  when: string;
  months: readonly number[];
}

export const jobs: readonly Job[] = [
  { name: "Compost", when: "March, May, November", months: [0, 2, 8] },
  { name: "Planting", when: "Spring and fall", months: [0, 1, 2, 6, 7, 8] },
  { name: "Lawn", when: "April to October", months: [1, 2, 3, 4, 5, 6, 7] },
  { name: "Paths and patios", when: "April to June, fall", months: [1, 2, 3, 6, 7] },
  { name: "Vegetables", when: "May to September", months: [2, 3, 4, 5, 6] },
  { name: "Pruning", when: "January to March, June, August", months: [10, 11, 0, 3, 5] },
  { name: "Bulbs and leaves", when: "October, November", months: [7, 8] },
  { name: "Planting plans", when: "December to February", months: [9, 10, 11] },
];
