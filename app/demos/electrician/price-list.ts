import type { homeSizes, inspections } from "./electrician";

/** One line of the schedule of prices. */
export interface PriceLine {
  no: string;
  name: string;
  detail: string;
  /** The value that a reading must keep, or the document that the work ends with. */
  limit: string;
  time: string;
  /** In dollars and cents. */
  price: string;
  /** The number of the footnote that applies. */
  note?: number;
}

export const tests: readonly PriceLine[] = [
  {
    no: "3.1.1",
    name: "Safety inspection, complete dwelling",
    detail: "All receptacles and breakers, panel interior. Readings and photographs.",
    limit: "NEC 2023",
    time: "2 h 30 min",
    price: "220.00",
  },
  {
    no: "3.1.2",
    name: "Pre-sale inspection",
    detail: "As 3.1.1, with priced list of repairs.",
    limit: "Report in 24 h",
    time: "2 h 30 min",
    price: "260.00",
  },
  {
    no: "3.1.3",
    name: "Thermal survey, breaker panel",
    detail: "Infrared, under load.",
    limit: "max. +18 °F",
    time: "45 min",
    price: "140.00",
    note: 1,
  },
  {
    no: "3.1.4",
    name: "Ground electrode resistance",
    detail: "Clamp method, without interruption of supply.",
    limit: "max. 25 Ω",
    time: "45 min",
    price: "120.00",
  },
  {
    no: "3.1.5",
    name: "GFCI and AFCI trip test",
    detail: "Up to 12 devices, calibrated tester.",
    limit: "4-6 mA",
    time: "30 min",
    price: "95.00",
  },
  {
    no: "3.1.6",
    name: "Smoke and CO alarms",
    detail: "Sound level, date, battery, interconnection.",
    limit: "min. 85 dB",
    time: "30 min",
    price: "75.00",
  },
  {
    no: "3.1.7",
    name: "Insulation resistance, one circuit",
    detail: "500 V DC, loads disconnected.",
    limit: "min. 1 MΩ",
    time: "20 min",
    price: "45.00",
  },
];

export const jobs: readonly PriceLine[] = [
  {
    no: "3.2.1",
    name: "Fault location",
    detail: "Tripping breaker, loss of voltage, flicker.",
    limit: "Cause in writing",
    time: "1st hour",
    price: "110.00",
    note: 2,
  },
  {
    no: "3.2.2",
    name: "Vehicle charger",
    detail: "Supply, installation, registration. See section 4.",
    limit: "Permit closed",
    time: "4 h",
    price: "890.00",
    note: 3,
  },
  {
    no: "3.2.3",
    name: "Breaker panel, replacement",
    detail: "With surge protection and directory.",
    limit: "Permit closed",
    time: "8 h",
    price: "1,150.00",
    note: 3,
  },
];

export const priceNotes = [
  "Minimum load of 40 % of panel rating required at time of survey.",
  "Each further hour: 95.00. Billed in units of 15 min.",
  "Minimum price. Final price stated after load calculation to NEC 220.",
];

export const homeNames: Record<(typeof homeSizes)[number], string> = {
  "1500": "0-1,500 sq ft",
  "2500": "1,501-2,500 sq ft",
  "4000": "2,501-4,000 sq ft",
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
    name: "3.1.1 Safety inspection",
    price: 220,
    moreHours: 0,
    includes: ["Panel interior", "Receptacles, all", "Ground and bonding"],
  },
  sale: {
    name: "3.1.2 Pre-sale inspection",
    price: 260,
    moreHours: 0,
    includes: ["Panel interior", "Receptacles, all", "Priced list of repairs"],
  },
  scan: {
    name: "3.1.1 with 3.1.3 Thermal survey",
    price: 330,
    moreHours: 0.5,
    includes: ["Panel interior", "Receptacles, all", "Infrared under load"],
  },
  full: {
    name: "3.1.1 with 3.1.3 to 3.1.6",
    price: 520,
    moreHours: 1.5,
    includes: ["Infrared under load", "GFCI and AFCI trip times", "Ground electrode, alarms"],
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
