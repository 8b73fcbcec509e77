import { afterAll, beforeAll, expect, test } from "vitest";
import { documentedCommands } from "../documents";
import { startSite, type Site } from "../site";
import { runShell } from "./desk";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** With the `npm run desk --` in front, or without, as in the operating guide's table. */
const commands = documentedCommands()
  .filter(({ needs }) => needs === undefined)
  .map(({ command }) => command.replace(/^npm run desk -- /, ""))
  .filter((command) => !/^([A-Z_]+=\S* )*(npm|npx) /.test(command));

test.each([...new Set(commands)])("%s is a command of the desk, rightly used", async (command) => {
  const { code, err } = await runShell(site.env, `node build/desk.js ${command}`);
  expect(err).not.toMatch(/^error:/m);
  // Whom it names does not exist here; 2 is for wrong usage, and for what wants a --yes.
  if (code === 2) expect(err).toContain("--yes");
  else expect([0, 1]).toContain(code);
});
