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
    name: "Two Stories Onto A Farmhouse",
    size: "640 sq ft",
    sheet: "Garden elevation",
    agreed: 164_000,
    paid: 158_100,
    weeksAgreed: 19,
    weeksTaken: 18.5,
    story:
      "This young family had outgrown his grandparents’ farmhouse. We built them a kitchen downstairs and two bedrooms over it. The yard that fired the old brick is still in business, so Dad picked out every pallet himself.",
    parts: [
      { name: "Ground and footings", percent: 14 },
      { name: "Brick and block", percent: 27 },
      { name: "Roof and windows", percent: 22 },
      { name: "Pipes and wires", percent: 15 },
      { name: "Plaster, floors, doors", percent: 22 },
    ],
    surprise:
      "There was an old cistern under the patio. Filling it in took two days and $2,300 of the reserve, and the rest went back to the family.",
  },
  {
    number: 219,
    place: "Three Elms",
    name: "A Loft For Two Teenagers",
    size: "310 sq ft",
    sheet: "Section",
    agreed: 58_500,
    paid: 58_500,
    weeksAgreed: 9,
    weeksTaken: 9,
    story:
      "With two boys in high school and one bedroom between them, this family needed the attic more than the boxes in it. We put the stairs where the linen closet used to be, so that nobody had to give up a room.",
    parts: [
      { name: "Beams and floor", percent: 26 },
      { name: "Stair", percent: 13 },
      { name: "Skylights and roof", percent: 24 },
      { name: "Insulation and wires", percent: 17 },
      { name: "Plaster, floor, trim", percent: 20 },
    ],
    surprise:
      "The chimney had been leaning on a rafter for a good many years. A steel bracket for $640 took care of it, and the price stayed where it was.",
  },
  {
    number: 205,
    place: "Cedar Ridge",
    name: "A House All On One Floor",
    size: "1,870 sq ft",
    sheet: "Floor plan",
    agreed: 428_000,
    paid: 421_300,
    weeksAgreed: 38,
    weeksTaken: 37,
    story:
      "These folks were retiring from dairy farming and asked us for a home they could stay in. There is no step at the door, the halls are wide, and the kitchen gets the morning sun, which she had wanted for forty years.",
    parts: [
      { name: "Ground, slab, drive", percent: 19 },
      { name: "Brick and block", percent: 23 },
      { name: "Roof and windows", percent: 21 },
      { name: "Pipes, wires, heat", percent: 18 },
      { name: "Plaster, floors, kitchen", percent: 19 },
    ],
    surprise:
      "We hit rock at four feet where we had expected it at six. We raised the whole house ten inches, and nobody had to pay for blasting.",
  },
  {
    number: 223,
    place: "Granger",
    name: "A Garden Wall With A Gate",
    size: "24 ft long",
    sheet: "Street elevation",
    agreed: 14_200,
    paid: 14_850,
    weeksAgreed: 3,
    weeksTaken: 3,
    story:
      "The old wall was leaning out over the sidewalk. We took it down, cleaned some 1,900 of the bricks by hand, and laid them up again with an arch over the gate. Dad drives people past it on purpose.",
    parts: [
      { name: "Taking down, cleaning", percent: 21 },
      { name: "Footing", percent: 16 },
      { name: "Brick", percent: 38 },
      { name: "Arch and coping", percent: 18 },
      { name: "Gate and bench", percent: 7 },
    ],
    surprise:
      "In the second week the owners decided that they would like a stone bench. We wrote it up for $650, and they signed for it.",
  },
];
