/** ../support/documents.ts says how a document marks a command that the checks cannot run. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { documentedCommands, documents, fenceLanguages } from "../support/documents";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

/** The check that runs each script, or the script it is part of, and the text that proves it. */
const ranBy: Record<string, [file: string, words: string]> = {
  dev: ["tests/container/development.full.test.ts", '"run", "dev"'],
  build: ["scripts/test.mjs", '"run", "--silent", "build"'],
  start: ["tests/support/site.ts", '"build/start.js"'],
  desk: ["tests/support/operations/desk.ts", '"build/desk.js"'],
  sandbox: ["tests/integration/sandbox-start.test.ts", '"sandbox/start.ts"'],
  test: [".ci/run", "npm test"],
  "test:full": [".ci/run", "npm run test:full"],
  typecheck: ["scripts/test.mjs", '"tsc", "--noEmit"'],
  lint: ["scripts/test.mjs", '"oxlint"'],
  // It writes what the check only compares.
  format: ["package.json", "prettier --check ."],
};

const ofTheDesk = readdirSync("app/operations/desk")
  .flatMap((file) => [
    ...readFileSync(`app/operations/desk/${file}`, "utf8").matchAll(/\.command\("([\w-]+)/g),
  ])
  .map(([, name]) => name);

const commands = documentedCommands();
const runnable = commands.filter(({ needs }) => needs === undefined);

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

describe("a documented command without further requirements", () => {
  test.each(runnable.map(({ where, command }) => [where, command]))(
    "is run by a check: %s %s",
    (_, command) => {
      const [program = "", ...words] = command.replace(/^([A-Z_]+=\S*\s+)+/, "").split(/\s+/);
      if (program === "npm" && ["install", "ci"].includes(words[0]!)) return;
      if (program === "npm") {
        const script = words[0] === "run" ? words[1]! : words[0]!;
        expect(scripts).toHaveProperty(script);
        const [file, text] = ranBy[script] ?? [];
        expect(file, `no check runs ${script}`).toBeDefined();
        expect(readFileSync(file!, "utf8")).toContain(text);
      } else if (program === "npx") {
        expect(words.slice(0, 2)).toEqual(["vitest", "run"]);
        for (const file of words.slice(2)) expect(existsSync(file), file).toBe(true);
      } else {
        // tests/site/documented-desk.test.ts runs it.
        expect(ofTheDesk, "neither a script nor marked with what it needs").toContain(program);
      }
    },
  );
});

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
  expect(pictures).toHaveLength(2);
  for (const [, text = "", file = ""] of pictures) {
    expect(text.length).toBeGreaterThan(20);
    expect(readFileSync(file).length).toBeLessThan(150_000);
  }
});
