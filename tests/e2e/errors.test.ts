import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { beforeAll, describe, expect, it } from "vitest";
import { hydrated, modes } from "../support/browser";
import { accessibilityProblems } from "../support/pages/axe";
import { browser, notFound, site } from "../support/pages/open";
import { sharedVisit } from "../support/visit";
import { startSite, supportEmail, type Site } from "../support/site";

it("a missing page's address, written as in a URL, is logged to the console", async () => {
  const { page, expectQuiet } = await sharedVisit(browser, { scripts: true });
  for (const path of ["/nowhere", "/%F0%9F%94%A7"]) {
    const logged = page.waitForEvent("console", {
      predicate: (message) => message.text().startsWith("404: there is no page at"),
    });
    await page.goto(site.url + path);
    expect((await logged).text()).toContain(path);
  }
  expectQuiet(...notFound);
});

describe("an unexpected error", () => {
  let broken: Site;

  beforeAll(async () => {
    broken = await startSite();
    const db = new Sqlite(join(broken.dataDir, "site.db"));
    db.exec("alter table orders rename to orders_elsewhere");
    db.close();
  });

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
    await page.getByRole("region", { name: "Cookie notice" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Return to the homepage" }).click();
    await page.waitForURL(`${broken.url}/`);
    // Remix repeats the sanitized error on the console.
    expectQuiet(/status of 500/, /Unexpected Server Error/);
  });
});
