import { expect, it } from "vitest";
import { hydrated, modes, sharedBrowser } from "../support/browser";
import { sharedSite } from "../support/site";
import { ofThisRun } from "../support/this-run";
import { sharedVisit } from "../support/visit";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const places = ["Hero", "Launch Setup", "closing call"] as const;
/** The first button with scripts, the last one without. */
const buttons = ofThisRun(
  modes.flatMap((mode) => places.map((place) => ({ ...mode, place }))),
  ({ scripts, place }) => place === (scripts ? "Hero" : "closing call"),
);

it.each(buttons)(
  "the button of the $place on the landing page leads to the order form, in view, $mode",
  async ({ place, scripts }) => {
    const { page, expectQuiet } = await sharedVisit(browser, { scripts, reducedMotion: "reduce" });
    await page.goto(site.url);
    await hydrated(page, scripts);
    const button = {
      Hero: page.locator("#home").getByRole("link", { name: "Start My Website" }),
      "Launch Setup": page
        .locator("#pricing")
        .getByRole("link", { name: "Start My Website" })
        .first(),
      "closing call": page.locator("#contact").getByRole("link", { name: "Start My Website" }),
    }[place];
    await button.click();
    await page.waitForURL(`${site.url}/contact#contact-form`);
    const top = () =>
      page.locator("form#contact-form").evaluate((form) => form.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(page.viewportSize()!.height / 2);
    const header = await page.getByRole("banner").boundingBox();
    expect(await top()).toBeGreaterThanOrEqual(header!.height);
    expectQuiet();
  },
);
