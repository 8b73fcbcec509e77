/** A symptom, the circuits of the drawing that it usually points to, and what to do. */
export interface Fault {
  id: string;
  symptom: string;
  circuits: string;
  /** What to do before anyone is called. */
  first: string;
  /** What the electrician then measures. */
  then: string;
  reading: string;
  limit: string;
  urgent?: boolean;
}

export const faults: readonly Fault[] = [
  {
    id: "trip",
    symptom: "A breaker keeps tripping",
    circuits: "Circuit 3, kitchen outlets, 20 A",
    first:
      "Unplug everything on that circuit. Push the handle firmly to OFF, then ON. If it holds, plug things back in one at a time. If it trips with nothing plugged in, leave it off.",
    then: "We test the wire first and the breaker second, and show you both numbers.",
    reading: "0.3 MΩ",
    limit: "1 MΩ or more",
  },
  {
    id: "dead",
    symptom: "One outlet is dead",
    circuits: "Circuit 2, bathroom GFCI, 20 A",
    first:
      "Look for an outlet with a RESET button in the bathrooms, the garage, the kitchen and outside. Press it. One of them often feeds outlets in other rooms.",
    then: "We follow the feed from outlet to outlet until the voltage stops.",
    reading: "0 V",
    limit: "114 to 126 V",
  },
  {
    id: "flicker",
    symptom: "Lights dim and flicker",
    circuits: "Circuit 1, lights, 15 A",
    first:
      "One lamp only? Change the bulb. Do some rooms grow brighter while others dim? Then switch off at the main and call: a neutral may be loose.",
    then: "We load the circuit, then look for the joint that grows warm.",
    reading: "9 % drop",
    limit: "3 % or less",
  },
  {
    id: "half",
    symptom: "Half the house is dark",
    circuits: "The service, one leg of two",
    first:
      "Ask a neighbor. If their lights are on, switch off the range, the dryer and the air conditioner at the panel. Then call your utility, then us.",
    then: "We measure both legs at the meter and tell you whose side the fault is on.",
    reading: "L2: 38 V",
    limit: "120 V each",
  },
  {
    id: "tingle",
    symptom: "A faucet or appliance tingles",
    circuits: "Circuit 5, water heater, 30 A",
    first:
      "Do not touch it again, and tell the others. Switch off its breaker. If you cannot tell which one, switch off the main.",
    then: "We look for the lost ground and measure it again when it is back.",
    reading: "61 V to ground",
    limit: "0 V",
    urgent: true,
  },
  {
    id: "smell",
    symptom: "Burning smell or sparks",
    circuits: "Any of them: switch off all",
    first:
      "Switch off at the main, then call at once. If there is smoke or flame, leave the house and call 911 first.",
    then: "We come with a thermal camera and find the hot spot before power goes back on.",
    reading: "192 °F at a lug",
    limit: "Room + 18 °F",
    urgent: true,
  },
];
