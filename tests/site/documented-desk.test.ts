import { expect, test } from "vitest";
import { documentedCommands } from "../support/documents";
import { desk, runShell } from "../support/operations/desk";
import { sharedSite } from "../support/site";

const site = await sharedSite();

/** Commands with `npm run desk --` in front, or without, as in the operating guide's table. */
const commands = documentedCommands()
  .filter(({ needs }) => needs === undefined)
  .map(({ command }) => command.replace(/^npm run desk -- /, ""))
  .filter((command) => !/^([A-Z_]+=\S* )*(npm|npx) /.test(command));

test.each([...new Set(commands)])(
  'the documented desk command "%s" is used correctly',
  async (command) => {
    // The shell splits it into words, as it does for an operator.
    const { out } = await runShell(site.env, `printf '%s\\n' ${command}`);
    const { code, err } = await desk(site, ...out.trimEnd().split("\n"));
    expect(err).not.toMatch(/^error:/m);
    // The orders and people it names do not exist here; 2 means wrong usage or a missing --yes.
    if (code === 2) expect(err).toContain("--yes");
    else expect([0, 1]).toContain(code);
  },
);
