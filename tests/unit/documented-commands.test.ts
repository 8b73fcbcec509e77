/** ../support/documents.ts says how a document marks a command that the checks cannot run. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { documentedCommands, documents } from "../support/documents";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

const ofTheDesk = readdirSync("app/operations/desk")
  .flatMap((file) => [
    ...readFileSync(`app/operations/desk/${file}`, "utf8").matchAll(/\.command\("([\w-]+)/g),
  ])
  .map(([, name]) => name);

const commands = documentedCommands();
const runnable = commands.filter(({ needs }) => needs === undefined);

function fenceLanguages(file: string): string[] {
  const fences = [...readFileSync(file, "utf8").matchAll(/^ *```(.*)$/gm)];
  return fences.filter((_, index) => index % 2 === 0).map(([, language = ""]) => language);
}

test("documented commands are found in scripts, desk commands and Fly commands", () => {
  const all = commands.map(({ command }) => command);
  expect(all).toContain("npm run dev");
  expect(all).toContain("orders release SW-7K3Q9PXM");
  expect(all.some((command) => command.startsWith("fly secrets set "))).toBe(true);
});

test("every fenced block in the documents names its language, and commands use sh", () => {
  for (const file of documents) {
    for (const language of fenceLanguages(file)) {
      expect(`${file}: ${language}`).not.toMatch(/: (bash|shell|console|zsh)?$/);
    }
  }
});

test.each(runnable.map(({ where, command }) => [where, command]))(
  "a documented command without further requirements is one that the checks run: %s %s",
  (_, command) => {
    const [program = "", first = "", ...words] = command
      .replace(/^([A-Z_]+=\S*\s+)+/, "")
      .split(/\s+/);
    if (program === "npx") {
      expect([first, words.shift()]).toEqual(["vitest", "run"]);
      for (const file of words) expect(existsSync(file), file).toBe(true);
    } else if (program === "npm") {
      const script = first === "run" ? words[0] : first;
      expect(["install", "ci", ...Object.keys(scripts)]).toContain(script);
    } else {
      // tests/site/desk-usage.test.ts runs it.
      expect(ofTheDesk, "neither a script nor marked with what it needs").toContain(program);
    }
  },
);

test("every npm script that a document mentions exists", () => {
  for (const file of documents) {
    for (const [, name] of readFileSync(file, "utf8").matchAll(/npm run ([\w-]+)/g)) {
      expect(scripts, file).toHaveProperty(name!);
    }
  }
});

test("the README has at most 100 lines, and its pictures exist, are light and have alternative texts", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(readme.trimEnd().split("\n").length).toBeLessThanOrEqual(100);
  const pictures = [...readme.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];
  expect(pictures).toHaveLength(3);
  for (const [, text = "", file = ""] of pictures) {
    expect(text.length).toBeGreaterThan(20);
    expect(readFileSync(file).length).toBeLessThan(150_000);
  }
});
