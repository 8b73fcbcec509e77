/**
 * `npm run new-demo dentist`: a demo of a new trade, from the template in scripts/new-demo, with a line in the list of trades
 * and a drawing where its own photo is to stand. `npm run new-demo pool-builder "Pool Builder" "Pool Builders"` names it too.
 */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { trades } from "../app/content/trades";
import { demoProblems, FOLDERS, LIST, writeFolders } from "./demos";
import templateColors from "./new-demo/colors.json";
import { publishStill } from "./shots/stills";

const TEMPLATE = "scripts/new-demo";
const DRAWING = "shop.svg";

const capitalized = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

const USAGE = `npm run new-demo SLUG ["NAME" ["CATEGORY"]]
SLUG: its folder and address, such as pool-builder. NAME: "Pool Builder". CATEGORY: those who have the trade, "Pool Builders".
`;

const [slug = "", name = capitalized(slug.replaceAll("-", " ")), category = `${name}s`] =
  process.argv.slice(2);
if (["help", "-h", "--help"].includes(slug)) {
  process.stdout.write(USAGE);
  process.exit();
}
if (!/^[a-z]/.test(slug)) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const slugs = trades.map((trade) => trade.slug);
const problems = demoProblems([...slugs, slug], [...slugs, slug], () => []);
const folder = `${FOLDERS}/${slug}`;
if (problems.length === 0 && existsSync(folder)) problems.push(`${folder} is there already.`);
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\nFor example: npm run new-demo dentist\n`);
  process.exit(2);
}

/** A hue for each further trade, far from that of the one before. */
const hue = (trades.length * 137) % 360;
const colors = {
  trade: hex(hue, 0.5, 0.26),
  "trade-deep": hex(hue, 0.5, 0.13),
  "trade-light": hex(hue, 0.3, 0.78),
  "trade-tint": hex(hue, 0.3, 0.95),
};

const pascal = capitalized(slug.replaceAll("-", " ")).replaceAll(" ", "");
const colorNames = Object.keys(colors) as (keyof typeof colors)[];
const written: [word: string, text: string][] = [
  ["trade-name", slug],
  ["TradeName", pascal],
  ["tradeName", pascal[0]!.toLowerCase() + pascal.slice(1)],
  ["Trade Name", within(name)],
  ["trade name", within(name.toLowerCase())],
  ...colorNames.map((color): [string, string] => [templateColors[color], colors[color]]),
];

cpSync(TEMPLATE, folder, { recursive: true, filter: (path) => !path.endsWith(DRAWING) });
for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  if (!/\.tsx?$/.test(file)) continue;
  const path = join(folder, file);
  const kit = dirname(file) === "." ? "../kit/" : "../../kit/";
  const text = readFileSync(path, "utf8").replaceAll("~/demos/kit/", kit);
  writeFileSync(
    path,
    written.reduce((it, [word, by]) => it.replaceAll(word, () => by), text),
  );
}
writeFileSync(`${folder}/colors.json`, `${JSON.stringify(colors, undefined, 2)}\n`);

const drawing = readFileSync(join(TEMPLATE, DRAWING), "utf8").replace(
  /"(trade[\w-]*)"/g,
  (_, color: keyof typeof colors) => `"${colors[color]}"`,
);
await publishStill(slug, Buffer.from(drawing));

const line = `  { slug: "${slug}", name: ${JSON.stringify(name)}, category: ${JSON.stringify(category)} },\n] as const;`;
const list = readFileSync(LIST, "utf8").replace("] as const;", () => line);
writeFileSync(LIST, list);
writeFolders([...slugs, slug]);

process.stdout.write(`${folder} is there, with a line in ${LIST}. Now:
  npm run dev                          look at http://localhost:3000/demo/${slug}, and make it your own
  npm run shots -- --still ${slug} photo.jpg   your photo in place of the drawing, 1600 pixels wide, three to two
  npm run shots -- demos share         its pictures for the gallery and for links
`);

/** A text as it stands between the quotes of a string. */
function within(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function hex(hue: number, saturation: number, lightness: number): string {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number) => {
    const at = (shift + hue / 30) % 12;
    const value = lightness - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
