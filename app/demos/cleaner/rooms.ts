/** A line of the checklist, and where in the floor plan it is done. */
export interface Task {
  text: string;
  at: readonly [x: number, y: number];
}

/** A room of the floor plan with its part of the checklist. */
export interface Room {
  id: string;
  name: string;
  minutes: number;
  everyVisit: readonly Task[];
  monthly: Task;
  onRequest: { text: string; price: string };
}

/** Together with five minutes for a last check they take the three hours of a home with two bedrooms. */
export const rooms: readonly Room[] = [
  {
    id: "kitchen",
    name: "Kitchen",
    minutes: 45,
    everyVisit: [
      { text: "Wipe counters and tiles", at: [104, 52] },
      { text: "Clean the stove top and knobs", at: [52, 140] },
      { text: "Polish the sink and faucet", at: [180, 52] },
      { text: "Wipe the table and chairs", at: [192, 186] },
      { text: "Sweep and mop the floor", at: [108, 244] },
    ],
    monthly: { text: "Dust the top of the fridge", at: [257, 56] },
    onRequest: { text: "Clean inside the oven", price: "$35" },
  },
  {
    id: "bathroom",
    name: "Bathroom",
    minutes: 35,
    everyVisit: [
      { text: "Scrub the bath and shower", at: [424, 96] },
      { text: "Clean the basin and faucet", at: [320, 62] },
      { text: "Disinfect the toilet", at: [320, 142] },
      { text: "Mop the floor", at: [384, 160] },
      { text: "Hang fresh towels", at: [372, 40] },
    ],
    monthly: { text: "Brush the grout", at: [424, 44] },
    onRequest: { text: "Remove limescale", price: "$20" },
  },
  {
    id: "bedroom",
    name: "Bedroom",
    minutes: 25,
    everyVisit: [
      { text: "Make the bed or change sheets", at: [655, 140] },
      { text: "Dust lamps, sill and headboard", at: [556, 46] },
      { text: "Vacuum under the bed", at: [712, 219] },
      { text: "Clean the mirror", at: [758, 190] },
    ],
    monthly: { text: "Dust the wardrobe top", at: [758, 240] },
    onRequest: { text: "Iron for an hour", price: "$40" },
  },
  {
    id: "living",
    name: "Living room",
    minutes: 35,
    everyVisit: [
      { text: "Vacuum the sofa", at: [60, 412] },
      { text: "Dust the shelves", at: [236, 562] },
      { text: "Wipe the TV screen", at: [380, 366] },
      { text: "Vacuum the rug", at: [252, 486] },
      { text: "Wipe the table and remotes", at: [188, 440] },
    ],
    monthly: { text: "Vacuum behind the sofa", at: [60, 500] },
    onRequest: { text: "Clean a window inside", price: "$5" },
  },
  {
    id: "hall",
    name: "Hall",
    minutes: 15,
    everyVisit: [
      { text: "Shake out the mat", at: [474, 556] },
      { text: "Vacuum the runner", at: [474, 440] },
      { text: "Dust the bench and mirror", at: [518, 350] },
      { text: "Wipe switches and door handles", at: [418, 404] },
    ],
    monthly: { text: "Wipe the baseboards", at: [418, 520] },
    onRequest: { text: "Sweep the front steps", price: "$10" },
  },
  {
    id: "study",
    name: "Study",
    minutes: 20,
    everyVisit: [
      { text: "Dust the desk", at: [742, 448] },
      { text: "Wipe the screen and keyboard", at: [742, 390] },
      { text: "Empty the trash", at: [692, 486] },
      { text: "Vacuum the floor", at: [628, 440] },
    ],
    monthly: { text: "Dust the bookshelf", at: [690, 562] },
    onRequest: { text: "Make up a guest bed", price: "$10" },
  },
];
