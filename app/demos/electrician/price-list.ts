import type { homeSizes, inspections } from "./electrician";

/** One line of the price list. */
export interface PriceLine {
  no: string;
  name: string;
  detail: string;
  /** The value that a reading must keep, or what the work ends with. */
  limit: string;
  time: string;
  price: string;
}

export const tests: readonly PriceLine[] = [
  {
    no: "1.1",
    name: "Whole-home safety inspection",
    detail: "Every outlet, every breaker, panel opened. Readings and photos on paper.",
    limit: "NEC 2023",
    time: "2½ h",
    price: "$220",
  },
  {
    no: "1.2",
    name: "Home-sale inspection",
    detail: "The same, with a priced repair list that buyer and seller can both use.",
    limit: "Report in 24 h",
    time: "2½ h",
    price: "$260",
  },
  {
    no: "1.3",
    name: "Breaker panel thermal scan",
    detail: "Infrared under load. A loose lug shows up as heat long before it burns.",
    limit: "+18 °F or less",
    time: "45 min",
    price: "$140",
  },
  {
    no: "1.4",
    name: "Ground rod resistance",
    detail: "Measured with a clamp, nothing switched off.",
    limit: "25 Ω or less",
    time: "45 min",
    price: "$120",
  },
  {
    no: "1.5",
    name: "GFCI and AFCI trip test",
    detail: "Up to 12 devices, with a tester, not with a thumb on the button.",
    limit: "Trips at 4–6 mA",
    time: "30 min",
    price: "$95",
  },
  {
    no: "1.6",
    name: "Smoke and CO alarms",
    detail: "The whole house: sound, date, battery, and whether they wake each other.",
    limit: "85 dB or more",
    time: "30 min",
    price: "$75",
  },
  {
    no: "1.7",
    name: "Insulation test, one circuit",
    detail: "500 V on the wire, everything unplugged. Old cloth wiring tells on itself.",
    limit: "1 MΩ or more",
    time: "20 min",
    price: "$45",
  },
];

export const jobs: readonly PriceLine[] = [
  {
    no: "2.1",
    name: "Fault finding",
    detail: "Tripping breakers, dead outlets, flicker.",
    limit: "Cause in writing",
    time: "1st hour",
    price: "$110",
  },
  {
    no: "2.2",
    name: "Car charger",
    detail: "Supplied, fitted and registered.",
    limit: "Permit passed",
    time: "½ day",
    price: "from $890",
  },
  {
    no: "2.3",
    name: "New breaker panel",
    detail: "With surge protection and labels.",
    limit: "Permit passed",
    time: "1 day",
    price: "from $1,150",
  },
];

export const homeNames: Record<(typeof homeSizes)[number], string> = {
  "1500": "Up to 1,500 sq ft",
  "2500": "1,500 to 2,500 sq ft",
  "4000": "2,500 to 4,000 sq ft",
};

const homeCosts: Record<string, { extra: number; hours: number; points: number }> = {
  "1500": { extra: 0, hours: 2.5, points: 64 },
  "2500": { extra: 50, hours: 3, points: 92 },
  "4000": { extra: 110, hours: 4, points: 138 },
};

/** What an inspection costs in a small home, how much longer than a safety inspection it takes, and what it includes. */
interface Inspection {
  name: string;
  price: number;
  moreHours: number;
  includes: readonly string[];
}

export const inspectionFacts: Record<(typeof inspections)[number], Inspection> = {
  safety: {
    name: "Safety inspection",
    price: 220,
    moreHours: 0,
    includes: ["Panel opened", "Every outlet", "Ground and bonding"],
  },
  sale: {
    name: "Home-sale inspection",
    price: 260,
    moreHours: 0,
    includes: ["Panel opened", "Every outlet", "Priced repair list"],
  },
  scan: {
    name: "Safety inspection and thermal scan",
    price: 330,
    moreHours: 0.5,
    includes: ["Panel opened", "Every outlet", "Infrared under load"],
  },
  full: {
    name: "The full set, 1.1 and 1.3 to 1.6",
    price: 520,
    moreHours: 1.5,
    includes: ["Infrared under load", "GFCI and AFCI trips", "Ground rod, alarms"],
  },
};

/** The fixed price of an inspection in a home of a size, in dollars. */
export function fixedPrice(home: string, test: string) {
  const size = homeCosts[home] ?? homeCosts["1500"]!;
  const facts = inspectionFacts[test as keyof typeof inspectionFacts];
  return {
    ...facts,
    total: facts.price + size.extra,
    hours: size.hours + facts.moreHours,
    points: size.points,
  };
}
