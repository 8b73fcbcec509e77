import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydrated, modes } from "../support/browser";
import { browser, open, openAlone, site } from "../support/pages/open";
import { ofThisRun } from "../support/this-run";
import { visit } from "../support/visit";
import { firstTrade } from "../support/pages/sample-trades";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const notice = (page: Page) => page.getByRole("region", { name: "Cookie notice" });

/** The cookie that the server reads. */
async function consentCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "consent");
}

const choices = [
  { button: "Accept", value: "accepted" },
  { button: "Decline", value: "declined" },
  { button: "Close", value: "declined" },
];
const answers = ofThisRun(
  modes.flatMap((mode) => choices.map((choice) => ({ ...mode, ...choice }))),
  ({ scripts, button }) => (scripts ? button !== "Decline" : button === "Decline"),
);

describe("the cookie notice", () => {
  it.each(answers)(
    "covers nothing, stores '$value' for a year after '$button' $mode, stays on the page and is not shown again",
    async ({ scripts, button, value }) => {
      const path = `/contact?industry=${firstTrade.name}`;
      const { page } = await open(path, { scripts });
      expect(await notice(page).evaluate((it) => getComputedStyle(it).position)).toBe("static");
      const [accept, decline] = ["Accept", "Decline"].map((name) =>
        notice(page).getByRole("button", { name }).getAttribute("class"),
      );
      expect(await accept).toBe(await decline);
      await notice(page).getByRole("button", { name: button }).click();
      await notice(page).waitFor({ state: "detached" });
      await expect.poll(async () => (await consentCookie(page))?.value).toBe(value);
      expect(page.url()).toBe(site.url + path);
      expect(await page.getByText(`template for ${firstTrade.category}`).count()).toBe(1);

      const cookie = (await consentCookie(page))!;
      const left = cookie.expires - Date.now() / 1000;
      expect(left).toBeGreaterThan(YEAR_SECONDS - 300);
      expect(left).toBeLessThanOrEqual(YEAR_SECONDS);
      expect(cookie).toMatchObject({ path: "/", sameSite: "Lax", httpOnly: true });
      if (scripts) {
        expect(await page.evaluate(() => localStorage.getItem("cookie-consent"))).toBe(value);
      }
      await page.goto(site.url);
      await hydrated(page, scripts);
      expect(await notice(page).count()).toBe(0);
    },
  );

  it("keeps a half-filled form and the scroll position with scripts", async () => {
    const { page } = await openAlone("/contact");
    await page.getByLabel("Business name").fill("Half a name");
    await page.getByLabel("Your project").fill("Half a project");
    await notice(page).getByRole("button", { name: "Decline" }).click();
    await notice(page).waitFor({ state: "detached" });
    await expect.poll(async () => (await consentCookie(page))?.value).toBe("declined");
    expect(await page.getByLabel("Business name").inputValue()).toBe("Half a name");
    expect(await page.getByLabel("Your project").inputValue()).toBe("Half a project");
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  it.each([
    { stored: "accepted", shown: 0, value: "accepted" },
    { stored: "declined", shown: 0, value: "declined" },
    { stored: "perhaps", shown: 1, value: undefined },
  ])(
    "is shown $shown times when the browser has stored '$stored', and sends a known answer to the server",
    async ({ stored, shown, value }) => {
      const { page } = await visit(browser, { scripts: true });
      await page.addInitScript((text) => localStorage.setItem("cookie-consent", text), stored);
      await page.goto(site.url);
      await hydrated(page, true);
      await expect.poll(() => notice(page).count()).toBe(shown);
      await expect.poll(async () => (await consentCookie(page))?.value).toBe(value);
    },
  );
});
