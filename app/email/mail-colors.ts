/** The site's colours (app/ui/tokens.ts) as a mail needs them: written out, for both schemes. */
const light = {
  page: "#faf6ef",
  card: "#ffffff",
  panel: "#faf6ef",
  band: "#17233a",
  bandInk: "#ffffff",
  accent: "#f2b632",
  ink: "#17233a",
  muted: "#505a6b",
  line: "#e0d6c6",
  link: "#a63e0c",
  button: "#a63e0c",
  buttonInk: "#ffffff",
};

export type MailColors = typeof light;

const dark: MailColors = {
  page: "#10192a",
  card: "#1a2539",
  panel: "#25355a",
  band: "#0b111d",
  bandInk: "#ffffff",
  accent: "#f2b632",
  ink: "#f5efe4",
  muted: "#b4bccb",
  line: "#33405a",
  link: "#ffb48b",
  button: "#f2b632",
  buttonInk: "#17233a",
};

export const mailColors = { light, dark };

/** Every text and the ground it stands on; each pair is readable, the light ones also when a client inverts them. */
export const colorPairs: readonly (readonly [text: keyof MailColors, ground: keyof MailColors])[] =
  [
    ["bandInk", "band"],
    ["ink", "card"],
    ["ink", "panel"],
    ["muted", "card"],
    ["muted", "panel"],
    ["muted", "page"],
    ["link", "card"],
    ["link", "page"],
    ["buttonInk", "button"],
  ];
