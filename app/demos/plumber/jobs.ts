/** A line of the price guide. */
export interface Job {
  name: string;
  /** What the price includes. */
  detail: string;
  /** In dollars, in opening hours. */
  day: number;
  /** In dollars, outside opening hours; absent for jobs that wait for the morning. */
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
        name: "Dripping faucet",
        detail: "New cartridge or washers, kitchen or bath",
        day: 95,
        late: 165,
        takes: "About 45 minutes",
        brings: "Cartridges for the nine usual makes",
        quote: "faucet",
      },
      {
        name: "Shut-off valve or supply line",
        detail: "Under a sink or behind a toilet, new part",
        day: 120,
        late: 195,
        takes: "About an hour",
        brings: "Quarter-turn valves, braided lines",
        quote: "valve",
      },
      {
        name: "Burst pipe",
        detail: "Wall opened, up to 3 ft replaced and tested",
        day: 240,
        late: 360,
        takes: "2 to 3 hours",
        brings: "Copper, PEX and a wet vacuum",
        quote: "burst",
      },
    ],
  },
  {
    name: "Toilets and drains",
    jobs: [
      {
        name: "Running toilet",
        detail: "New fill valve and flapper",
        day: 135,
        late: 205,
        takes: "About an hour",
        brings: "Fill valves, flappers, a new seal",
        quote: "toilet",
      },
      {
        name: "Slow or blocked drain",
        detail: "Sink, tub or shower, cleared by cable",
        day: 129,
        late: 199,
        takes: "About an hour",
        brings: "A 25 ft cable and a new trap",
        quote: "drain",
      },
      {
        name: "Main line to the street",
        detail: "Cleared, then filmed so you see it is clear",
        day: 320,
        late: 440,
        takes: "2 to 3 hours",
        brings: "A 100 ft cable and the camera",
        quote: "main",
      },
    ],
  },
  {
    name: "Hot water",
    jobs: [
      {
        name: "Water heater service",
        detail: "Flushed, anode checked, thermostat set",
        day: 180,
        takes: "About 90 minutes",
        brings: "Anodes, thermostats, elements",
        quote: "heater",
      },
      {
        name: "New 50-gallon heater",
        detail: "Fitted, permit filed, old one hauled away",
        day: 1650,
        from: true,
        takes: "Half a day",
        brings: "The heater, and two people",
        quote: "new-heater",
      },
    ],
  },
  {
    name: "Around the house",
    jobs: [
      {
        name: "Outdoor faucet",
        detail: "Frost-proof, with its own shut-off inside",
        day: 210,
        takes: "About 2 hours",
        brings: "A 12 in frost-proof faucet",
      },
      {
        name: "Sump pump",
        detail: "New 1/2 hp pump and check valve",
        day: 540,
        late: 690,
        takes: "About 2 hours",
        brings: "A pump, a check valve, a float",
      },
      {
        name: "Washer or dishwasher hook-up",
        detail: "Connected, leveled, run once to the end",
        day: 115,
        takes: "About an hour",
        brings: "Hoses, clamps and a tray",
      },
      {
        name: "New bathroom",
        detail: "From the first pipe to the last seal",
        day: 4800,
        from: true,
        takes: "8 to 12 days",
        brings: "A drawing and a fixed price",
      },
    ],
  },
];

export const jobs: readonly Job[] = jobGroups.flatMap((group) => group.jobs);

/** A price as the guide prints it. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString("en-US")}`;
}
