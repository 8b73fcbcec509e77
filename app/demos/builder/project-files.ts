import extension from "./drawings/extension.svg";
import house from "./drawings/house.svg";

/** A file of the cabinet: a build with what was agreed and what became of it. */
export interface ProjectFile {
  number: number;
  place: string;
  name: string;
  size: string;
  picture: { src: string; alt: string };
  caption: string;
  /** In dollars. */
  agreed: number;
  paid: number;
  /** On site. */
  weeksAgreed: number;
  weeksTaken: number;
  dateline: string;
  story: string;
  /** Where the money went, in percent of what was paid. */
  parts: readonly { name: string; percent: number }[];
  /** What nobody had planned. */
  surprise: string;
}

export const projectFiles: readonly [ProjectFile, ProjectFile, ProjectFile, ProjectFile] = [
  {
    number: 212,
    place: "Decorah",
    name: "Two Stories Added To Farmhouse",
    size: "640 sq ft",
    picture: {
      src: extension,
      alt: "Garden elevation: the farmhouse in outline, and the addition of brick beside it",
    },
    caption: "The addition from the garden, 26 feet wide and 18 feet to the eaves.",
    agreed: 164_000,
    paid: 158_100,
    weeksAgreed: 19,
    weeksTaken: 18.5,
    dateline: "Decorah, Oct. 8.",
    story:
      "A family of five had outgrown a grandfather’s farmhouse. The crew built a kitchen and, over it, two bedrooms, in matching brick and cedar.",
    parts: [
      { name: "Ground and footings", percent: 14 },
      { name: "Brick and block", percent: 27 },
      { name: "Roof and windows", percent: 22 },
      { name: "Pipes and wires", percent: 15 },
      { name: "Plaster, floors, doors", percent: 22 },
    ],
    surprise:
      "The crew found an old cistern under the patio. Filling it took two days and $2,300 of the reserve.",
  },
  {
    number: 219,
    place: "Three Elms",
    name: "Attic Made Into Room For Two",
    size: "310 sq ft",
    picture: {
      src: `${house}#attic`,
      alt: "The finished attic: two beds under skylights, and a desk at the gable window",
    },
    caption: "The attic, 22 feet wide, with 8 feet 4 inches of headroom.",
    agreed: 58_500,
    paid: 58_500,
    weeksAgreed: 9,
    weeksTaken: 9,
    dateline: "Three Elms, Aug. 20.",
    story:
      "Two brothers in high school had shared one bedroom. The crew finished the attic and put the stairs where a linen closet had been.",
    parts: [
      { name: "Beams and floor", percent: 26 },
      { name: "Stair", percent: 13 },
      { name: "Skylights and roof", percent: 24 },
      { name: "Insulation and wires", percent: 17 },
      { name: "Plaster, floor, trim", percent: 20 },
    ],
    surprise:
      "The chimney had been leaning on a rafter. A steel bracket for $640 held it, and the price did not change.",
  },
  {
    number: 205,
    place: "Cedar Ridge",
    name: "Couple Builds On One Floor",
    size: "1,870 sq ft",
    picture: {
      src: `${house}#home`,
      alt: "A long brick house on one floor, with a level path to its door and two people on the porch",
    },
    caption: "The house from the road, 52 feet wide, without a step.",
    agreed: 428_000,
    paid: 421_300,
    weeksAgreed: 38,
    weeksTaken: 37,
    dateline: "Cedar Ridge, June 4.",
    story:
      "A couple who had retired from dairy farming asked for a house without steps. The halls were made wide, and the kitchen was turned to the morning sun.",
    parts: [
      { name: "Ground, slab, drive", percent: 19 },
      { name: "Brick and block", percent: 23 },
      { name: "Roof and windows", percent: 21 },
      { name: "Pipes, wires, heat", percent: 18 },
      { name: "Plaster, floors, kitchen", percent: 19 },
    ],
    surprise:
      "The crew hit rock at four feet, where six had been expected. The house was raised ten inches, and no blasting was needed.",
  },
  {
    number: 223,
    place: "Granger",
    name: "Garden Wall Rebuilt With Gate",
    size: "24 ft long",
    picture: {
      src: `${house}#wall`,
      alt: "A garden wall of old brick with an arch over an open gate, and flowers behind it",
    },
    caption: "The wall from the street, 24 feet wide and 6 feet high.",
    agreed: 14_200,
    paid: 14_850,
    weeksAgreed: 3,
    weeksTaken: 3,
    dateline: "Granger, May 14.",
    story:
      "The old wall was leaning over the sidewalk. The crew took it down, cleaned 1,900 of its bricks by hand and laid them again, with an arch over the gate.",
    parts: [
      { name: "Taking down, cleaning", percent: 21 },
      { name: "Footing", percent: 16 },
      { name: "Brick", percent: 38 },
      { name: "Arch and coping", percent: 18 },
      { name: "Gate and bench", percent: 7 },
    ],
    surprise: "The owners decided on a stone bench in the second week. They signed for the $650.",
  },
];
