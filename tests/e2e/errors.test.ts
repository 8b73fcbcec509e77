import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hydrated, sharedBrowser, modes } from "../support/browser";
import { accessibilityProblems } from "../support/pages/axe";
import { sharedVisit } from "../support/visit";
import { sharedSite, startSite, supportEmail, type Site } from "../support/site";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const notFound = [/status of 404/, /404: there is no page at/];

describe.each(modes)("an error page $mode", ({ scripts }) => {
  it("for a missing page keeps a working header, footer and cookie notice", async () => {
    const { page, expectQuiet } = await sharedVisit(browser, { scripts });
    await page.goto(`${site.url}/nowhere`);
    await hydrated(page, scripts);
    await page.getByRole("region", { name: "Cookie notice" }).waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
    await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
    expect(await page.title()).toMatch(/^Privacy policy/i);
    expectQuiet(...notFound);
  });

  it("explains in words that a URL is malformed", async () => {
    const { page, expectQuiet } = await sharedVisit(browser, { scripts });
    const response = await page.goto(`${site.url}/%00`);
    expect(response?.status()).toBe(400);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "We could not read that request",
    );
    expect(await page.getByRole("contentinfo").count()).toBe(1);
    await page.getByRole("link", { name: "Return to the homepage" }).click();
    await page.waitForURL(`${site.url}/`);
    expectQuiet(/status of 400/);
  });
});

describe("an unexpected error", () => {
  let broken: Site;

  beforeAll(async () => {
    broken = await startSite();
    const db = new Sqlite(join(broken.dataDir, "site.db"));
    db.exec("alter table orders rename to orders_elsewhere");
    db.close();
  });
  afterAll(() => broken.stop());

  it.each(modes)("shows the error screen without internals $mode", async ({ scripts }) => {
    const { page, expectQuiet } = await sharedVisit(browser, { scripts });
    const response = await page.goto(`${broken.url}/thank-you?session_id=cs_test_1`);
    expect(response?.status()).toBe(500);
    await hydrated(page, scripts);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Unexpected Application Error!",
    );
    expect(await page.title()).toContain("Unexpected Application Error!");
    const words = await page.getByRole("main").innerText();
    expect(words).toContain("Unexpected Server Error");
    expect(await page.content()).not.toMatch(/no such table|SQLITE|node_modules/i);
    expect(broken.output()).toContain("SqliteError");
    expect(await page.getByRole("banner").count()).toBe(1);
    expect(await page.getByRole("contentinfo").innerText()).toContain(supportEmail);
    expect(await accessibilityProblems(page, scripts)).toEqual([]);
    await page.getByRole("link", { name: "Return to the homepage" }).click();
    await page.waitForURL(`${broken.url}/`);
    // Remix repeats the sanitized error on the console.
    expectQuiet(/status of 500/, /Unexpected Server Error/);
  });
});
