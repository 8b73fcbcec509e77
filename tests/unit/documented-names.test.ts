import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { webhookEvents } from "~/server/stripe/stripe.server";

/** In backquotes, below one of the project's folders; patterns such as `*.test.ts` do not count. */
const PATH = /`((?:app|docs|migrations|sandbox|scripts|tests)\/[^`\s*{<]+)`/g;

const pages = [
  ...["README.md", "CONTRIBUTING.md", "sandbox/README.md"],
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join("docs", file)),
];

test.each(pages)("every path that %s mentions exists", (page) => {
  const named = [...readFileSync(page, "utf8").matchAll(PATH)].map(([, path = ""]) => path);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test("each of a newcomer's twelve questions is answered by one or two files", () => {
  const [, table = ""] = readFileSync("CONTRIBUTING.md", "utf8").split(/^## Twelve questions.*$/m);
  const rows = [...table.split(/^## /m)[0]!.matchAll(/^\| ([^|]+\?) +\| ([^|]+)\|$/gm)];
  expect(new Set(rows.map(([, question]) => question)).size).toBe(12);
  for (const [, question, answer = ""] of rows) {
    const named = [...answer.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
    expect([1, 2], question).toContain(named.length);
    for (const path of named) expect(statSync(path).isFile(), path).toBe(true);
  }
});

test("docs/deploying.md names exactly the Stripe events that the webhook handles", () => {
  const guide = readFileSync("docs/deploying.md", "utf8");
  const list = /the events below\.[^]*?\n((?: {2,}[- ] .*\n)+)/.exec(guide)?.[1] ?? "";
  const named = [...list.matchAll(/`([\w.]+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual([...webhookEvents].sort());
});
