import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const asNode = (version: string) =>
  `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"${version}"})`;
const run = (script: string, version: string, ...words: string[]) =>
  spawnSync(process.execPath, ["--import", asNode(version), script, ...words], {
    encoding: "utf8",
  });

test.each([
  ["build/start.js", "20.20.2"],
  ["build/start.js", "22.13.1"],
  ["build/desk.js", "20.20.2"],
  ["scripts/compile.mjs", "20.20.2"],
  ["scripts/test.mjs", "20.20.2"],
])("%s says in one sentence that it cannot run on Node %s", (script, version) => {
  const { status, stdout, stderr } = run(script, version, "--help");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(
    new RegExp(`^This site needs Node 22.14 or later, and this is ${version}: [^\n]+\n$`),
  );
});

test("build/desk.js runs on Node 22.14", () => {
  expect(run("build/desk.js", "22.14.0", "--help").status).toBe(0);
});
