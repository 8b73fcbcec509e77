import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydrated, modes, sharedBrowser } from "../support/browser";
import { ofThisRun } from "../support/this-run";
import { sharedSite } from "../support/site";
import { visit } from "../support/visit";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const notice = (page: Page) => page.getByRole("region", { name: "Cookie notice" });
const storedValue = (page: Page) => page.evaluate(() => localStorage.getItem("cookie-consent"));

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
    "stores '$value' for a year after '$button' $mode and is not shown again",
    async ({ scripts, button, value }) => {
      const { page, expectQuiet } = await visit(browser, { scripts });
      await page.goto(`${site.url}/privacy-policy`);
      await hydrated(page, scripts);
      await notice(page).getByRole("button", { name: button }).click();
      await notice(page).waitFor({ state: "detached" });
      await expect.poll(async () => (await consentCookie(page))?.value).toBe(value);
      expect(new URL(page.url()).pathname).toBe("/privacy-policy");

      const cookie = (await consentCookie(page))!;
      const left = cookie.expires - Date.now() / 1000;
      expect(left).toBeGreaterThan(YEAR_SECONDS - 300);
      expect(left).toBeLessThanOrEqual(YEAR_SECONDS);
      expect(cookie).toMatchObject({ path: "/", sameSite: "Lax", httpOnly: true });
      if (scripts) expect(await storedValue(page)).toBe(value);

      for (const path of ["/", "/privacy-policy", "/contact"]) {
        const html = await page.context().request.get(site.url + path);
        expect(await html.text()).not.toContain("Cookie notice");
        await page.goto(site.url + path);
        await hydrated(page, scripts);
        expect(await notice(page).count()).toBe(0);
      }
      expectQuiet();
    },
  );
});
