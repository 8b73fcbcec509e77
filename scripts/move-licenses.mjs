/**
 * Moves the license texts of the browser scripts into one file beside them, so that visitors do not load them with
 * every script.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";

const folder = "public/build";
const texts = new Set();

for (const name of readdirSync(folder, { recursive: true })) {
  if (!name.endsWith(".js")) continue;
  const file = join(folder, name);
  const { code, legalComments = "" } = await transform(readFileSync(file, "utf8"), {
    format: "esm",
    minify: true,
    legalComments: "external",
  });
  for (const text of legalComments.split(/(?<=\*\/)\s*/)) texts.add(text.trim());
  writeFileSync(file, code);
}
texts.delete("");
writeFileSync(join(folder, "licenses.txt"), `${[...texts].join("\n\n")}\n`);
