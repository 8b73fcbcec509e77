/** The site's colours (app/shell/tailwind.css) as a mail needs them: written out, for both schemes. */
const light = {
  page: "#faf6ef",
  card: "#ffffff",
  panel: "#faf6ef",
  band: "#1d2430",
  bandInk: "#ffffff",
  accent: "#f2b632",
  ink: "#1d2430",
  muted: "#525967",
  line: "#e0d6c6",
  link: "#a63e0c",
  button: "#a63e0c",
  buttonInk: "#ffffff",
};

export type MailColors = typeof light;

const dark: MailColors = {
  page: "#12171f",
  card: "#1d2430",
  panel: "#283142",
  band: "#0c1017",
  bandInk: "#ffffff",
  accent: "#f2b632",
  ink: "#f6f1e8",
  muted: "#b7bdc9",
  line: "#3d475a",
  link: "#ffb088",
  button: "#f2b632",
  buttonInk: "#1d2430",
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
