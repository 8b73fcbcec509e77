/** A symptom, the circuits of the drawing that it usually points to, and what is to be done. */
export interface Fault {
  id: string;
  symptom: string;
  circuits: string;
  /** What is to be done before a call. */
  measure: string;
  /** What the electrician then tests. */
  test: string;
  reading: string;
  limit: string;
  urgent?: boolean;
}

export const faults: readonly Fault[] = [
  {
    id: "trip",
    symptom: "Breaker trips repeatedly",
    circuits: "Circuit 3, kitchen receptacles, 20 A",
    measure:
      "All loads on the circuit to be unplugged. Handle to be moved fully to OFF, then to ON. If held, loads to be reconnected singly. If tripped without load, breaker to be left at OFF.",
    test: "Insulation resistance of the conductors, followed by trip test of the breaker.",
    reading: "0.3 MΩ",
    limit: "min. 1 MΩ",
  },
  {
    id: "dead",
    symptom: "Single receptacle without voltage",
    circuits: "Circuit 2, bathroom GFCI, 20 A",
    measure:
      "GFCI receptacles in bathrooms, garage, kitchen and outdoors to be located. RESET to be pressed on each. Receptacles in other rooms are frequently fed through one of these.",
    test: "Voltage measured at each receptacle from the panel outward to the point of loss.",
    reading: "0 V",
    limit: "114-126 V",
  },
  {
    id: "flicker",
    symptom: "Lamps dim or flicker",
    circuits: "Circuit 1, lighting, 15 A",
    measure:
      "One lamp affected: lamp to be replaced. Lamps in one area dim while others brighten: main breaker to be set to OFF and the call-out line called, a loose neutral being probable.",
    test: "Voltage drop under load, followed by thermal survey of the joints.",
    reading: "9 % drop",
    limit: "max. 3 %",
  },
  {
    id: "half",
    symptom: "Part of the building without power",
    circuits: "Service, one leg of two",
    measure:
      "Adjacent buildings to be checked for power. If supplied: range, dryer and air conditioner to be switched off at the panel. The utility to be notified first.",
    test: "Voltage of both legs at the meter. Side of the fault stated in writing.",
    reading: "L2: 38 V",
    limit: "120 V per leg",
  },
  {
    id: "tingle",
    symptom: "Shock felt at faucet or appliance",
    circuits: "Circuit 5, water heater, 30 A",
    measure:
      "Contact to be avoided. Other occupants to be informed. Breaker of the appliance to be set to OFF; if not identified, the main breaker.",
    test: "Continuity of the equipment ground, measured again after repair.",
    reading: "61 V to ground",
    limit: "0 V",
    urgent: true,
  },
  {
    id: "smell",
    symptom: "Burning odor or sparks",
    circuits: "Not determined. All circuits to be switched off",
    measure:
      "Main breaker to be set to OFF. In case of smoke or flame: building to be evacuated and 911 called before all else.",
    test: "Thermal survey of panel and joints before power is restored.",
    reading: "192 °F at lug",
    limit: "max. 18 °F above ambient",
    urgent: true,
  },
];
