/**
 * The commands that README.md, CONTRIBUTING.md and docs/*.md give their readers.
 *
 * They are in fenced `sh` blocks, one per line (continued after a `\` at its end), and in tables whose first
 * column is headed `command`. Checks run all of them except those that need what a check does not have:
 * such a block begins with the line `# needs …` (an account at Fly.io, Docker, the age tool), and such a row of a
 * table has it in a column headed `needs`.
 */
import { readdirSync, readFileSync } from "node:fs";

export interface DocumentedCommand {
  /** "README.md:12" */
  where: string;
  command: string;
  /** What the reader needs besides this project; undefined when a check runs the command. */
  needs?: string;
}

export const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

/** Every command of the documents, split at `&&`, without comments and redirections. */
export const documentedCommands = () =>
  documents.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return [...inBlocks(file, text), ...inTables(file, text)];
  });

function inBlocks(file: string, text: string): DocumentedCommand[] {
  return [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].flatMap(({ 1: block = "", index }) => {
    const where = `${file}:${text.slice(0, index).split("\n").length}`;
    const needs = /^ *# needs (.+)/.exec(block)?.[1];
    const lines = block.replace(/\\\n\s*/g, "").split("\n");
    return lines.flatMap(commandsOf).map((command) => ({ where, command, needs }));
  });
}

function inTables(file: string, text: string): DocumentedCommand[] {
  let headings: string[] = [];
  return text.split("\n").flatMap((line, at) => {
    const cells = line.split("|").map((cell) => cell.trim());
    if (!line.startsWith("|")) headings = [];
    else if (headings.length === 0) headings = cells;
    if (headings[1] !== "command") return [];
    const needs = cells[headings.indexOf("needs")] || undefined;
    const named = [...cells[1]!.matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) =>
      commandsOf(code),
    );
    return named.map((command) => ({ where: `${file}:${at + 1}`, command, needs }));
  });
}

function commandsOf(line: string): string[] {
  return line
    .replace(/(^|\s)#.*$/, "")
    .split("&&")
    .map((part) => part.replace(/\s>\s*\S+/, "").trim())
    .filter(Boolean);
}
