/** A symptom and what is to be done. */
interface Fault {
  symptom: string;
  /** What is to be done before a call. */
  measure: string;
  /** What the electrician then tests. */
  test: string;
  reading: string;
  limit: string;
}

export const faults: readonly Fault[] = [
  {
    symptom: "Breaker trips repeatedly",
    measure:
      "All loads on the circuit to be unplugged. Handle to be moved fully to OFF, then to ON. If held, loads to be reconnected singly. If tripped without load, breaker to be left at OFF.",
    test: "Insulation resistance of the conductors, followed by trip test of the breaker.",
    reading: "0.3 MΩ",
    limit: "min. 1 MΩ",
  },
  {
    symptom: "Single receptacle without voltage",
    measure:
      "GFCI receptacles in bathrooms, garage, kitchen and outdoors to be located. RESET to be pressed on each. Receptacles in other rooms are frequently fed through one of these.",
    test: "Voltage measured at each receptacle from the panel outward to the point of loss.",
    reading: "0 V",
    limit: "114-126 V",
  },
  {
    symptom: "Lamps dim or flicker",
    measure:
      "One lamp affected: lamp to be replaced. Lamps in one area dim while others brighten: main breaker to be set to OFF and the call-out line called, a loose neutral being probable.",
    test: "Voltage drop under load, followed by thermal survey of the joints.",
    reading: "9 % drop",
    limit: "max. 3 %",
  },
  {
    symptom: "Part of the building without power",
    measure:
      "Adjacent buildings to be checked for power. If supplied: range, dryer and air conditioner to be switched off at the panel. The utility to be notified first.",
    test: "Voltage of both legs at the meter. Side of the fault stated in writing.",
    reading: "L2: 38 V",
    limit: "120 V per leg",
  },
  {
    symptom: "Shock felt at faucet or appliance",
    measure:
      "Contact to be avoided. Other occupants to be informed. Breaker of the appliance to be set to OFF; if not identified, the main breaker.",
    test: "Continuity of the equipment ground, measured again after repair.",
    reading: "61 V to ground",
    limit: "0 V",
  },
  {
    symptom: "Burning odor or sparks",
    measure:
      "Main breaker to be set to OFF. In case of smoke or flame: building to be evacuated and 911 called before all else.",
    test: "Thermal survey of panel and joints before power is restored.",
    reading: "192 °F at lug",
    limit: "max. 18 °F above ambient",
  },
];
