import { describe, expect, it } from "vitest";
import { hydrated, modes, sharedBrowser } from "../support/browser";
import { logoPng } from "../support/assets/sample-files";
import { sharedSite } from "../support/site";
import { sharedVisit } from "../support/visit";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

async function openDemo(slug: string, scripts: boolean) {
  const visited = await sharedVisit(browser, { scripts, reducedMotion: "reduce" });
  await visited.page.goto(`${site.url}/demo/${slug}`);
  await hydrated(visited.page, scripts);
  return visited;
}

describe.each(modes)("a demo answers a form only after it was sent, $mode", ({ scripts }) => {
  it("the plumber with the price of the job at the chosen time", async () => {
    const { page, expectQuiet } = await openDemo("plumber", scripts);
    const answer = page.locator("#your-quote");
    expect(await answer.isVisible()).toBe(false);
    await page.getByLabel("What Is the Problem?").selectOption("Burst Pipe");
    await page.getByLabel("Tonight").check();
    expect(await answer.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Show My Price" }).click();
    await answer.getByRole("heading", { name: "Your Quote: Burst Pipe" }).waitFor();
    expect(await answer.innerText()).toContain("$360");
    expect(await answer.innerText()).toContain("tonight, within an hour");
    expectQuiet();
  });

  it("the gardener with what to expect of the visit", async () => {
    const { page, expectQuiet } = await openDemo("gardener", scripts);
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
    expectQuiet();
  });

  it("the carpenter with a first price for the space", async () => {
    const { page, expectQuiet } = await openDemo("carpenter", scripts);
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
    expectQuiet();
  });
});

it("the plumber's demo shows the photos that a visitor chooses and keeps them after its answer", async () => {
  const { page, expectQuiet } = await openDemo("plumber", true);
  await page
    .getByLabel("Photos of the Leak")
    .setInputFiles({ name: "leak.png", mimeType: "image/png", buffer: logoPng });
  const photo = page.getByRole("img", { name: "Photo 1" });
  await photo.waitFor();
  await page.getByLabel("What Is the Problem?").selectOption("Clogged Drain");
  await page.getByRole("button", { name: "Show My Price" }).click();
  await page.getByRole("heading", { name: "Your Quote: Clogged Drain" }).waitFor();
  expect(await photo.isVisible()).toBe(true);
  expectQuiet();
});
