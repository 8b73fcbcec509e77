import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { site as brand } from "~/content/site";
import { hydrated, sharedBrowser, modes } from "../support/browser";
import { sharedVisit } from "../support/visit";
import { sharedSite, supportEmail } from "../support/site";
import { ofThisRun } from "../support/this-run";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const offer = (page: Page) =>
  page.locator("main div", { has: page.locator("> h2", { hasText: "What you pay" }) });
const contactDetails = (page: Page) =>
  page.locator("main div", { has: page.locator("> div > h2", { hasText: "Serving Worldwide" }) });
const form = (page: Page) => page.locator("form#contact-form");

describe.each(ofThisRun(modes, ({ scripts }) => !scripts))(
  "the contact page $mode",
  ({ scripts }) => {
    async function open() {
      const visited = await sharedVisit(browser, {
        scripts,
        viewport: { width: 1440, height: 900 },
      });
      await visited.page.goto(`${site.url}/contact`);
      await hydrated(visited.page, scripts);
      return visited;
    }

    it("has two columns on a large screen and one on a small one", async () => {
      const { page, expectQuiet } = await open();
      const box = async (part: Locator) => (await part.boundingBox())!;
      for (const part of [offer(page), contactDetails(page)]) {
        const { x, y, width } = await box(part);
        expect((await box(form(page))).x).toBeGreaterThan(x + width);
        expect((await box(form(page))).y).toBeLessThan(y + 200);
      }
      await page.setViewportSize({ width: 390, height: 800 });
      const middle = await box(form(page));
      expect((await box(offer(page))).y).toBeLessThan(middle.y);
      expect((await box(contactDetails(page))).y).toBeGreaterThan(middle.y + middle.height);
      expectQuiet();
    });

    it("shows how to contact the team, where it serves, and what is to be paid", async () => {
      const { page, expectQuiet } = await open();
      const main = page.getByRole("main");
      expect(await main.getByRole("heading", { name: "Send us a Message" }).count()).toBe(1);
      expect(
        await contactDetails(page).getByRole("heading", { name: "Serving Worldwide" }).count(),
      ).toBe(1);
      expect(await contactDetails(page).innerText()).toContain("40+ countries");
      expect(await contactDetails(page).innerText()).toContain("within 24 hours");
      const mail = contactDetails(page).getByRole("link", { name: supportEmail });
      expect(await mail.getAttribute("href")).toBe(`mailto:${supportEmail}`);
      const profiles = contactDetails(page).locator('a[target="_blank"]');
      expect(
        await profiles.evaluateAll((all) =>
          all.map((a) => [a.getAttribute("href"), a.textContent]),
        ),
      ).toEqual(brand.social.map(({ name, url }) => [url, `${name} (opens in a new tab)`]));
      expect(brand.social.map(({ name }) => name)).toEqual(["Instagram", "Facebook", "X/Twitter"]);

      const total = offer(page).locator("dt", { hasText: "Total payable today" });
      expect(await total.locator("+ dd").innerText()).toBe("$1,626");
      expectQuiet();
    });

    it("states the monthly price beside the button and links to the terms", async () => {
      const { page, expectQuiet } = await open();
      const note = form(page).locator("p", { hasText: "$129 a month, minimum 3 months" });
      const button = page.getByRole("button", { name: "Continue to payment" });
      const [noteBox, buttonBox] = [await note.boundingBox(), await button.boundingBox()];
      expect(Math.abs(noteBox!.y - (buttonBox!.y + buttonBox!.height))).toBeLessThan(60);
      await note.getByRole("link", { name: "terms of service" }).click();
      await page.waitForURL(`${site.url}/terms-of-service`);
      expectQuiet();
    });

    it("asks for the fields of an order and offers five timelines", async () => {
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
          .evaluateAll((all) =>
            (all as HTMLOptionElement[]).map(({ value, text }) => [value, text]),
          ),
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
    });

    it("outlines every element that has the keyboard's focus", async () => {
      const { page, expectQuiet } = await open();
      for (let presses = 0; presses < 25; presses += 1) {
        await page.keyboard.press("Tab");
        const outline = await page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
          return { outlineStyle, width: parseFloat(outlineWidth) };
        });
        expect(outline.outlineStyle).not.toBe("none");
        expect(outline.width).toBeGreaterThanOrEqual(2);
      }
      expectQuiet();
    });
  },
);
