import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { site as brand } from "~/content/site";
import { hydrated, sharedBrowser, modes } from "../support/browser";
import { sharedVisit } from "../support/visit";
import { sharedSite, supportEmail } from "../support/site";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const PHONE = { width: 390, height: 844 };

async function openLandingPage(scripts: boolean) {
  const visited = await sharedVisit(browser, { scripts, reducedMotion: "reduce" });
  await visited.page.goto(site.url);
  await hydrated(visited.page, scripts);
  return visited;
}

describe.each(modes)("the landing page $mode", ({ scripts }) => {
  it("animates nothing with reduced motion, and scrolls from 'View Plans' to the pricing", async () => {
    const { page, expectQuiet } = await openLandingPage(scripts);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.getByRole("link", { name: "View Plans" }).click();
    await expect
      .poll(() => page.locator("#pricing").evaluate((it) => it.getBoundingClientRect().top))
      .toBeLessThan(200);
    expect(new URL(page.url()).hash).toBe("#pricing");
    expectQuiet();
  });

  it("is at most twelve screens high on a phone, whose first screen has a link to the demos", async () => {
    const { page, expectQuiet } = await sharedVisit(browser, {
      scripts,
      viewport: PHONE,
      reducedMotion: "reduce",
    });
    await page.goto(site.url);
    await hydrated(page, scripts);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / PHONE.height).toBeLessThan(12);
    const demos = page.getByRole("link", { name: "See nine demo sites" });
    const box = (await demos.boundingBox())!;
    expect(box.y + box.height).toBeLessThan(PHONE.height);
    await demos.click();
    await expect
      .poll(() => page.locator("#portfolio").evaluate((it) => it.getBoundingClientRect().top))
      .toBeLessThan(200);
    expectQuiet();
  });

  it("shows the demos on a phone in one row, in which a numbered link brings each into view", async () => {
    const { page, expectQuiet } = await sharedVisit(browser, {
      scripts,
      viewport: PHONE,
      reducedMotion: "reduce",
    });
    await page.goto(site.url);
    await hydrated(page, scripts);
    const cards = page.locator(".gallery-cards > li");
    const tops = await cards.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const left = () => cards.nth(7).evaluate((it) => it.getBoundingClientRect().left);
    expect(await left()).toBeGreaterThan(PHONE.width);
    await page.getByRole("link", { name: "8: Glaziers" }).click();
    await expect.poll(left).toBeLessThan(PHONE.width / 2);
    await page.getByRole("link", { name: "Glaziers", exact: true }).click();
    await page.getByRole("dialog").getByRole("heading", { name: "Glaziers" }).waitFor();
    expectQuiet();
  });

  it("shows its sections, reasons, steps, plans, testimonials and footer, and has structured data", async () => {
    const { page, expectQuiet } = await openLandingPage(scripts);
    await expectSections(page);
    await expectReasonsAndSteps(page);
    await expectPlans(page);
    await expectTestimonials(page);
    await expectFooter(page);
    await expectStructuredData(page);
    expectQuiet();
  });
});

/** The sections in order, then the footer, then the cookie notice. */
async function expectSections(page: Page): Promise<void> {
  const sections = page.locator("#hero > section, #page > section, #gallery > section");
  expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    "home",
    "",
    "",
    "services",
    "pricing",
    "portfolio",
    "",
    "contact",
  ]);
  const headings = await sections.locator("h1, h2").allInnerTexts();
  expect(headings[1]).toMatch(/^Why tradespeople choose/);
  expect(headings[2]).toBe("How it works");
  expect(headings.at(-2)).toBe("What a happy customer could say");
  const after = await page
    .locator("main ~ footer, main ~ section")
    .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? each.tagName));
  expect(after).toEqual(["FOOTER", "Cookie notice"]);
}

/** Four reasons and three numbered steps, each with icon, title and description. */
async function expectReasonsAndSteps(page: Page): Promise<void> {
  const parts = page.locator("#hero > section, #page > section, #gallery > section");
  const reasons = parts.nth(1).locator("li");
  expect(await reasons.count()).toBe(4);
  const steps = parts.nth(2).locator("ol > li");
  expect(await steps.count()).toBe(3);
  for (const item of [...(await reasons.all()), ...(await steps.all())]) {
    expect(await item.locator("svg").count()).toBe(1);
    expect(await item.locator("h3").innerText()).toMatch(/\w/);
    expect(await item.locator("p").last().innerText()).toMatch(/\w{3,}/);
  }
  expect(await steps.locator("h3").allInnerTexts()).toEqual([
    "Choose your plan",
    "Send your brand assets",
    "Launch and go live",
  ]);
  expect(await steps.nth(1).innerText()).toMatch(/after checkout.*logo, text and images/i);
  expect(await steps.locator("p:first-child").allInnerTexts()).toEqual([
    expect.stringContaining("1"),
    expect.stringContaining("2"),
    expect.stringContaining("3"),
  ]);
}

/** Both plans: the popular one, and the required one, which cannot be ordered alone. */
async function expectPlans(page: Page): Promise<void> {
  const pricing = page.locator("#pricing");
  const plan = (name: string) =>
    pricing.locator("div", { has: page.locator("> h3", { hasText: name }) });
  const setup = plan("Launch Setup");
  const growth = plan("Growth Plan");
  expect(await setup.getByText("Most Popular").count()).toBe(1);
  expect(await pricing.getByText("Most Popular").count()).toBe(1);
  for (const promise of [
    "$1,497",
    "one-time",
    "3-5 business days",
    "required Growth Plan",
    "domain",
  ]) {
    expect(await setup.innerText()).toContain(promise);
  }
  for (const promise of [
    "$129",
    "per month",
    "Premium hosting and security",
    "Maintenance and backups",
    "Two small content edits",
    "Priority support",
    "3-month minimum commitment",
  ]) {
    expect(await growth.innerText()).toContain(promise);
  }
  const required = growth.getByRole("button", { name: "Required" });
  expect(await required.isDisabled()).toBe(true);
  expect(await growth.getByRole("link").count()).toBe(0);
}

/** Four testimonials of five stars, marked as samples. */
async function expectTestimonials(page: Page): Promise<void> {
  const section = page.locator("#hero > section, #page > section, #gallery > section").nth(6);
  const all = section.locator("figure");
  expect(await all.count()).toBe(4);
  expect(await section.innerText()).toContain("sample testimonials");
  for (const one of await all.all()) {
    expect(await one.getByText("5 out of 5 stars").count()).toBe(1);
    expect(await one.getByText("Sample", { exact: true }).isVisible()).toBe(true);
    expect(await one.locator("blockquote").innerText()).toMatch(/\w/);
    // The author, then role and location.
    expect(await one.locator("figcaption").innerText()).toMatch(/^.+\n.+, .+$/);
  }
}

/** A footer with the year, the pages, and three profiles in new tabs. */
async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo");
  expect(await footer.innerText()).toContain(`© ${new Date().getFullYear()} ${brand.name}`);
  const links = await footer
    .getByRole("link")
    .evaluateAll((all) => all.map((a) => [a.getAttribute("href"), a.getAttribute("target")]));
  expect(links).toEqual(
    expect.arrayContaining([
      ["/privacy-policy", null],
      ["/terms-of-service", null],
      ["/contact", null],
    ]),
  );
  expect(links.filter(([, target]) => target === "_blank").map(([href]) => href)).toEqual(
    brand.social.map(({ url }) => url),
  );
  for (const { url } of brand.social) {
    expect(await footer.locator(`a[href="${url}"]`).getAttribute("rel")).toContain("noopener");
  }
}

/** The structured data for search engines. */
async function expectStructuredData(page: Page): Promise<void> {
  const blocks = page.locator('script[type="application/ld+json"]');
  const all = (await blocks.allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );
  const data = all.find((each) => each["@type"] === "ProfessionalService")!;
  expect(data).toMatchObject({
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    name: brand.name,
    description: brand.description,
    email: supportEmail,
    sameAs: brand.social.map(({ url }) => url),
  });
  expect(data.priceRange).toMatch(/\$499\b.*\$49\b.*month/);
}
