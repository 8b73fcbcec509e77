import type { Browser, Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { site as brand } from "~/content/site";
import { trades } from "~/content/trades";
import { hydrated, launchBrowser, modes, visit } from "../browser";
import { startSite, supportEmail, type Site } from "../site";

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const offer = (page: Page) =>
  page.locator("main div", { has: page.locator("> h2", { hasText: "What you pay" }) });
const reach = (page: Page) =>
  page.locator("main div", { has: page.locator("> div > h2", { hasText: "Serving Worldwide" }) });
const form = (page: Page) => page.locator("form#contact-form");
const friendlyLine = (page: Page) => page.getByText(/^Good choice: /);

const names = [...trades.map(({ name }) => name), ...trades.map(({ category }) => category)];
const others = [
  "Mason",
  "plumber",
  " Plumber",
  "Plumber ",
  "Plumber\tx",
  "",
  "__proto__",
  "<script>document.title='taken'</script>",
  '"><img src=x onerror="document.title=1">',
  "javascript:alert(1)",
  "P".repeat(4000),
];

describe.each(modes)("the contact page $mode", ({ scripts }) => {
  async function open(search = "", width = 1440) {
    const visited = await visit(browser, { scripts, viewport: { width, height: 900 } });
    const response = await visited.page.goto(`${site.url}/contact${search}`);
    await hydrated(visited.page, scripts);
    return { ...visited, response };
  }

  it("stands in two columns on a large screen and in one on a small one", async () => {
    const { page, expectQuiet } = await open();
    const box = async (part: Locator) => (await part.boundingBox())!;
    for (const part of [offer(page), reach(page)]) {
      const { x, y, width } = await box(part);
      expect((await box(form(page))).x).toBeGreaterThan(x + width);
      expect((await box(form(page))).y).toBeLessThan(y + 200);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    const middle = await box(form(page));
    expect((await box(offer(page))).y).toBeLessThan(middle.y);
    expect((await box(reach(page))).y).toBeGreaterThan(middle.y + middle.height);
    expectQuiet();
    await page.context().close();
  });

  it("says how to reach us, where we serve, and what is paid", async () => {
    const { page, expectQuiet } = await open();
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { name: "Send us a Message" }).count()).toBe(1);
    expect(await reach(page).getByRole("heading", { name: "Serving Worldwide" }).count()).toBe(1);
    expect(await reach(page).innerText()).toContain("40+ countries");
    expect(await reach(page).innerText()).toContain("within 24 hours");
    const mail = reach(page).getByRole("link", { name: supportEmail });
    expect(await mail.getAttribute("href")).toBe(`mailto:${supportEmail}`);
    const profiles = reach(page).locator('a[target="_blank"]');
    expect(
      await profiles.evaluateAll((all) => all.map((a) => [a.getAttribute("href"), a.textContent])),
    ).toEqual(brand.social.map(({ name, url }) => [url, `${name} (opens in a new tab)`]));
    expect(brand.social.map(({ name }) => name)).toEqual(["Instagram", "Facebook", "X/Twitter"]);

    const total = offer(page).locator("dt", { hasText: "Total payable today" });
    expect(await total.locator("+ dd").innerText()).toBe("$1,626");
    expectQuiet();
    await page.context().close();
  });

  it("says beside the button what follows, and links the terms", async () => {
    const { page, expectQuiet } = await open();
    const note = form(page).locator("p", { hasText: "$129 a month, minimum 3 months" });
    const button = page.getByRole("button", { name: "Continue to payment" });
    const [noteBox, buttonBox] = [await note.boundingBox(), await button.boundingBox()];
    expect(Math.abs(noteBox!.y - (buttonBox!.y + buttonBox!.height))).toBeLessThan(60);
    await note.getByRole("link", { name: "terms of service" }).click();
    await page.waitForURL(`${site.url}/terms-of-service`);
    expectQuiet();
    await page.context().close();
  });

  it("asks for the fields of an order, the five timelines among them", async () => {
    const { page, expectQuiet } = await open();
    const controls = form(page).locator("input:visible, textarea, select");
    expect(
      await controls.evaluateAll((all) =>
        (all as HTMLInputElement[]).map(({ name, required }) => [name, required]),
      ),
    ).toEqual([
      ["name", true],
      ["email", true],
      ["project", true],
      ["assets", true],
      ["timeline", true],
      ["budget", false],
    ]);
    expect(
      await form(page)
        .locator("option")
        .evaluateAll((all) => (all as HTMLOptionElement[]).map(({ value, text }) => [value, text])),
    ).toEqual([
      ["", "Select timeline"],
      ["urgent", "ASAP (within 72 hours)"],
      ["week", "Within 1 week"],
      ["two-weeks", "Within 2 weeks"],
      ["month", "Within 1 month"],
      ["flexible", "Flexible"],
    ]);
    const email = form(page).getByLabel("Email");
    expect(await email.getAttribute("autocomplete")).toBe("email");
    expect(await email.getAttribute("inputmode")).toBe("email");
    expect(await form(page).getByLabel("Business name").getAttribute("autocomplete")).toBe(
      "organization",
    );
    expect(await form(page).getByLabel("Budget").getAttribute("placeholder")).toMatch(/\$.*\$/);
    expectQuiet();
    await page.context().close();
  });

  it("welcomes a visitor by each of the trade and gallery names, and sends none of it", async () => {
    const { page, expectQuiet } = await open();
    for (const name of names) {
      await page.goto(`${site.url}/contact?industry=${encodeURIComponent(name)}`);
      const { category } = trades.find((it) => it.name === name || it.category === name)!;
      expect(await friendlyLine(page).innerText()).toContain(`our template for ${category}.`);
      expect(await form(page).locator('[name="industry"]').count()).toBe(0);
    }
    expect(await form(page).getAttribute("action")).toBe("/contact");
    expectQuiet();
    await page.context().close();
  });

  it.each(others)("shows nothing of '%s'", async (value) => {
    const { page, response, expectQuiet } = await open(`?industry=${encodeURIComponent(value)}`);
    expect(response?.status()).toBe(200);
    expect(await friendlyLine(page).count()).toBe(0);
    expect(await page.title()).toBe(`Order your website | ${brand.name}`);
    if (value) expect(await page.getByRole("main").innerText()).not.toContain(value);
    expect(await page.locator("img[src=x]").count()).toBe(0);
    expectQuiet();
    await page.context().close();
  });
});
