import { describe, expect, it } from "vitest";
import { hydrated, sharedBrowser, modes } from "../support/browser";
import { sharedVisit } from "../support/visit";
import { sharedSite, supportEmail } from "../support/site";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

describe.each(modes)("the demos $mode", ({ scripts }) => {
  it.each(["mason", "Plumber", "%50lumber", "plumber/", "plumber/x", "mason/"])(
    "exist for the nine trades only: /demo/%s",
    async (path) => {
      const { page, expectQuiet } = await sharedVisit(browser, { scripts });
      const response = await page.goto(`${site.url}/demo/${path}`);
      // A trailing slash is the same page.
      if (path === "plumber/") {
        expect(response?.status()).toBe(200);
      } else {
        expect(response?.status()).toBe(404);
        expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(
          "Oops! Page not found",
        );
      }
      expectQuiet(/status of 404/, /404: there is no page at/);
    },
  );
});

const privacySections = [
  /introduction/i,
  /information we collect/i,
  /use/i,
  /share/i,
  /security/i,
  /cookies/i,
  /GDPR rights/i,
  /payment processing/i,
  /international transfers/i,
  /children under 18/i,
  /changes/i,
  /contact/i,
];

const figures = [
  "$499 one-time",
  "$49 per month",
  "$1,497 one-time",
  "$129 per month",
  "$1,626",
  "refund within 7 days of delivery",
  "30 days notice",
  "15 days notice before termination for non-payment",
  "within 48 hours",
  "feedback within 24 hours",
  "99.9% of the time",
  "in the 12 months before",
  "aged 18 and over",
  "3-5 business days",
  "72 hours",
  "two small content edits",
  "3-month minimum commitment",
  "respond within 24 hours",
];

describe.each(modes)("the legal pages $mode", ({ scripts }) => {
  it.each([
    { path: "/privacy-policy", title: "Privacy Policy", count: 12 },
    { path: "/terms-of-service", title: "Terms of Service", count: 15 },
  ])("$path has $count sections, each with a link to it", async ({ path, title, count }) => {
    const { page, expectQuiet } = await sharedVisit(browser, { scripts, reducedMotion: "reduce" });
    await page.goto(site.url + path);
    await hydrated(page, scripts);
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).innerText()).toBe(title);
    expect(await main.getByText("Last updated: October 2025", { exact: true }).isVisible()).toBe(
      true,
    );
    const headings = main.locator("h2");
    expect(await headings.count()).toBe(count);
    const ids = await headings.evaluateAll((all) => all.map(({ id }) => id));
    const links = await main
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    expect(links).toEqual(ids.map((id) => `#${id}`));
    for (const section of await main.locator("article > section").all()) {
      expect((await section.innerText()).length).toBeGreaterThan(150);
    }
    await main.getByRole("navigation").getByRole("link").last().click();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${ids.at(-1)}`);
    expect(await main.innerText()).toContain(supportEmail);
    expectQuiet();
  });
});

it("the privacy policy has the specification's sections in order and names the seven rights", async () => {
  const { page, expectQuiet } = await sharedVisit(browser, { scripts: false });
  await page.goto(`${site.url}/privacy-policy`);
  const headings = await page.locator("main h2").allInnerTexts();
  expect(headings).toHaveLength(privacySections.length);
  for (const [index, topic] of privacySections.entries()) expect(headings[index]).toMatch(topic);
  const rights = await page
    .locator("main section", { has: page.locator("#gdpr-rights") })
    .innerText();
  for (const right of [
    /access/i,
    /correct/i,
    /delet|eras/i,
    /object/i,
    /restrict/i,
    /portab/i,
    /withdraw.*consent/i,
  ]) {
    expect(rights).toMatch(right);
  }
  expectQuiet();
});

it("the terms state every figure of the offer", async () => {
  const { page, expectQuiet } = await sharedVisit(browser, { scripts: false });
  await page.goto(`${site.url}/terms-of-service`);
  const words = (await page.getByRole("main").innerText()).replace(/\s+/g, " ");
  for (const figure of figures) expect(words).toContain(figure);
  for (const topic of [/pricing/i, /refund/i, /your part/i, /property/i, /liab/i, /disput/i]) {
    expect((await page.locator("main h2").allInnerTexts()).some((it) => topic.test(it))).toBe(true);
  }
  expectQuiet();
});
