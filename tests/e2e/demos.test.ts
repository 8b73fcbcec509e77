import { describe, expect, it } from "vitest";
import { modes } from "../support/browser";
import { logo } from "../support/assets/sample-files";
import { open, site } from "../support/pages/open";
import { hasDemo, lastTrade } from "../support/pages/sample-trades";

it.each(modes)(
  "a visitor sees a demo under the name of their own firm $mode",
  async ({ scripts }) => {
    const { page } = await open("/", { scripts });
    const home = page.locator("#home");
    const demo = `/demo/${lastTrade.slug}?name=Zq+%26+Sons`;
    await home.getByLabel("Your firm's name").fill("Zq & Sons");
    await home.getByLabel("Trade", { exact: true }).selectOption(lastTrade.name);
    if (scripts) {
      const phone = home.getByRole("link", {
        name: `Zq & Sons The demo website for ${lastTrade.category} on a phone`,
      });
      expect(await phone.getAttribute("href")).toBe(demo);
    }
    await home.getByRole("button", { name: "Show me" }).click();
    await page.waitForURL(site.url + demo);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(/zq & sons/i);
    await page.getByRole("link", { name: "Get This Site", exact: true }).click();
    await page.waitForURL(`${site.url}/contact?industry=${lastTrade.name}&name=Zq+%26+Sons`);
    expect(await page.getByLabel("Business name").inputValue()).toBe("Zq & Sons");
  },
);

describe.each(modes)("a demo answers a form only after it was sent, $mode", ({ scripts }) => {
  it.runIf(hasDemo("plumber"))(
    "the plumber with the price of the job at the chosen time",
    async () => {
      const { page } = await open("/demo/plumber", { scripts });
      const answer = page.locator("#your-quote");
      expect(await answer.isVisible()).toBe(false);
      await page.getByLabel("What Is the Problem?").selectOption("Burst Pipe");
      await page.getByLabel("Tonight").check();
      expect(await answer.isVisible()).toBe(false);
      await page.getByRole("button", { name: "Show My Price" }).click();
      await answer.getByRole("heading", { name: "Your Quote: Burst Pipe" }).waitFor();
      expect(await answer.innerText()).toContain("$360");
      expect(await answer.innerText()).toContain("tonight, within an hour");
    },
  );

  it.runIf(hasDemo("gardener"))("the gardener with what to expect of the visit", async () => {
    const { page } = await open("/demo/gardener", { scripts });
    const answer = page.locator("#visit-answer");
    const form = page.getByRole("form", { name: "Book a visit" });
    await form.getByLabel("Full acre").check();
    await form.getByLabel("Town", { exact: true }).selectOption("Deerfield");
    expect(await answer.isVisible()).toBe(false);
    await form.getByRole("button", { name: "Book the visit" }).click();
    await answer.getByRole("heading", { name: "Your first visit" }).waitFor();
    expect(await answer.innerText()).toContain("2 hours");
    // The town is not sent.
    const day = scripts ? "a Thursday" : "the day we are in your town";
    expect(await answer.innerText()).toContain(`Expect us on ${day}`);
  });

  it.runIf(hasDemo("carpenter"))("the carpenter with a first price for the space", async () => {
    const { page } = await open("/demo/carpenter", { scripts });
    const form = page.getByRole("form", { name: "Inquiry" });
    await form.getByLabel("A desk").check();
    await form.getByLabel("Black walnut").check();
    await form.getByLabel("Width").fill("48");
    expect(await page.locator("#answer").count()).toBe(0);
    await form.getByRole("button", { name: "Ask me for a sketch" }).click();
    await page.getByRole("heading", { name: "A desk in black walnut" }).waitFor();
    // Measurements are not sent: without scripts the answer is about the usual size.
    const [size, price] = scripts ? ["48 by 30 by 28", "2,100"] : ["60 by 30 by 28", "2,650"];
    const answer = page.locator("#answer");
    await expect.poll(() => answer.innerText()).toContain(`At ${size} inches`);
    expect(await answer.innerText()).toContain(`about ${price} dollars`);
  });
});

it.runIf(hasDemo("plumber"))(
  "the plumber's demo shows the photos that a visitor chooses and keeps them after its answer",
  async () => {
    const { page } = await open("/demo/plumber");
    await page.getByLabel("Photos of the Leak").setInputFiles(logo);
    const photo = page.getByRole("list", { name: "Your photos" }).locator("img");
    await photo.waitFor();
    await page.getByLabel("What Is the Problem?").selectOption("Clogged Drain");
    await page.getByRole("button", { name: "Show My Price" }).click();
    await page.getByRole("heading", { name: "Your Quote: Clogged Drain" }).waitFor();
    expect(await photo.isVisible()).toBe(true);
  },
);
