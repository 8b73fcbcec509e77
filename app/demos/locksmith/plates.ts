/** The words of the advice page, by the lock that they are about. */
export const plates = {
  cylinder: {
    id: "plate-cylinder",
    title: "The cylinder",
    hint: "In most front doors",
    parts: [
      "The line where plug and shell part",
      "Driver pins, pushed down by springs",
      "Key pins, each a different length",
      "The key lifts all five to the line, and the plug turns",
    ],
    advice: [
      {
        title: "Buy",
        text: "Grade 1 on the box, with security pins. About $70 in a store, or $145 fitted by us.",
      },
      {
        title: "Leave",
        text: "The $15 cylinder. A filed-down key and a tap with a screwdriver open it in a minute.",
      },
      {
        title: "If it sticks",
        text: "Graphite, never oil. Oil catches the dust from your pocket and holds it on the pins.",
      },
    ],
  },
  latch: {
    id: "plate-latch",
    title: "The night latch",
    hint: "The one that locks you out",
    parts: [
      "The bolt, slanted so that the door shuts by itself",
      "The spring that shoots it",
      "The cylinder, all that the street sees",
      "The knob, which does not help you from out there",
    ],
    advice: [
      {
        title: "Good to know",
        text: "Nine of ten calls at night are this lock and a draft. The bolt slides back with the right tool, without a mark.",
      },
      {
        title: "Buy",
        text: "One with a deadlocking bolt. It stops our tool, and so it stops everybody else’s.",
      },
      {
        title: "Habit",
        text: "Keys in your hand before the door moves. Or a spare with the neighbor who is always home.",
      },
    ],
  },
  lever: {
    id: "plate-lever",
    title: "The lever lock",
    hint: "In old doors and garden gates",
    parts: [
      "The bolt, thrown",
      "Levers, one behind the other, lifted by the key",
      "The stump passes only where every gate lines up",
      "The latch, for the handle",
    ],
    advice: [
      {
        title: "Keep it",
        text: "Five levers and a hardened bolt are still a good lock. We clean and re-spring one for $60.",
      },
      {
        title: "Change it",
        text: "Two or three levers are a lock for a cupboard. Count the steps on the key’s bit.",
      },
    ],
  },
  safe: {
    id: "plate-safe",
    title: "The safe",
    hint: "Numbers, fire and burglars",
    parts: [
      "The dial turns the first wheel, and that one drives the others",
      "Three wheels, one for each number",
      "The fence drops when all the gates are under it",
      "Then the handle can draw the bolt",
    ],
    advice: [
      {
        title: "For paper",
        text: "A one-hour fire rating at 350 °F. Paper browns above that, and memory cards die far below.",
      },
      {
        title: "For jewelry",
        text: "RSC on the label means five minutes against hand tools. TL-15 and TL-30 mean fifteen and thirty against power tools.",
      },
      {
        title: "Bolt it down",
        text: "Anything under 500 pounds leaves on a hand truck. Forgot the numbers? Opening one takes us two hours and costs $240, and the safe survives.",
      },
    ],
  },
  keys: {
    id: "plate-keys",
    title: "The keys",
    hint: "Who can copy yours",
    parts: [],
    advice: [
      {
        title: "A key is a number.",
        text: "Each cut has a depth from 0, no cut, to 9. A photo of your key on a table is enough to make one. The brass edge under our phone number is cut to 555 0167.",
      },
      {
        title: "New home?",
        text: "You do not know who has the old keys. Five new pins in your own cylinder cost $40 at the counter.",
      },
    ],
  },
} as const;
