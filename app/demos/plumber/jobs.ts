/** A line of the price guide. */
export interface Job {
  name: string;
  /** What the price includes. */
  detail: string;
  /** Where it is in the drawing of the house. */
  at: readonly [x: number, y: number];
  /** In dollars, in opening hours. */
  day: number;
  /** In dollars, outside opening hours; absent for jobs that are done by day only. */
  late?: number;
  /** The day price is the lowest one, not a fixed one. */
  from?: true;
  /** What the quote form says of it; absent where a price needs a visit. */
  quote?: {
    value: string;
    /** How long it takes, within a sentence. */
    takes: string;
    /** What the plumber brings, within a sentence. */
    brings: string;
  };
}

interface JobGroup {
  name: string;
  jobs: readonly Job[];
}

/** The price guide. The numbers of its lines, from 1, are those in the drawing of the house. */
export const jobGroups: readonly JobGroup[] = [
  {
    name: "Leaks",
    jobs: [
      {
        name: "Dripping Faucet",
        detail: "New cartridge or washers",
        at: [252, 272],
        day: 95,
        late: 165,
        quote: { value: "faucet", takes: "45 minutes", brings: "cartridges for most makes" },
      },
      {
        name: "Shut-Off Valve",
        detail: "Sink or toilet, new valve and line",
        at: [318, 214],
        day: 120,
        late: 195,
        quote: { value: "valve", takes: "1 hour", brings: "valves and braided lines" },
      },
      {
        name: "Burst Pipe",
        detail: "Up to 3 ft. replaced and tested",
        at: [330, 140],
        day: 240,
        late: 360,
        quote: { value: "burst", takes: "2 to 3 hours", brings: "copper, PEX and a wet vacuum" },
      },
    ],
  },
  {
    name: "Toilets & Drains",
    jobs: [
      {
        name: "Running Toilet",
        detail: "New fill valve and flapper",
        at: [178, 170],
        day: 135,
        late: 205,
        quote: { value: "toilet", takes: "1 hour", brings: "a fill valve, a flapper and a seal" },
      },
      {
        name: "Clogged Drain",
        detail: "Sink, tub or shower",
        at: [104, 206],
        day: 129,
        late: 199,
        quote: { value: "drain", takes: "1 hour", brings: "a 25 ft. cable and a new trap" },
      },
      {
        name: "Main Sewer Line",
        detail: "Cleared, with camera check",
        at: [30, 491],
        day: 320,
        late: 440,
        quote: { value: "main", takes: "2 to 3 hours", brings: "a 100 ft. cable and a camera" },
      },
    ],
  },
  {
    name: "Water Heaters",
    jobs: [
      {
        name: "Water Heater Tune-Up",
        detail: "Flushed and checked",
        at: [238, 392],
        day: 180,
        quote: {
          value: "heater",
          takes: "90 minutes",
          brings: "an anode, a thermostat and an element",
        },
      },
      {
        name: "New 50-Gallon Water Heater",
        detail: "Installed, permit, old one removed",
        at: [306, 400],
        day: 1650,
        from: true,
        quote: {
          value: "new-heater",
          takes: "half a day",
          brings: "the new heater and a second plumber",
        },
      },
    ],
  },
  {
    name: "Other Jobs",
    jobs: [
      {
        name: "Outdoor Faucet",
        detail: "Frost-proof, with inside shut-off",
        at: [388, 270],
        day: 210,
      },
      {
        name: "Sump Pump",
        detail: "New 1/2 HP pump and check valve",
        at: [330, 452],
        day: 540,
        late: 690,
      },
      {
        name: "Washer or Dishwasher Hookup",
        detail: "Connected, leveled, tested",
        at: [92, 288],
        day: 115,
      },
      {
        name: "New Bathroom",
        detail: "Free estimate first",
        at: [142, 142],
        day: 4800,
        from: true,
      },
    ],
  },
];

export const jobs: readonly Job[] = jobGroups.flatMap((group) => group.jobs);

/** A price of a job as the guide prints it, with a plus where it is the lowest one. */
export function priceText({ from }: Job, amount: number): string {
  return `$${amount.toLocaleString("en-US")}${from ? "+" : ""}`;
}
