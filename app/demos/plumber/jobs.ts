/** A line of the price guide. */
export interface Job {
  name: string;
  /** What the price includes. */
  detail: string;
  /** In dollars, in opening hours. */
  day: number;
  /** In dollars, outside opening hours; absent for jobs that are done by day only. */
  late?: number;
  /** The day price is the lowest one, not a fixed one. */
  from?: true;
  /** How long it takes, as the job sheet says it. */
  takes: string;
  /** What the van brings, as the job sheet says it. */
  brings: string;
  /** The job's value in the quote form; absent where a price needs a visit. */
  quote?: string;
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
        day: 95,
        late: 165,
        takes: "45 minutes",
        brings: "Cartridges for most makes",
        quote: "faucet",
      },
      {
        name: "Shut-Off Valve",
        detail: "Sink or toilet, new valve and line",
        day: 120,
        late: 195,
        takes: "1 hour",
        brings: "Valves and braided lines",
        quote: "valve",
      },
      {
        name: "Burst Pipe",
        detail: "Up to 3 ft. replaced and tested",
        day: 240,
        late: 360,
        takes: "2 - 3 hours",
        brings: "Copper, PEX, wet vacuum",
        quote: "burst",
      },
    ],
  },
  {
    name: "Toilets & Drains",
    jobs: [
      {
        name: "Running Toilet",
        detail: "New fill valve and flapper",
        day: 135,
        late: 205,
        takes: "1 hour",
        brings: "Fill valve, flapper, seal",
        quote: "toilet",
      },
      {
        name: "Clogged Drain",
        detail: "Sink, tub or shower",
        day: 129,
        late: 199,
        takes: "1 hour",
        brings: "25 ft. cable, new trap",
        quote: "drain",
      },
      {
        name: "Main Sewer Line",
        detail: "Cleared, with camera check",
        day: 320,
        late: 440,
        takes: "2 - 3 hours",
        brings: "100 ft. cable, camera",
        quote: "main",
      },
    ],
  },
  {
    name: "Water Heaters",
    jobs: [
      {
        name: "Water Heater Tune-Up",
        detail: "Flushed and checked",
        day: 180,
        takes: "90 minutes",
        brings: "Anode, thermostat, element",
        quote: "heater",
      },
      {
        name: "New 50-Gallon Water Heater",
        detail: "Installed, permit, old one removed",
        day: 1650,
        from: true,
        takes: "Half a day",
        brings: "New heater, two plumbers",
        quote: "new-heater",
      },
    ],
  },
  {
    name: "Other Jobs",
    jobs: [
      {
        name: "Outdoor Faucet",
        detail: "Frost-proof, with inside shut-off",
        day: 210,
        takes: "2 hours",
        brings: "12 in. frost-proof faucet",
      },
      {
        name: "Sump Pump",
        detail: "New 1/2 HP pump and check valve",
        day: 540,
        late: 690,
        takes: "2 hours",
        brings: "Pump, valve, float",
      },
      {
        name: "Washer or Dishwasher Hookup",
        detail: "Connected, leveled, tested",
        day: 115,
        takes: "1 hour",
        brings: "Hoses, clamps, tray",
      },
      {
        name: "New Bathroom",
        detail: "Free estimate first",
        day: 4800,
        from: true,
        takes: "8 - 12 days",
        brings: "Drawing and written price",
      },
    ],
  },
];

export const jobs: readonly Job[] = jobGroups.flatMap((group) => group.jobs);

/** A price of a job as the guide prints it, with a plus where it is the lowest one. */
export function priceText({ from }: Job, amount: number): string {
  return `$${amount.toLocaleString("en-US")}${from ? "+" : ""}`;
}
