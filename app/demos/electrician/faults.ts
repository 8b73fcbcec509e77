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
      "Unplug everything on that circuit. Move the handle fully to OFF, then to ON. If it holds, plug things back in one at a time. If it trips with nothing plugged in, leave it at OFF.",
    test: "Insulation resistance of the conductors, followed by trip test of the breaker.",
    reading: "0.3 MΩ",
    limit: "min. 1 MΩ",
  },
  {
    symptom: "Single receptacle without voltage",
    measure:
      "Find the GFCI receptacles in bathrooms, garage, kitchen and outdoors. Press RESET on each. One of these often feeds receptacles in other rooms.",
    test: "Voltage measured at each receptacle from the panel outward to the point of loss.",
    reading: "0 V",
    limit: "114-126 V",
  },
  {
    symptom: "Lamps dim or flicker",
    measure:
      "If it is one lamp, replace it. If some lamps dim while others brighten, turn the main breaker to OFF and call the call-out line. The neutral is probably loose.",
    test: "Voltage drop under load, followed by thermal survey of the joints.",
    reading: "9 % drop",
    limit: "max. 3 %",
  },
  {
    symptom: "Part of the building without power",
    measure:
      "Look whether the houses next door have power. If they do, turn off range, dryer and air conditioner at the panel. Call the utility first, then the call-out line.",
    test: "Voltage of both legs at the meter. Side of the fault stated in writing.",
    reading: "L2: 38 V",
    limit: "120 V per leg",
  },
  {
    symptom: "Shock felt at faucet or appliance",
    measure:
      "Do not touch it again. Warn everyone in the house. Turn the breaker of the appliance to OFF. If you cannot tell which one it is, turn the main breaker to OFF.",
    test: "Continuity of the equipment ground, measured again after repair.",
    reading: "61 V to ground",
    limit: "0 V",
  },
  {
    symptom: "Burning odor or sparks",
    measure:
      "If you see smoke or flame, get everyone out, then call 911. If not, turn the main breaker to OFF and call the call-out line.",
    test: "Thermal survey of panel and joints before power is restored.",
    reading: "192 °F at lug",
    limit: "max. 18 °F above ambient",
  },
];
