import { cylinderPrice } from "./trips";

/** The words of the advice page, by the lock that they are about. */
export const plates = {
  cylinder: {
    id: "plate-cylinder",
    title: "Cylinder",
    hint: "Front doors",
    parts: ["Shear line", "Driver pins", "Key pins", "Key lifts, plug turns"],
    advice: [
      { title: "Buy", text: `Grade 1. $${cylinderPrice} fitted.` },
      { title: "Skip", text: "Anything under $20." },
      { title: "Sticks?", text: "Graphite. Never oil." },
    ],
  },
  latch: {
    id: "plate-latch",
    title: "Night latch",
    hint: "Locks you out",
    parts: ["Slanted bolt", "Spring", "Cylinder", "Inside knob"],
    advice: [
      { title: "Buy", text: "Deadlocking bolt." },
      { title: "Habit", text: "Keys first. Then door." },
      { title: "Spare", text: "One next door." },
    ],
  },
  safe: {
    id: "plate-safe",
    title: "Safe",
    hint: "Fire, thieves",
    parts: ["Dial, first wheel", "Three wheels", "Fence drops", "Bolt draws"],
    advice: [
      { title: "Paper", text: "One hour, 350 °F." },
      { title: "Jewelry", text: "TL-15. Better: TL-30." },
      { title: "Bolt down", text: "Under 500 lb." },
      { title: "Forgot it?", text: "$240. Two hours." },
    ],
  },
  keys: {
    id: "plate-keys",
    title: "Keys",
    hint: "Who copies yours?",
    parts: [],
    advice: [
      { title: "No photos", text: "A photo of a key is enough to cut a copy of it." },
      { title: "New home?", text: "New pins. $40." },
      { title: "Our key", text: "Its cuts are our phone number." },
    ],
  },
} as const;
