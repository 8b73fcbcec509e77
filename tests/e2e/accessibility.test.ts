import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { light, variables } from "~/ui/tokens";
import { accessibilityProblems, danglingReferences } from "../axe";
import { hydrated, modes, visit } from "../browser";
import { startSite } from "../site";
import { startSiteAndBrowser } from "../site-and-browser";
import { scriptedStates, states } from "./page-states";

const running = startSiteAndBrowser();

const large = { width: 1280, height: 800 };
/** What the browser itself says of answers that are not 200, and our own lines about them. */
const known = [
  /the server responded with a status of (400|404|422|500|502)/,
  /404: there is no page at/,
  /Something went wrong/,
  /Unexpected Server Error/,
];

const cases = [
  ...modes.flatMap((mode) =>
    [...states, ...(mode.scripts ? scriptedStates : [])].map((state) => ({ ...mode, ...state })),
  ),
  ...states
    .filter((state) => state.dark)
    .map((state) => ({ mode: "in the dark", scripts: true, ...state })),
];

describe("axe-core finds nothing", () => {
  it.each(cases)("$mode on $name", async ({ mode, scripts, path, viewport = large, reach }) => {
    const { page, expectQuiet } = await visit(running.browser, {
      scripts,
      viewport,
      reducedMotion: "reduce",
      colorScheme: mode === "in the dark" ? "dark" : "light",
    });
    await page.goto(running.site.url + path);
    // The page of the edge has no scripts.
    await hydrated(page, scripts && path !== "/%00");
    await reach?.(page, running.site);
    expect(await accessibilityProblems(page, scripts)).toEqual([]);
    expect(await danglingReferences(page)).toEqual([]);
    expectQuiet(...known);
    await page.context().close();
  });

  it.each(modes)("$mode on the error screen", async ({ scripts }) => {
    const broken = await startSite();
    const db = new Sqlite(join(broken.dataDir, "site.db"));
    db.exec("alter table orders rename to orders_elsewhere");
    db.close();
    const { page, expectQuiet } = await visit(running.browser, { scripts });
    await page.goto(`${broken.url}/thank-you?session_id=cs_test_1`);
    await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
    expect(await accessibilityProblems(page, scripts)).toEqual([]);
    expectQuiet(...known);
    await page.context().close();
    await broken.stop();
  });
});

it("is told of words in the dark that have a light page's color", async () => {
  const { page } = await visit(running.browser, { scripts: true, colorScheme: "dark" });
  await page.goto(`${running.site.url}/contact`);
  await hydrated(page, true);
  await page.evaluate(
    (ink) => document.documentElement.style.setProperty("--ink", ink),
    variables(light)["--ink"]!,
  );
  expect((await accessibilityProblems(page, true)).join("\n")).toMatch(/^color-contrast: <h1/m);
  await page.context().close();
});
