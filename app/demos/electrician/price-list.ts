/** The floor areas up to which the price of an inspection holds. */
export const floorAreas = ["0-1,500", "1,501-2,500", "2,501-4,000"];

/** The inspections of a complete dwelling, with their prices by floor area. */
export const inspections = [
  {
    no: "3.1.1",
    name: "Safety inspection",
    detail: "All receptacles and breakers, panel interior. Time on site: 2.5 h, 3 h, 4\u00a0h.",
    prices: ["220.00", "270.00", "330.00"],
  },
  {
    no: "3.1.2",
    name: "Pre-sale inspection",
    detail: "As safety inspection, with priced list of repairs. Report in 24 h.",
    prices: ["260.00", "310.00", "370.00"],
  },
  {
    no: "3.1.3",
    name: "Safety inspection with thermal survey",
    detail: "As safety inspection, with infrared survey of the panel.",
    prices: ["330.00", "380.00", "440.00"],
  },
  {
    no: "3.1.4",
    name: "Complete inspection",
    detail: "As safety inspection, with thermal survey and tests of ground, GFCI, AFCI and alarms.",
    prices: ["520.00", "570.00", "630.00"],
  },
];

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
    no: "3.2.1",
    name: "Thermal survey, breaker panel",
    detail: "Infrared, under load.",
    limit: "max. +18 °F",
    time: "45 min",
    price: "140.00",
    note: 1,
  },
  {
    no: "3.2.2",
    name: "Ground electrode resistance",
    detail: "Clamp method, without interruption of supply.",
    limit: "max. 25 Ω",
    time: "45 min",
    price: "120.00",
  },
  {
    no: "3.2.3",
    name: "GFCI and AFCI trip test",
    detail: "Up to 12 devices, calibrated tester.",
    limit: "4-6 mA",
    time: "30 min",
    price: "95.00",
  },
  {
    no: "3.2.4",
    name: "Smoke and CO alarms",
    detail: "Sound level, date, battery, interconnection.",
    limit: "min. 85 dB",
    time: "30 min",
    price: "75.00",
  },
  {
    no: "3.2.5",
    name: "Insulation resistance, one circuit",
    detail: "500 V DC, loads disconnected.",
    limit: "min. 1 MΩ",
    time: "20 min",
    price: "45.00",
  },
];

export const jobs: readonly PriceLine[] = [
  {
    no: "3.3.1",
    name: "Fault location",
    detail: "Tripping breaker, loss of voltage, flicker.",
    limit: "Cause in writing",
    time: "1st hour",
    price: "110.00",
    note: 2,
  },
  {
    no: "3.3.2",
    name: "Vehicle charger",
    detail: "Supply, installation, registration.",
    limit: "Permit closed",
    time: "4 h",
    price: "890.00",
    note: 3,
  },
  {
    no: "3.3.3",
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
