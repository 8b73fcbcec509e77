/** A file of the cabinet: a build with what was agreed and what became of it. */
export interface ProjectFile {
  number: number;
  place: string;
  name: string;
  size: string;
  sheet: string;
  /** In dollars. */
  agreed: number;
  paid: number;
  /** On site. */
  weeksAgreed: number;
  weeksTaken: number;
  story: string;
  /** Where the money went, in percent of what was paid. */
  parts: readonly { name: string; percent: number }[];
  /** What nobody had planned. */
  surprise: string;
}

export const projectFiles: readonly [ProjectFile, ProjectFile, ProjectFile, ProjectFile] = [
  {
    number: 212,
    place: "Brickfield",
    name: "Two stories beside a farmhouse",
    size: "640 sq ft",
    sheet: "Garden elevation",
    agreed: 164_000,
    paid: 161_900,
    weeksAgreed: 19,
    weeksTaken: 18.5,
    story:
      "A kitchen below, two bedrooms above, and a door for every muddy boot in the family. The old brick was still made nearby, so you have to look for the seam.",
    parts: [
      { name: "Ground and footings", percent: 14 },
      { name: "Brick and block", percent: 27 },
      { name: "Roof and windows", percent: 22 },
      { name: "Pipes and wires", percent: 15 },
      { name: "Plaster, floors, doors", percent: 22 },
    ],
    surprise:
      "A forgotten cistern under the patio. Two days and $2,300, both out of the reserve that was in the price.",
  },
  {
    number: 219,
    place: "Three Elms",
    name: "A loft for two teenagers",
    size: "310 sq ft",
    sheet: "Section",
    agreed: 58_500,
    paid: 58_500,
    weeksAgreed: 9,
    weeksTaken: 9,
    story:
      "One room that a curtain makes two. The stair starts where a linen closet was, so nobody downstairs lost a room.",
    parts: [
      { name: "Beams and floor", percent: 26 },
      { name: "Stair", percent: 13 },
      { name: "Skylights and roof", percent: 24 },
      { name: "Insulation and wires", percent: 17 },
      { name: "Plaster, floor, trim", percent: 20 },
    ],
    surprise:
      "The chimney leaned on a rafter. A steel bracket, $640, and the price stayed: we had budgeted for one such thing.",
  },
  {
    number: 205,
    place: "Cedar Ridge",
    name: "A house on one floor",
    size: "1,870 sq ft",
    sheet: "Floor plan",
    agreed: 428_000,
    paid: 421_300,
    weeksAgreed: 38,
    weeksTaken: 37,
    story:
      "For two people who plan to be ninety in it: no step at the door, wide halls, and a kitchen in the morning sun.",
    parts: [
      { name: "Ground, slab, drive", percent: 19 },
      { name: "Brick and block", percent: 23 },
      { name: "Roof and windows", percent: 21 },
      { name: "Pipes, wires, heat", percent: 18 },
      { name: "Plaster, floors, kitchen", percent: 19 },
    ],
    surprise:
      "Rock at four feet instead of six. We raised the house ten inches and saved the blasting.",
  },
  {
    number: 223,
    place: "Granger",
    name: "A wall with a gate in it",
    size: "24 ft long",
    sheet: "Street elevation",
    agreed: 14_200,
    paid: 14_850,
    weeksAgreed: 3,
    weeksTaken: 3,
    story:
      "The old wall leaned into the street. We took it down, cleaned 1,900 of its bricks by hand, and built it again with an arch.",
    parts: [
      { name: "Taking down, cleaning", percent: 21 },
      { name: "Footing", percent: 16 },
      { name: "Brick", percent: 38 },
      { name: "Arch and coping", percent: 18 },
      { name: "Gate and bench", percent: 7 },
    ],
    surprise:
      "$650 over: the owners asked for a stone bench in week two, and signed for it before we laid it.",
  },
];
