import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydrated, sharedBrowser } from "../support/browser";
import { sharedVisit, visit } from "../support/visit";
import { pass, stopClock } from "../support/clock";
import { sharedSite } from "../support/site";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const question = "Liked what you saw? Let's build yours next.";
const followUp = (page: Page) => page.getByRole("status").filter({ hasText: question });
const dialog = (page: Page) => page.getByRole("dialog");
const cardOf = (page: Page) => page.getByRole("link", { name: "Carpenters", exact: true });
const topOfContact = (page: Page) =>
  page.locator("#contact").evaluate((it) => it.getBoundingClientRect().top);

/** Opens a preview by its card, with the page's clock standing still. */
async function preview() {
  const visited = await visit(browser, { scripts: true, reducedMotion: "reduce" });
  const { page } = visited;
  await page.clock.install();
  await page.goto(site.url);
  await hydrated(page, true);
  await stopClock(page);
  await cardOf(page).click();
  await dialog(page).waitFor();
  return visited;
}

async function closed(page: Page) {
  await dialog(page).waitFor({ state: "detached" });
  await expect.poll(() => new URL(page.url()).search).toBe("");
}

/** Closes the preview and lets the moment pass until the message. */
async function asked() {
  const visited = await preview();
  await visited.page.keyboard.press("Escape");
  await closed(visited.page);
  await pass(visited.page, 300);
  await followUp(visited.page).waitFor();
  return visited;
}

describe("the preview's closing, with scripts", () => {
  it.each([
    {
      way: "Escape",
      close: (page: Page) => page.keyboard.press("Escape"),
    },
    {
      way: "the close button",
      close: (page: Page) => page.getByRole("link", { name: "Close the preview" }).click(),
    },
    {
      way: "a click on the backdrop",
      close: (page: Page) => page.mouse.click(5, 300),
    },
  ])("by $way gives the focus back and asks 300 ms later", async ({ close }) => {
    const { page, expectQuiet } = await preview();
    expect(await dialog(page).evaluate((it) => it.matches(":modal"))).toBe(true);
    await close(page);
    await closed(page);
    expect(await cardOf(page).evaluate((it) => it === document.activeElement)).toBe(true);
    await pass(page, 299);
    expect(await followUp(page).count()).toBe(0);
    await pass(page, 1);
    await followUp(page).waitFor();
    expectQuiet();
  });

  it("is not brought about by a click inside, or by a press inside that ends outside", async () => {
    const { page, expectQuiet } = await preview();
    await dialog(page).getByRole("heading", { level: 2 }).click();
    const box = (await dialog(page).boundingBox())!;
    await page.mouse.move(box.x + 40, box.y + 300);
    await page.mouse.down();
    await page.mouse.move(5, 300);
    await page.mouse.up();
    expect(await dialog(page).count()).toBe(1);
    expectQuiet();
  });

  it("keeps the keyboard in the dialog until then", async () => {
    const { page, expectQuiet } = await preview();
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest("dialog") !== null;
      });
      expect(inside).toBe(true);
    }
    expectQuiet();
  });
});

describe("the follow-up message with scripts", () => {
  it("goes away after 5000 ms", async () => {
    const { page, expectQuiet } = await asked();
    await pass(page, 4999);
    expect(await followUp(page).count()).toBe(1);
    await pass(page, 1);
    await followUp(page).waitFor({ state: "detached" });
    expectQuiet();
  });

  it("stays while it is pointed at", async () => {
    const { page, expectQuiet } = await asked();
    await followUp(page).getByText(question).hover();
    await pass(page, 60_000);
    expect(await followUp(page).count()).toBe(1);
    await page.mouse.move(5, 5);
    await pass(page, 5000);
    await followUp(page).waitFor({ state: "detached" });
    expectQuiet();
  });

  it("scrolls by 'Get Started' to the contact section and is dismissed by it", async () => {
    const { page, expectQuiet } = await asked();
    await followUp(page).getByRole("link", { name: "Get Started" }).click();
    await expect.poll(() => topOfContact(page)).toBeLessThan(120);
    await followUp(page).waitFor({ state: "detached" });
    expectQuiet();
  });

  it("is dismissed by its button, and gone when the next preview opens", async () => {
    const { page, expectQuiet } = await asked();
    await followUp(page).getByRole("button", { name: "Dismiss" }).click();
    await followUp(page).waitFor({ state: "detached" });
    await cardOf(page).click();
    await dialog(page).waitFor();
    await page.keyboard.press("Escape");
    await closed(page);
    await pass(page, 300);
    await followUp(page).waitFor();
    await cardOf(page).click();
    await dialog(page).waitFor();
    expect(await followUp(page).count()).toBe(0);
    expectQuiet();
  });

  it("stands at the bottom right of a large screen", async () => {
    const { page, expectQuiet } = await asked();
    const box = (await followUp(page).boundingBox())!;
    const { width, height } = page.viewportSize()!;
    expect(width - (box.x + box.width)).toBeLessThan(48);
    expect(height - (box.y + box.height)).toBeLessThan(48);
    expect(box.x).toBeGreaterThan(width / 2);
    expectQuiet();
  });
});

describe("the follow-up message without scripts", () => {
  it("stands in the page that closing the preview leads to, and its button leads on", async () => {
    const { page, expectQuiet } = await sharedVisit(browser, {
      scripts: false,
      reducedMotion: "reduce",
    });
    await page.goto(`${site.url}/?filter=trades&preview=2`);
    expect(await followUp(page).count()).toBe(0);
    await dialog(page).getByRole("link", { name: "Close the preview" }).click();
    await followUp(page).waitFor();
    expect(await followUp(page).isVisible()).toBe(true);
    expect(await dialog(page).count()).toBe(0);
    const search = new URL(page.url()).searchParams;
    expect(search.get("filter")).toBe("trades");
    await followUp(page).getByRole("link", { name: "Get Started" }).click();
    await expect.poll(() => topOfContact(page)).toBeLessThan(120);
    expectQuiet();
  });

  it("is not there for a visitor who closed no preview", async () => {
    const { page, expectQuiet } = await sharedVisit(browser, { scripts: false });
    await page.goto(site.url);
    expect(await page.getByText(question).count()).toBe(0);
    expectQuiet();
  });
});
