import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { pass } from "../support/clock";
import { open, openAlone } from "../support/pages/open";
import { firstTrade } from "../support/pages/sample-trades";

const question = "Liked what you saw? Let's build yours next.";
const followUp = (page: Page) => page.getByRole("status").filter({ hasText: question });
const dialog = (page: Page) => page.getByRole("dialog");
const cardOf = (page: Page) => page.getByRole("link", { name: firstTrade.category, exact: true });
const topOfContact = (page: Page) =>
  page.locator("#contact").evaluate((it) => it.getBoundingClientRect().top);

async function openPreview(page: Page) {
  await cardOf(page).click();
  await dialog(page).waitFor();
}

const openLandingPage = () => openAlone("/", { frozen: true });

async function closed(page: Page) {
  await dialog(page).waitFor({ state: "detached" });
  await expect.poll(() => new URL(page.url()).search).toBe("");
}

/** Opens a preview, closes it, and lets the 300 ms until the follow-up message pass. */
async function openAndClosePreview(page: Page) {
  await openPreview(page);
  await page.keyboard.press("Escape");
  await closed(page);
  await pass(page, 300);
  await followUp(page).waitFor();
}

describe("closing a gallery preview with scripts", () => {
  it("by Escape, button or backdrop returns the focus and shows the follow-up message 300 ms later", async () => {
    const { page } = await openLandingPage();
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("link", { name: "Close the preview" }).click(),
      () => page.mouse.click(5, 300),
    ]) {
      await openPreview(page);
      expect(await dialog(page).evaluate((it) => it.matches(":modal"))).toBe(true);
      await close();
      await closed(page);
      expect(await cardOf(page).evaluate((it) => it === document.activeElement)).toBe(true);
      await pass(page, 299);
      expect(await followUp(page).count()).toBe(0);
      await pass(page, 1);
      await followUp(page).waitFor();
    }
  });

  it("does not happen by Tab, by a click inside, or by a press inside that is released outside", async () => {
    const { page } = await open("/");
    await openPreview(page);
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest("dialog") !== null;
      });
      expect(inside).toBe(true);
    }

    await dialog(page).getByRole("heading", { level: 2 }).click();
    const box = (await dialog(page).boundingBox())!;
    await page.mouse.move(box.x + 40, box.y + 300);
    await page.mouse.down();
    await page.mouse.move(5, 300);
    await page.mouse.up();
    expect(await dialog(page).count()).toBe(1);
  });
});

describe("the follow-up message with scripts", () => {
  it("is at the bottom right of a large screen for 5000 ms, and longer while the pointer is on it", async () => {
    const { page } = await openLandingPage();
    await openAndClosePreview(page);
    const box = (await followUp(page).boundingBox())!;
    const { width, height } = page.viewportSize()!;
    expect(width - (box.x + box.width)).toBeLessThan(48);
    expect(height - (box.y + box.height)).toBeLessThan(48);
    expect(box.x).toBeGreaterThan(width / 2);
    await pass(page, 4999);
    expect(await followUp(page).count()).toBe(1);
    await pass(page, 1);
    await followUp(page).waitFor({ state: "detached" });

    await openAndClosePreview(page);
    await followUp(page).getByText(question).hover();
    await pass(page, 60_000);
    expect(await followUp(page).count()).toBe(1);
    await page.mouse.move(5, 5);
    await pass(page, 5000);
    await followUp(page).waitFor({ state: "detached" });
  });

  it("disappears with its button, with the next preview, and with 'Get Started', which scrolls to the contact section", async () => {
    const { page } = await openLandingPage();
    await openAndClosePreview(page);
    await followUp(page).getByRole("button", { name: "Dismiss" }).click();
    await followUp(page).waitFor({ state: "detached" });

    await openAndClosePreview(page);
    await openPreview(page);
    expect(await followUp(page).count()).toBe(0);
    await page.keyboard.press("Escape");
    await closed(page);
    await pass(page, 300);
    await followUp(page).waitFor();

    await followUp(page).getByRole("link", { name: "Get Started" }).click();
    await expect.poll(() => topOfContact(page)).toBeLessThan(120);
    await followUp(page).waitFor({ state: "detached" });
  });
});
