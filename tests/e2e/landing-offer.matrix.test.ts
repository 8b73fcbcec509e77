import { describe, expect, it } from "vitest";
import { claims } from "~/content/claims";
import { hydrated, sharedBrowser, modes } from "../support/browser";
import { sharedVisit } from "../support/visit";
import { sharedSite, supportEmail } from "../support/site";
import { ofThisRun } from "../support/this-run";

const phone = { width: 320, height: 640 };

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

describe.each(ofThisRun(modes, ({ scripts }) => !scripts))(
  "the offer on the landing page $mode",
  ({ scripts }) => {
    async function openLandingPage() {
      const visited = await sharedVisit(browser, {
        scripts,
        reducedMotion: "reduce",
        viewport: phone,
      });
      await visited.page.goto(site.url);
      await hydrated(visited.page, scripts);
      return visited;
    }

    it("shows the price and what is included on the first two screens of a small phone", async () => {
      const { page, expectQuiet } = await openLandingPage();
      const hero = page.locator("#home");
      for (const text of [
        "$1,626 today, then $129 a month",
        "with design, domain connection, hosting and upkeep",
        "Minimum 3 months",
      ]) {
        const box = await hero.getByText(text).boundingBox();
        expect(box!.y + box!.height, text).toBeLessThan(2 * phone.height);
      }
      expectQuiet();
    });

    it("names payment, response time, reach and uptime target below the hero", async () => {
      const { page, expectQuiet } = await openLandingPage();
      const facts = await page.locator("#home li").allInnerTexts();
      expect(facts).toEqual([
        expect.stringMatching(/Secure payment\s+by Stripe/),
        expect.stringContaining(claims.response),
        expect.stringContaining(`${claims.countries} countries`),
        expect.stringMatching(/99\.9% uptime\s+is the target/),
      ]);
      expectQuiet();
    });

    it("compares doing it yourself with having it done in a table, on a phone too", async () => {
      const { page, expectQuiet } = await openLandingPage();
      const table = page.locator("#services").getByRole("table", { name: "Doing it yourself" });
      expect(await table.getByRole("columnheader").allInnerTexts()).toEqual([
        "Topic",
        "Doing it yourself",
        "Done for you",
      ]);
      const rows = await table.getByRole("row").all();
      expect(rows.length).toBe(5);
      for (const row of rows.slice(1)) {
        expect(await row.getByRole("rowheader").count()).toBe(1);
        expect(await row.getByRole("cell").count()).toBe(2);
      }
      expect(await rows.at(-1)!.innerText()).toContain("$1,626 today, then $129 a month");
      expectQuiet();
    });

    it("has questions before the closing call whose answers open on request", async () => {
      const { page, expectQuiet } = await openLandingPage();
      const area = page.locator("#questions");
      const answers = area.locator("details");
      expect(await answers.count()).toBeGreaterThanOrEqual(8);
      const leaving = answers.filter({ hasText: "Who owns the domain" });
      expect(await leaving.locator("p").first().isVisible()).toBe(false);
      await leaving.locator("summary").focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => leaving.locator("p").first().isVisible()).toBe(true);
      expect(await leaving.innerText()).toContain(`${claims.notice}' notice`);
      expect(await area.getByRole("link", { name: supportEmail }).isVisible()).toBe(true);
      expectQuiet();
    });

    it("repeats the questions in its structured data word for word, but no sample testimonials", async () => {
      const { page, expectQuiet } = await openLandingPage();
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const data = blocks.map((text) => JSON.parse(text) as { "@type": string });
      expect(data.map((each) => each["@type"])).toEqual(["ProfessionalService", "FAQPage"]);
      const shown = await page.locator("#questions details").evaluateAll((all) =>
        all.map((one) => ({
          "@type": "Question",
          name: one.querySelector("h3")!.textContent,
          acceptedAnswer: {
            "@type": "Answer",
            text: [...one.querySelectorAll("p")].map((each) => each.textContent).join(" "),
          },
        })),
      );
      expect(data[1]).toMatchObject({ "@context": "https://schema.org", mainEntity: shown });
      expect(blocks.join()).not.toMatch(/review|rating/i);
      expectQuiet();
    });

    it("is never wider than the screen with all answers open", async () => {
      const { page, expectQuiet } = await openLandingPage();
      for (const one of await page.locator("#questions summary").all()) await one.click();
      for (const width of [phone.width, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `at ${width} px`).toBe(0);
      }
      expectQuiet();
    });
  },
);
