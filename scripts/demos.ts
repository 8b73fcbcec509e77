/**
 * Compares the list of trades with the folders in app/demos, and writes the two files that load what the site needs of each
 * folder: apart, because a browser gets only the previews.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

export const LIST = "app/content/trades.ts";
export const FOLDERS = "app/demos";
const FILES = ["colors.json", "facts.ts", "page.tsx", "preview.ts"];

/** Where the list and the folders differ, a sentence each; `missing`: the files that a folder lacks. */
export function demoProblems(
  slugs: readonly string[],
  folders: readonly string[],
  missing: (folder: string) => readonly string[],
): string[] {
  const unusable = slugs.filter(
    (slug, at) => !/^[a-z][a-z\d-]*$/.test(slug) || slugs.indexOf(slug) < at,
  );
  return [
    ...unusable.map(
      (slug) =>
        `${LIST} has "${slug}": a folder's name has small letters, digits and dashes, and stands there once.`,
    ),
    ...slugs
      .filter((slug) => !folders.includes(slug))
      .map(
        (slug) =>
          `${LIST} has "${slug}", but there is no folder ${FOLDERS}/${slug}: add the folder or remove the line.`,
      ),
    ...folders
      .filter((folder) => !slugs.includes(folder))
      .map(
        (folder) =>
          `There is a folder ${FOLDERS}/${folder}, but ${LIST} has no line with the slug "${folder}": add the line or remove the folder.`,
      ),
    ...folders.flatMap((folder) =>
      missing(folder).map(
        (file) => `${FOLDERS}/${folder} lacks its ${file}: copy it from another demo.`,
      ),
    ),
  ];
}

/** Returns what keeps the site from being built. */
export function writeFolders(slugs: readonly string[]): string[] {
  const folders = readdirSync(FOLDERS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "kit")
    .map(({ name }) => name);
  const problems = demoProblems(slugs, folders, (folder) =>
    FILES.filter((file) => !existsSync(`${FOLDERS}/${folder}/${file}`)),
  );
  if (problems.length === 0) {
    write("facts", "Facts", slugs);
    write("previews", "Preview", slugs);
  }
  return problems;
}

/** The demos of the list that the gallery has no pictures of: those are taken of the built site. */
export function withoutPictures(slugs: readonly string[]): string[] {
  return slugs.filter((slug) =>
    ["demos", "phones"].some((kind) => {
      return !readdirSync(`public/images/${kind}`).some((name) => name.startsWith(`${slug}-`));
    }),
  );
}

/** A file that stays the same is not touched: in development a change starts another build. */
function write(what: "facts" | "previews", type: "Facts" | "Preview", slugs: readonly string[]) {
  const file = `${FOLDERS}/folder-${what}.ts`;
  const nameOf = (slug: string) =>
    slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const module = type.toLowerCase();
  const text = `// Written by the build from the list in ${LIST}: edit that.
import type { TradeSlug } from "~/content/trades";
import type { ${type} } from "./kit/${type === "Facts" ? "facts" : "preview"}";
${slugs.map((slug) => `import ${nameOf(slug)} from "./${slug}/${module}";`).join("\n")}

export const ${what}: Record<TradeSlug, ${type}> = {
${slugs.map((slug) => `  ${slug.includes("-") ? `"${slug}"` : slug}: ${nameOf(slug)},`).join("\n")}
};
`;
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
