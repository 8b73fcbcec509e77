import { expect, test } from "vitest";
import { documentedCommands } from "../support/documents";
import { desk, runShell } from "../support/operations/desk";
import { sharedSite } from "../support/site";

const site = await sharedSite();

/** With the `npm run desk --` in front, or without, as in the operating guide's table. */
const commands = documentedCommands()
  .filter(({ needs }) => needs === undefined)
  .map(({ command }) => command.replace(/^npm run desk -- /, ""))
  .filter((command) => !/^([A-Z_]+=\S* )*(npm|npx) /.test(command));

test.each([...new Set(commands)])("%s is a command of the desk, rightly used", async (command) => {
  // The shell takes it apart, as it does for its operator.
  const { out } = await runShell(site.env, `printf '%s\\n' ${command}`);
  const { code, err } = await desk(site, ...out.trimEnd().split("\n"));
  expect(err).not.toMatch(/^error:/m);
  // Whom it names does not exist here; 2 is for wrong usage, and for what wants a --yes.
  if (code === 2) expect(err).toContain("--yes");
  else expect([0, 1]).toContain(code);
});
