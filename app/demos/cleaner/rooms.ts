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

/** Together with five minutes for a last look they take the three hours of a home with two bedrooms. */
export const rooms: readonly Room[] = [
  {
    id: "kitchen",
    name: "Kitchen",
    minutes: 45,
    everyVisit: [
      { text: "Counters and tiles, with everything on them lifted", at: [104, 52] },
      { text: "Stove top, knobs off and washed", at: [52, 140] },
      { text: "Sink and tap, polished dry", at: [180, 52] },
      { text: "Table and chair backs", at: [192, 186] },
      { text: "Floor swept first, then mopped", at: [108, 244] },
    ],
    monthly: { text: "Top of the fridge and the wall behind the kettle", at: [257, 56] },
    onRequest: { text: "Inside the oven", price: "$35" },
  },
  {
    id: "bathroom",
    name: "Bathroom",
    minutes: 35,
    everyVisit: [
      { text: "Bath and shower glass, wiped until it squeaks", at: [424, 96] },
      { text: "Basin, tap and drain", at: [320, 62] },
      { text: "Toilet, with hinges and foot", at: [320, 142] },
      { text: "Floor, and behind the door", at: [384, 160] },
      { text: "Fresh towels, if you leave them out", at: [372, 40] },
    ],
    monthly: { text: "Grout brushed, drain hair out", at: [424, 44] },
    onRequest: { text: "Limescale treatment", price: "$20" },
  },
  {
    id: "bedroom",
    name: "Bedroom",
    minutes: 25,
    everyVisit: [
      { text: "Bed made, or sheets changed if they lie ready", at: [655, 140] },
      { text: "Lamps, sill and headboard dusted", at: [556, 46] },
      { text: "Under the bed, as far as the vacuum goes", at: [712, 219] },
      { text: "Mirror on the wardrobe", at: [758, 190] },
    ],
    monthly: { text: "On top of the wardrobe", at: [758, 240] },
    onRequest: { text: "Ironing, per hour", price: "$39" },
  },
  {
    id: "living",
    name: "Living room",
    minutes: 35,
    everyVisit: [
      { text: "Sofa vacuumed, cushions plumped", at: [60, 412] },
      { text: "Shelves dusted around your things", at: [236, 562] },
      { text: "Screen wiped dry, never sprayed", at: [380, 366] },
      { text: "Rug vacuumed both ways", at: [252, 486] },
      { text: "Low table and remote controls", at: [188, 440] },
    ],
    monthly: { text: "Behind and beneath the sofa", at: [60, 500] },
    onRequest: { text: "Windows inside, per pane", price: "$6" },
  },
  {
    id: "hall",
    name: "Hall",
    minutes: 15,
    everyVisit: [
      { text: "Mat shaken out, shoes in pairs", at: [474, 556] },
      { text: "Runner vacuumed", at: [474, 440] },
      { text: "Bench, hooks and mirror", at: [518, 350] },
      { text: "Light switches and door handles", at: [418, 404] },
    ],
    monthly: { text: "Baseboards, all the way around", at: [418, 520] },
    onRequest: { text: "Front steps swept", price: "$8" },
  },
  {
    id: "study",
    name: "Study",
    minutes: 20,
    everyVisit: [
      { text: "Desk dusted, papers left as they lie", at: [742, 448] },
      { text: "Screen and keyboard wiped dry", at: [742, 390] },
      { text: "Paper bin emptied", at: [692, 486] },
      { text: "Floor, around the cables", at: [628, 440] },
    ],
    monthly: { text: "Books off, shelf wiped, books back", at: [690, 562] },
    onRequest: { text: "Guest bed made up", price: "$10" },
  },
];
