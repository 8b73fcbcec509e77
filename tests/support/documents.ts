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
export function documentedCommands(): DocumentedCommand[] {
  return documents.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return [...inBlocks(text), ...inTables(text)].map(({ line, command, needs }) => ({
      where: `${file}:${line}`,
      command,
      needs,
    }));
  });
}

/** The languages of a document's fenced blocks; empty for a block that names none. */
export function fenceLanguages(file: string): string[] {
  const fences = [...readFileSync(file, "utf8").matchAll(/^ *```(.*)$/gm)];
  return fences.filter((_, index) => index % 2 === 0).map(([, language = ""]) => language);
}

interface Found {
  line: number;
  command: string;
  needs?: string;
}

function inBlocks(text: string): Found[] {
  return [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].flatMap(({ 1: block = "", index }) => {
    const first = lineAt(text, index);
    const needs = /^ *# needs (.+)/.exec(block)?.[1];
    return [...block.matchAll(/(?:[^\n\\]|\\\n?)+/g)].flatMap(({ 0: line, index: at }) =>
      commandsOf(line.replace(/\\\n\s*/g, "")).map((command) => ({
        line: first + lineAt(block, at),
        command,
        needs,
      })),
    );
  });
}

function inTables(text: string): Found[] {
  let headings: string[] = [];
  return text.split("\n").flatMap((line, at) => {
    if (!line.startsWith("|")) {
      headings = [];
      return [];
    }
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (headings.length === 0) headings = cells;
    if (headings[0] !== "command") return [];
    const needs = cells[headings.indexOf("needs")] || undefined;
    const named = [...cells[0]!.matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) =>
      commandsOf(code),
    );
    return named.map((command) => ({ line: at + 1, command, needs }));
  });
}

function commandsOf(line: string): string[] {
  return line
    .replace(/(^|\s)#.*$/, "")
    .split("&&")
    .map((part) => part.replace(/\s>\s*\S+/, "").trim())
    .filter(Boolean);
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
