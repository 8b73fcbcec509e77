/** Each town, the day on which the firm is there, and its soil. */
export const towns = [
  { day: "Monday", name: "Edgerton", soil: "Sandy soil. Add compost every year." },
  { day: "Tuesday", name: "Albion", soil: "Deep loam. Plant what you like." },
  { day: "Wednesday", name: "Marshall", soil: "Stony soil. Dig holes twice as wide." },
  { day: "Thursday", name: "Deerfield", soil: "Acid soil. Plant hydrangeas, not lavender." },
  { day: "Friday", name: "Stoughton", soil: "Heavy clay. Dig only when it is dry." },
  { day: "Saturday", name: "Verona", soil: "Limestone. Plant lavender, not hydrangeas." },
] as const;
